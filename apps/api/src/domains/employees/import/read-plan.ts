import type { OperationId } from '@nhansu/sdk/contract'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { mapInTurns } from '../../../workbooks/in-turns.ts'
import type { SheetEntry } from '../../../workbooks/import/read-rows.ts'
import type { RowReaches } from '../../../contract/field-rights.ts'
import { letsIn } from '../history/file-fields.ts'
import { codesInForce } from '../same-people/codes-in-force.ts'
import { codeField } from './import-columns.ts'
import {
  cardOf,
  closedFaults,
  faultsOfFileRow,
  faultsOfKnown,
  faultsOfNew,
  filled,
  jobOf,
  valuesOf,
} from './judge-rows.ts'
import { type Known, reachesOfNew, readKnown } from './known-people.ts'
import type { FaultyRow, Plan, PlannedPerson, PlannedRow } from './plan.ts'
import type { SentSheet } from './read-sheets.ts'
import type { JobSheet } from './sheets.ts'

type Draft = { -readonly [Key in keyof PlannedPerson]: PlannedPerson[Key] } & {
  jobs: PlannedRow[]
  rows: PlannedRow[]
  reaches: RowReaches
}

const elsewhere = 'Mã nhân viên này đã được dùng trong tập đoàn.'
const unknown =
  'Không có nhân viên nào mang mã này trong phạm vi của bạn, cũng không có ở trang tính "Nhân viên".'

/**
 * Makes of the rows of a workbook what is to be written, person by person; what is wrong by itself, or not the sender's to
 * write, stays out and says why.
 */
export async function readPlan(context: ProductContext, asSent: readonly SentSheet[]): Promise<Plan> {
  const typed = codesOf(asSent)
  const inForce = await codesInForce(context, typed)
  const known = await readKnown(context, [...new Set([...typed, ...inForce.values()])])
  const sent = underCodesInForce(asSent, inForce, known)
  const people: Draft[] = []
  const byCode = new Map<string, Draft>()
  const faulty: FaultyRow[] = []
  const isWrong = (sheet: string, entry: SheetEntry, errors: readonly string[]): boolean => {
    if (errors.length > 0) faulty.push({ sheet, row: entry.row, key: codeOf(entry), errors })
    return errors.length > 0
  }
  const add = (code: string | null, draft: Draft) => {
    people.push(draft)
    if (code !== null) byCode.set(code, draft)
  }

  for (const sheet of sent.filter((each) => each.sheet === undefined)) {
    await mapInTurns(sheet.entries, (entry) => {
      const code = codeOf(entry)
      const first = code === null ? undefined : byCode.get(code)
      const there = code === null ? undefined : known.people.get(code)
      const row = { sheet: sheet.name, row: entry.row }
      if (there?.isVisible) {
        const errors = [
          ...faultsOfKnown(entry, sheet.fields),
          ...closedFaults(context, 'employees.update', sheet.fields, cardOf(entry), there.reaches),
          ...(first ? [`Mã nhân viên trùng với dòng ${first.card?.row ?? ''}.`] : []),
        ]
        if (isWrong(sheet.name, entry, errors)) return
        const card = { ...row, values: cardOf(entry) }
        add(code, { code, id: there.id, card, jobs: [], rows: [], reaches: there.reaches })
        return
      }
      const reaches = reachesOfNew(known, entry.values['department_id'])
      const isLater = first !== undefined
      const errors = [
        ...(code !== null && known.taken.has(code) ? [elsewhere] : []),
        ...faultsOfNew(entry, sheet.fields, { isLater }),
        ...placeRights(context, entry, reaches),
        ...closedFaults(context, 'employees.store', sheet.fields, filled(cardOf(entry)), reaches),
        ...(first ? laterFaults(entry, first) : []),
      ]
      const values = jobOf(entry)
      // Of a row that is wrong the code is known all the same: rows of other sheets are not wrong for it.
      const isBad = isWrong(sheet.name, entry, errors)
      const card = isBad ? null : { ...row, values: filled(cardOf(entry)) }
      const draft = first ?? { code, id: null, card, jobs: [], rows: [], reaches }
      if (!first) add(code, draft)
      if (isBad) return
      // Whose he is now, his last row says, wherever it stands.
      if (draft.jobs.every((job) => dayOf(job.values) <= dayOf(values))) draft.reaches = reaches
      draft.jobs.push({ ...row, values })
    })
  }

  for (const each of sent) {
    const { sheet } = each
    if (sheet === undefined) continue
    await mapInTurns(each.entries, (entry) => {
      const code = codeOf(entry) ?? ''
      const person = byCode.get(code) ?? knownDraft(known, code)
      const errors = [
        ...(person || entry.values[codeField] === undefined ? [] : [unknown]),
        ...faultsOfFileRow(entry, each.fields),
        ...(person && sheet.job ? jobSheetFaults(person, each.name, sheet.job) : []),
        ...(person ? rightsOf(context, sheet.change, each, entry, person.reaches) : []),
      ]
      if (person && !byCode.has(code)) add(code, person)
      if (isWrong(each.name, entry, errors) || person === undefined) return
      person.rows.push({ sheet: each.name, row: entry.row, values: valuesOf(entry) })
    })
  }
  return { people: people.map(({ reaches: _reaches, ...person }) => person), faulty }
}

