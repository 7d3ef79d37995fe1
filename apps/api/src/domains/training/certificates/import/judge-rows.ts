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
import {
  endsBeforeIssue,
  keyOf,
  type PlannedCertificate,
  type SaidCertificate,
  toldWrong,
} from './read-plan.ts'

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
    const { known, isRevoked, fault } = matching(own, each, more)
    if (fault !== undefined) return wrong(each, fault)
    if (isRevoked === true) return stillRevoked(each, own)
    const paper = numberKey(said.certificate_id, more.number_key)
    const keys = known
      ? [`${known.id}`]
      : [`${paper} of ${each.employee_id}`, `${paper} by ${more.issuer_key}`]
    const first = keys.map((key) => firstRows.get(key)).find((before) => before !== undefined)
    if (first !== undefined) return wrong(each, `Số chứng chỉ trùng với dòng ${first}.`)
    for (const key of keys) firstRows.set(key, row)
    return known ? changeOf(each, known, columns) : newOf(each, more, columns, days)
  })
}

const numberKey = (kind: number, number: string) => `${kind} ${number}`

/** What a row means: a certificate that stands, one that is revoked and says the same, or, without a fault, a new one. */
interface Meant {
  known?: KnownCertificate
  isRevoked?: true
  fault?: string
}

/**
 * Which certificate of its number a row means. A revoked one comes first, so that its row, as an exported list has it, never
 * writes over the one that was issued again under its number. Else that of the issuer, or one of the same person and day
 * whose issuer is written otherwise; without an issuer the only one that the person has.
 */
function matching(own: readonly KnownCertificate[], each: PlannedCertificate, facts: Completed): Meant {
  const { employee_id: person, said } = each
  const mine = own.filter((held) => held.employee_id === person)
  const standing = mine.filter((held) => !held.is_revoked)
  const sameDay = standing.filter((held) => held.issue_date === said.issue_date)
  const revoked = mine.filter((held) => held.is_revoked && held.issue_date === said.issue_date)
  if (revoked.some((held) => saysSame(each, held))) return { isRevoked: true }
  const isRevokedPaper = revoked.some(
    (held) => said.issuer === undefined || held.issuer_key === facts.issuer_key,
  )
  if (isRevokedPaper && sameDay.length === 0) return { fault: revokedFault(each) }
  const [first, second] = standing
  if (said.issuer === undefined && first !== undefined) {
    return second === undefined ? { known: first } : { fault: severalFault(each) }
  }
  const named = own.find((held) => !held.is_revoked && held.issuer_key === facts.issuer_key)
  if (named?.employee_id === person) return { known: named }
  if (named !== undefined) return { fault: takenFault(each) }
  const [twin, another] = sameDay
  if (twin !== undefined && another === undefined) return { known: twin }
  if (first !== undefined) return { fault: otherIssuerFault(each, first) }
  return revoked.length > 0 ? { fault: revokedFault(each) } : {}
}

const takenFault = ({ said }: PlannedCertificate) =>
  `Số ${said.number} của chứng chỉ này đã được cấp cho nhân viên khác. Hãy kiểm tra lại số và nơi cấp.`

const revokedFault = ({ said }: PlannedCertificate) =>
  `Chứng chỉ số ${said.number} của nhân viên này đã bị thu hồi nên không nhập lại được.`

const severalFault = ({ said }: PlannedCertificate) =>
  `Nhân viên này có nhiều chứng chỉ số ${said.number} của các nơi cấp khác nhau. Hãy ghi cột "Nơi cấp".`

const otherIssuerFault = ({ said }: PlannedCertificate, { issuer, issue_date: day }: KnownCertificate) =>
  `Nhân viên này đã có chứng chỉ số ${said.number} do "${issuer}" cấp ngày ${shownDate(day)}. Nếu là chứng chỉ đó, mỗi lần nhập chỉ sửa nơi cấp hoặc ngày cấp; nếu là chứng chỉ khác, hãy thêm bằng tay.`

/** A row that says what a revoked certificate says changes nothing, which its reader is told unless one like it stands. */
function stillRevoked(each: PlannedCertificate, own: readonly KnownCertificate[]): JudgedCertificate {
  const { row, employee_id: person, said } = each
  const stands = own.some((held) => held.employee_id === person && !held.is_revoked && saysSame(each, held))
  const warnings = stands
    ? {}
    : { warnings: [`Chứng chỉ số ${said.number} đã bị thu hồi; dòng này không làm thay đổi gì.`] }
  const key = keyOf(said.number)
  return { row, told: { row, state: 'unchanged', key, changes: [], errors: [], ...warnings } }
}

/** Whether the cells of a row that are filled in say of a certificate what stands already. */
function saysSame({ said }: PlannedCertificate, held: KnownCertificate): boolean {
  const after = valuesOver(said, held)
  return changedFields.every((field) => after[field] === held[field])
}

/** A certificate with what the filled cells of a row say of it. */
function valuesOver(said: SaidCertificate, known: KnownCertificate): WrittenCertificate {
  const { employee_id, certificate_id, number } = known
  return {
    employee_id,
    certificate_id,
    number,
    issuer: sameText(said.issuer, known.issuer) ? known.issuer : (said.issuer ?? known.issuer),
    issue_date: said.issue_date,
    expiry_date: said.expiry_date ?? known.expiry_date,
    note: said.note ?? known.note,
  }
}

function changeOf(
  each: PlannedCertificate,
  known: KnownCertificate,
  columns: readonly FieldColumn[],
): JudgedCertificate {
  const { row, said } = each
  const { number } = known
  const values = valuesOver(said, known)
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

/** Whether a cell says of a text what stands already, but for letters' case and composition. */
function sameText(cell: string | undefined, text: string): boolean {
  return cell !== undefined && cell.normalize('NFC').toLowerCase() === text.normalize('NFC').toLowerCase()
}

function wrong({ row, said }: PlannedCertificate, sentence: string): JudgedCertificate {
  return { row, told: toldWrong(row, said, [sentence]) }
}
