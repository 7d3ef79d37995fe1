import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { fieldErrors } from '../../../contract/field-messages.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { FieldColumn } from '../../../workbooks/columns.ts'
import { folded, isEmpty } from '../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import {
  fileFault,
  type ReadEntries,
  readEntries,
  type SheetEntry,
  titleOf,
} from '../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { readNames } from '../../../workbooks/import/trial.ts'
import type { ReadCell } from '../../../workbooks/reading/read-sheet.ts'
import { byAnyCode } from '../../employees/public.ts'
import { preparedFor } from '../contract-rows.ts'
import { codeField, contractImportFields, payRights } from './import-columns.ts'

/** A contract of before the product, as a row that is right by itself says it. */
export interface PlannedContract {
  /** As Excel numbers it. */
  row: number
  employee_id: number
  contract_number: string
  contract_type_id: number
  sign_date: string
  start_date: string
  /** All that was filled in but for the code. */
  values: Readonly<Record<string, unknown>>
}

/** What a workbook asks. */
export interface ContractPlan {
  contracts: PlannedContract[]
  faulty: ToldRow[]
}

/** The widest that anybody reaches: whether a right is held at all. */
const anywhere: RowReaches = [true, true]

/** The columns of a sheet that somebody may fill in at all, with the company's types; pay only for who may see it of issued ones. */
export async function openFields(context: ProductContext, sheet: ImportFields): Promise<ImportFields> {
  const fields = await readNames(context, sheet)
  return { ...fields, columns: fields.columns.filter((column) => isOpen(context, column, anywhere)) }
}

function isOpen(context: ProductContext, { path }: FieldColumn, reaches: RowReaches): boolean {
  const rights = payRights().get(path)
  return rights === undefined || holdsOn(context, rights, reaches)
}

/** @throws ApiFailure 400 for columns that are unknown, missing or not the sender's to fill in */
export async function readSheetRows(
  context: ProductContext,
  sheet: readonly (readonly ReadCell[])[],
  of: ImportFields,
): Promise<ReadEntries> {
  const fields = await readNames(context, of)
  const sent = new Set((sheet[0] ?? []).map((title) => folded(titleOf(title))))
  const closed = fields.columns.filter(
    (column) => sent.has(folded(column.title)) && !isOpen(context, column, anywhere),
  )
  if (closed.length > 0) {
    const words = closed.map(({ title }) => `"${title}"`).join(', ')
    throw fileFault(`Bạn không có quyền nhập cột ${words}. Hãy bỏ các cột này khỏi tệp.`)
  }
  return readEntries(sheet, fields)
}

/** Makes of rows what is to be written; what is wrong by itself, or not the sender's to write, stays out and says why. */
export async function readPlan(
  context: ProductContext,
  { entries }: Pick<ReadEntries, 'entries'>,
): Promise<ContractPlan> {
  const fields = contractImportFields()
  const codes = entries.flatMap(({ values: { [codeField]: code } }) => (typeof code === 'string' ? code : []))
  const people = await byAnyCode(context, codes, (all) => readPeople(context, all))
  const plan: ContractPlan = { contracts: [], faulty: [] }
  const numbers = new Map<string, number>()
  for (const entry of entries) {
    const { row, values } = entry
    const { [codeField]: code, ...said } = Object.fromEntries(
      Object.entries(values).filter(([, value]) => !isEmpty(value)),
    )
    const person = people.get(String(code))
    const number = numberKey(said['sign_date'], said['contract_number'])
    const first = numbers.get(number)
    if (first === undefined) numbers.set(number, row)
    const errors = [
      ...entry.errors,
      ...faultsOf(fields, { ...said, ...(code !== undefined && { [codeField]: code }) }, entry),
      ...(code === undefined || person
        ? []
        : ['Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.']),
      ...(person ? closedFaults(context, fields, said, person.reaches) : []),
      ...(first === undefined ? [] : [`Số hợp đồng trùng với dòng ${first}.`]),
    ]
    if (errors.length > 0 || person === undefined) plan.faulty.push(toldWrong(row, said, errors))
    else plan.contracts.push(planned(row, person.id, said))
  }
  return plan
}

/** A row that is wrong, as the dry run tells it. */
export function toldWrong(
  row: number,
  values: Readonly<Record<string, unknown>>,
  errors: readonly string[],
): ToldRow {
  return { row, state: 'wrong', key: keyOf(values), changes: [], errors: [...errors] }
}

/** In which book a number stands, and which it is: the book begins anew with each year, and knows no case of letters. */
export function numberKey(signed: unknown, number: unknown): string {
  return `${String(signed).slice(0, 4)} ${String(number).normalize('NFC').trim().toLowerCase()}`
}

/** What a row is called by. */
export function keyOf(values: Readonly<Record<string, unknown>>): string | null {
  const number = values['contract_number']
  return typeof number === 'string' ? number.slice(0, 100) : null
}

function planned(
  row: number,
  employeeId: number,
  values: Readonly<Record<string, unknown>>,
): PlannedContract {
  return {
    row,
    employee_id: employeeId,
    // The validator has seen that each of them is there.
    contract_number: String(values['contract_number']).normalize('NFC').trim(),
    contract_type_id: Number(values['contract_type_id']),
    sign_date: String(values['sign_date']),
    start_date: String(values['start_date']),
    values,
  }
}

function faultsOf(
  { validate }: ImportFields,
  body: Readonly<Record<string, unknown>>,
  { faulty = [], errors }: SheetEntry,
): string[] {
  const found = validate(structuredClone(body)) ? {} : fieldErrors(validate.errors ?? [])
  const sentences = Object.entries(found)
    // A type that is not there has been told by its name.
    .filter(([field]) => !faulty.includes(field) && !(field === 'contract_type_id' && errors.length > 0))
    .flatMap(([, texts]) => texts)
  const hasDay = body['ended_date'] !== undefined
  const hasReason = body['end_reason'] !== undefined || faulty.includes('end_reason')
  if (hasDay && !hasReason) sentences.push('Vui lòng chọn lý do chấm dứt.')
  const more = ['end_reason', 'notice_date', 'decision_no'].some((field) => body[field] !== undefined)
  if (!hasDay && more && !faulty.includes('ended_date'))
    sentences.push('Lý do, ngày báo trước và số quyết định chấm dứt chỉ ghi khi có ngày chấm dứt.')
  return sentences
}

/** Says which columns of a row its sender may not fill in for this very person. */
export function closedFaults(
  context: ProductContext,
  { columns }: ImportFields,
  values: Readonly<Record<string, unknown>>,
  reaches: RowReaches,
): string[] {
  const closed = columns.filter(
    (column) => values[column.path] !== undefined && !isOpen(context, column, reaches),
  )
  if (closed.length === 0) return []
  return [`Bạn không có quyền nhập ${closed.map(({ title }) => `"${title}"`).join(', ')} của người này.`]
}

/** Somebody whom the sender prepares contracts for. */
export interface Person {
  id: number
  reaches: RowReaches
}

/** The people of these codes whom the sender prepares contracts for. */
export async function readPeople(
  context: ProductContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const { rows } = await sql<Person & { code: string }>`
    select employees.nhansu_id as code, employees.id, ${rowReaches(context, preparedFor)} as reaches
    from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, preparedFor)}
      and employees.nhansu_id = any(${[...new Set(codes)]}::text[])`.execute(context.db)
  return new Map(rows.map(({ code, ...person }) => [code, person]))
}