/** Why a row of job facts cannot be of this person. */
function jobSheetFaults({ id, jobs, rows }: Draft, sheet: string, job: JobSheet): string[] {
  if (id !== null) {
    return [
      `Người này đã có trong công ty nên tệp không đổi được thông tin công việc ở trang tính "${sheet}". Hãy bỏ dòng này và dùng "${job.dialog}" trên hồ sơ.`,
    ]
  }
  // Of whoever cannot be taken in that is said already.
  if (job.isOpening && jobs.some(({ values }) => values['is_opening'] !== true)) {
    return [`Trang tính "${sheet}" chỉ dùng cho người mới có Số liệu đầu kỳ.`]
  }
  const first = job.isSingle ? rows.find((row) => row.sheet === sheet) : undefined
  return first ? [`Mã nhân viên trùng với dòng ${first.row}.`] : []
}

function codesOf(sent: readonly SentSheet[]): string[] {
  return sent.flatMap(({ entries }) => entries.flatMap((entry) => codeOf(entry) ?? []))
}

/**
 * The same rows under the codes that stayed: who was linked is one person, whichever of his codes a row has. Whom the sender
 * may not see keeps the code that was typed, so that nothing told of the row says which one is his now.
 */
function underCodesInForce(
  sent: readonly SentSheet[],
  inForce: ReadonlyMap<string, string>,
  { people }: Known,
): readonly SentSheet[] {
  const renamed = (entry: SheetEntry): SheetEntry => {
    const code = inForce.get(codeOf(entry) ?? '')
    if (code === undefined || people.get(code)?.isVisible !== true) return entry
    return { ...entry, values: { ...entry.values, [codeField]: code } }
  }
  return sent.map((sheet) => ({ ...sheet, entries: sheet.entries.map(renamed) }))
}

function codeOf({ values }: SheetEntry): string | null {
  const code = values[codeField]
  return typeof code === 'string' ? code : null
}

function knownDraft({ people }: Known, code: string): Draft | undefined {
  const person = people.get(code)
  if (!person?.isVisible) return undefined
  return { code, id: person.id, card: null, jobs: [], rows: [], reaches: person.reaches }
}

/** The day from which a row of somebody's job holds; days are in the order of their letters. */
function dayOf(values: PlannedRow['values']): string {
  return String(values['effective_date'])
}

/** Only what somebody was before an import has several rows, one after the other. */
function laterFaults(entry: SheetEntry, { card, jobs }: Draft): string[] {
  const all = [...jobs.map(({ values }) => values), entry.values]
  if (all.some((values) => values['is_opening'] !== true)) {
    return [
      `Mã nhân viên trùng với dòng ${card?.row ?? ''}. Chỉ Số liệu đầu kỳ mới có nhiều dòng của một người.`,
    ]
  }
  const differs = Object.entries(filled(cardOf(entry))).some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(card?.values[field]),
  )
  return differs
    ? [`Thông tin cá nhân khác với dòng ${card?.row ?? ''} của cùng người. Hãy để trống ở dòng này.`]
    : []
}

function placeRights(context: ProductContext, { values }: SheetEntry, reaches: RowReaches): string[] {
  if (typeof values['department_id'] !== 'number') return []
  return letsIn(operationNamed('employees.store'), context, reaches)
    ? []
    : ['Bạn không có quyền tiếp nhận nhân viên vào đơn vị này.']
}

function rightsOf(
  context: ProductContext,
  change: OperationId,
  { name, fields }: SentSheet,
  entry: SheetEntry,
  reaches: RowReaches,
): string[] {
  if (!letsIn(operationNamed(change), context, reaches)) {
    return [`Bạn không có quyền nhập trang tính "${name}" cho người này.`]
  }
  return closedFaults(context, change, fields, valuesOf(entry), reaches)
}
