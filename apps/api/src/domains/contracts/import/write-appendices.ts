import { type RawBuilder, sql } from 'kysely'
import type { AuditEntry } from '../../../contract/audit.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import type { Change } from '../../../workbooks/import/compare-rows.ts'
import type { ImportContext } from '../../../workbooks/import/import-context.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { shownValue } from '../../../workbooks/shown-values.ts'
import { appendixFault } from '../appendix-fault.ts'
import { changeOf, type TermField, termFields } from '../bulk-appendices/appendix-sources.ts'
import { appendixImportFields, appendixSheet } from './appendix-columns.ts'
import { type PlannedAppendixRow, toldWrongAppendix } from './appendix-rows.ts'
import { payRights } from './import-columns.ts'
import { dots, tried } from '../../../workbooks/import/tried.ts'

type Values = Readonly<Record<string, unknown>>

/** The contract that an appendix belongs to. */
interface Parent {
  id: number
  contract_number: string
  start_date: string
  last_day: string | null
}

/**
 * Writes appendices of before the product to contracts that are there, those of the same workbook among them. A row that is
 * refused is told with its reason and leaves nothing.
 * @returns what became of each row, and for the trail what was made
 */
export async function writePastAppendices(
  context: ImportContext,
  appendices: readonly PlannedAppendixRow[],
  importId: number,
  progress: (done: number) => Promise<void>,
): Promise<{ told: ToldRow[]; entries: AuditEntry[] }> {
  const told: ToldRow[] = []
  const entries: AuditEntry[] = []
  const inOrder = appendices.toSorted((one, other) => one.start_date.localeCompare(other.start_date))
  for (const [done, appendix] of inOrder.entries()) {
    await progress(done)
    const outcome = await tried(context, () => writeOne(context, appendix, importId), 'appendices.store')
    if (outcome.errors) {
      told.push(toldWrongAppendix(appendix.row, appendix.appendix_number, outcome.errors))
      continue
    }
    const { row, appendix_number: key } = appendix
    const { made } = outcome
    const state = made === undefined ? 'unchanged' : 'new'
    const changes = made === undefined ? [] : toldChanges(appendix)
    told.push({ sheet: appendixSheet, row, state, key, changes, errors: [] })
    if (made === undefined) continue
    const changedFields = Object.keys(made.values)
    entries.push({ resource: 'appendices', recordId: made.id, changedFields, values: { after: made.values } })
  }
  return { told, entries }
}

function toldChanges(appendix: PlannedAppendixRow): Change[] {
  const said: Values = { ...appendix.values, ...appendix, number: appendix.appendix_number }
  return appendixImportFields()
    .columns.filter(({ path }) => (said[path] ?? null) !== null)
    .map((column) => ({
      field: column.path,
      title: column.title,
      before: null,
      // A run that is kept does not tell pay.
      after: payRights().has(column.path) ? dots : shownValue(column, said),
    }))
}

/** @returns undefined for an appendix that is there already and says the same */
async function writeOne(
  context: ImportContext,
  appendix: PlannedAppendixRow,
  importId: number,
): Promise<{ id: number; values: Values } | undefined> {
  const { db, companyId, session } = context
  const { appendix_number, sign_date, start_date, end_date, values } = appendix
  const contract = await parentOf(context, appendix)
  const fault = appendixFault({ ...contract, state: 'issued', end_date: contract.last_day }, appendix)
  if (fault) throw invalidInput({ [fault.field ?? 'contract_number']: [fault.text] })
  const said = { ...values, sign_date, start_date, end_date }
  if (await isThere(context, contract.id, appendix_number, said)) return undefined
  const changed = termFields.filter((field: TermField) => field in values)
  const changes = changed.length === 0 ? ['other'] : changed.map((field) => changeOf[field])
  const kept: Values = { ...said, changes, contract_id: contract.id, appendix_number }
  const { rows } = await sql<{ id: number }>`
    insert into appendices (company_id, created_by, import_id, ${names(Object.keys(kept))})
    values (${companyId}, ${session.userId}, ${importId}, ${sql.join(Object.values(kept))}) returning id`.execute(
    db,
  )
  const id = Number(rows[0]?.id)
  await drawNumber(context, 'appendix', {
    on: sign_date,
    typed: appendix_number,
    parent: contract.contract_number,
    record: { kind: 'appendices', id },
    userId: session.userId,
    isPast: true,
    mayRepeat: true,
  })
  return { id, values: kept }
}

/**
 * The contract of that number; of several, since numbers begin anew with each year, the one whose days the appendix begins in.
 * @throws ApiFailure 400 where the person has none, or none of several has such a day
 */
async function parentOf(
  { db, inThisCompany }: ImportContext,
  { employee_id, contract_number, start_date }: PlannedAppendixRow,
): Promise<Parent> {
  const { rows } = await sql<Parent>`
    select id, contract_number, start_date, coalesce(ended_date, end_date) as last_day from contracts
    where ${inThisCompany('contracts')} and employee_id = ${employee_id}
      and lower(contract_number) = lower(${contract_number}) and state in ('issued', 'ended')`.execute(db)
  const [found] = rows
  if (found === undefined) {
    const text = `Không tìm thấy hợp đồng số ${contract_number} của nhân viên này; nếu hợp đồng ở cùng tệp thì hãy sửa dòng đó trước.`
    throw invalidInput({ contract_number: [text] })
  }
  if (rows.length === 1) return found
  const [inForce, other] = rows.filter(
    (contract) =>
      contract.start_date <= start_date && (contract.last_day === null || contract.last_day >= start_date),
  )
  if (inForce !== undefined && other === undefined) return inForce
  const text = `Nhân viên này có nhiều hợp đồng mang số ${contract_number}; ngày hiệu lực của phụ lục phải nằm trong thời hạn của một hợp đồng.`
  throw invalidInput({ contract_number: [text] })
}

/** @throws ApiFailure 400 for an appendix of that number that says something else: what was signed stays as it is */
async function isThere(
  { db, inThisCompany }: ImportContext,
  contractId: number,
  number: string,
  said: Values,
): Promise<boolean> {
  const { rows } = await sql<Values>`
    select ${names(Object.keys(said))} from appendices
    where ${inThisCompany('appendices')} and contract_id = ${contractId}
      and lower(appendix_number) = lower(${number})`.execute(db)
  const [stored] = rows
  if (stored === undefined) return false
  const others = appendixImportFields().columns.filter(
    ({ path }) => path in said && (said[path] ?? null) !== stored[path],
  )
  if (others.length === 0) return true
  const titles = others.map(({ title }) => `"${title}"`).join(', ')
  throw new ApiFailure(409, `Phụ lục số này đã có nên tệp không sửa được; khác ở cột ${titles}.`)
}

function names(fields: readonly string[]): RawBuilder<unknown> {
  return sql.join(fields.map((field) => sql.ref(field)))
}
