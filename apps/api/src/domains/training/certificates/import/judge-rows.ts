import type { FieldColumn } from '../../../../workbooks/columns.ts'
import type { Change } from '../../../../workbooks/import/compare-rows.ts'
import type { ImportContext } from '../../../../workbooks/import/import-context.ts'
import type { ToldRow } from '../../../../workbooks/import/result.ts'
import { shownDate, shownValue } from '../../../../workbooks/shown-values.ts'
import { certificateImportFields, changedFields, codeField } from './import-columns.ts'
import {
  certificatesByDay,
  certificatesByNumber,
  type Completed,
  completed,
  dayKey,
  type KnownCertificate,
} from './known-certificates.ts'
import { keyOf, type PlannedCertificate, toldWrong } from './read-plan.ts'

/** A certificate as an import writes it. */
export interface WrittenCertificate {
  employee_id: number
  certificate_id: number
  number: string
  issuer: string
  issue_date: string
  expiry_date: string | null
  note: string | null
}

/** A row with what it would do, and what it writes where it writes something. */
export interface JudgedCertificate {
  row: number
  told: ToldRow
  values?: WrittenCertificate
  /** What it changes; none: it makes a new one. */
  known?: KnownCertificate
}

/** Says of each row what it would do: a new certificate, a change of one that is there, nothing, or why it cannot be. */
export async function judgeRows(
  context: ImportContext,
  planned: readonly PlannedCertificate[],
): Promise<JudgedCertificate[]> {
  const { columns } = await certificateImportFields(context)
  const facts = await completed(context, planned)
  const there = Map.groupBy(await certificatesByNumber(context, planned), (held) =>
    numberKey(held.certificate_id, held.number_key),
  )
  const days = await certificatesByDay(context, planned)
  const firstRows = new Map<string, number>()
  return planned.map((each) => {
    const { row, said } = each
    const more = facts.get(row)
    if (more === undefined) return wrong(each, 'Chứng chỉ không còn trong danh mục.')
    const own = there.get(numberKey(said.certificate_id, more.number_key)) ?? []
    const { known, fault } = matching(own, each, more)
    if (fault !== undefined) return wrong(each, fault)
    const same = known ? `${known.id}` : `${said.certificate_id} ${more.number_key} ${more.issuer_key}`
    const first = firstRows.get(same)
    if (first !== undefined) return wrong(each, `Số chứng chỉ trùng với dòng ${first}.`)
    firstRows.set(same, row)
    return known ? changeOf(each, known, columns) : newOf(each, more, columns, days)
  })
}

const numberKey = (kind: number, number: string) => `${kind} ${number}`

/**
 * Which certificate a row means: that of the number and the issuer, else one of the same person, number and day whose
 * issuer is written otherwise.
 */
function matching(
  own: readonly KnownCertificate[],
  { employee_id: person, said }: PlannedCertificate,
  { issuer_key: issuer }: Completed,
): { known?: KnownCertificate; fault?: string } {
  const standing = own.filter((held) => !held.is_revoked)
  const isSamePaper = (held: KnownCertificate) =>
    held.employee_id === person && held.issue_date === said.issue_date
  const unsaid = said.issuer === undefined ? standing.filter((held) => held.employee_id === person) : []
  const known =
    standing.find((held) => held.issuer_key === issuer) ??
    standing.find(isSamePaper) ??
    (unsaid.length === 1 ? unsaid[0] : undefined)
  if (known !== undefined && known.employee_id !== person) {
    return {
      fault: `Số ${said.number} của chứng chỉ này đã được cấp cho nhân viên khác. Hãy kiểm tra lại số và nơi cấp.`,
    }
  }
  if (known !== undefined) return { known }
  return own.some((held) => held.is_revoked && isSamePaper(held))
    ? { fault: `Chứng chỉ số ${said.number} của nhân viên này đã bị thu hồi nên không nhập lại được.` }
    : {}
}

function changeOf(
  each: PlannedCertificate,
  known: KnownCertificate,
  columns: readonly FieldColumn[],
): JudgedCertificate {
  const { row, said } = each
  const { employee_id, certificate_id, number } = known
  const values: WrittenCertificate = {
    employee_id,
    certificate_id,
    number,
    issuer: sameText(said.issuer, known.issuer) ? known.issuer : (said.issuer ?? known.issuer),
    issue_date: said.issue_date,
    expiry_date: said.expiry_date ?? known.expiry_date,
    note: said.note ?? known.note,
  }
  const changes = columns.flatMap((column): Change[] => {
    const field = changedFields.find((path) => path === column.path)
    if (field === undefined || values[field] === known[field]) return []
    const [before, after] = [shownValue(column, { ...known }), shownValue(column, { ...values })]
    return [{ field, title: column.title, before, after }]
  })
  const key = keyOf(number)
  if (changes.length === 0) return { row, told: { row, state: 'unchanged', key, changes, errors: [] } }
  if (known.is_given) {
    const heads = changes.map(({ title }) => `"${title}"`).join(', ')
    return wrong(
      each,
      `Chứng chỉ số ${number} do khóa đào tạo hoặc đợt kiểm tra cấp nên tệp không sửa được; khác ở cột ${heads}.`,
    )
  }
  const ends = endsBeforeIssue(values)
  if (ends !== undefined) return wrong(each, ends)
  return { row, told: { row, state: 'changed', key, changes, errors: [] }, values, known }
}

function newOf(
  each: PlannedCertificate,
  { issuer, reckoned }: Completed,
  columns: readonly FieldColumn[],
  days: ReadonlyMap<string, string>,
): JudgedCertificate {
  const { row, said, employee_id, nhansu_id } = each
  const values: WrittenCertificate = {
    employee_id,
    certificate_id: said.certificate_id,
    number: said.number.trim(),
    issuer,
    issue_date: said.issue_date,
    expiry_date: said.expiry_date ?? reckoned,
    note: said.note ?? null,
  }
  const ends = endsBeforeIssue(values)
  if (ends !== undefined) return wrong(each, ends)
  const shown: Readonly<Record<string, unknown>> = { ...values, [codeField]: nhansu_id }
  const changes = columns
    .filter(({ path }) => shown[path] !== null)
    .map((column): Change => ({
      field: column.path,
      title: column.title,
      before: null,
      after: shownValue(column, shown),
    }))
  const other = days.get(dayKey(employee_id, said))
  const warnings =
    other === undefined
      ? {}
      : {
          warnings: [
            `Nhân viên này đã có chứng chỉ cùng loại, cùng ngày cấp với số ${other}. Hãy kiểm tra có phải cùng một chứng chỉ.`,
          ],
        }
  return {
    row,
    told: { row, state: 'new', key: keyOf(values.number), changes, errors: [], ...warnings },
    values,
  }
}

function endsBeforeIssue({ issue_date: issued, expiry_date: ends }: WrittenCertificate): string | undefined {
  if (ends === null || ends >= issued) return undefined
  return `Ngày hết hạn ${shownDate(ends)} không được trước ngày cấp ${shownDate(issued)}.`
}

/** Whether a cell says of a text what stands already, but for letters' case and composition. */
function sameText(cell: string | undefined, text: string): boolean {
  return cell !== undefined && cell.normalize('NFC').toLowerCase() === text.normalize('NFC').toLowerCase()
}

function wrong({ row, said }: PlannedCertificate, sentence: string): JudgedCertificate {
  return { row, told: toldWrong(row, said, [sentence]) }
}
