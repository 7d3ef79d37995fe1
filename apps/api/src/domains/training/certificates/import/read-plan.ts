import { sql } from 'kysely'
import { visibleRows } from '../../../../contract/access.ts'
import { fieldErrors } from '../../../../contract/field-messages.ts'
import type { ProductContext } from '../../../../contract/handlers.ts'
import { isEmpty } from '../../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../../workbooks/import/fields.ts'
import type { SheetEntry } from '../../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../../workbooks/import/result.ts'
import { todayOf, visibleEmployees } from '../../../employees/public.ts'
import { codeField } from './import-columns.ts'

/** What a row says of a certificate: its cells that are filled in. */
export interface SaidCertificate {
  certificate_id: number
  number: string
  issuer?: string
  issue_date: string
  expiry_date?: string
  note?: string
}

/** A row that is right by itself. */
export interface PlannedCertificate {
  /** As Excel numbers it. */
  row: number
  employee_id: number
  nhansu_id: string
  said: SaidCertificate
}

/** How a row is kept until its work begins. */
export type QueuedCertificate = { planned: PlannedCertificate } | { fault: ToldRow }

/** Makes certificates of rows; what is wrong by itself, or of somebody who is not the sender's, stays out and says why. */
export async function readPlan(
  context: ProductContext,
  entries: readonly SheetEntry[],
  fields: ImportFields,
): Promise<QueuedCertificate[]> {
  const people = await readPeople(
    context,
    entries.flatMap(({ values: { [codeField]: code } }) => (typeof code === 'string' ? code : [])),
  )
  const today = await todayOf(context)
  return entries.map((entry) => {
    const { row, values } = entry
    const { [codeField]: code, ...said } = Object.fromEntries(
      Object.entries(values).filter(([, value]) => !isEmpty(value)),
    )
    const person = people.get(String(code))
    const found = faultsOf(entry, fields)
    const isAhead = found.length === 0 && typeof said['issue_date'] === 'string' && said['issue_date'] > today
    const errors = [
      ...entry.errors,
      ...found,
      ...(isAhead ? ['Ngày cấp không được ở tương lai.'] : []),
      ...(code === undefined || person !== undefined
        ? []
        : ['Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.']),
    ]
    if (errors.length > 0 || person === undefined) return { fault: toldWrong(row, said, errors) }
    // The validator has seen what is there, and of which kind it is.
    const written = said as unknown as SaidCertificate
    return { planned: { row, employee_id: person, nhansu_id: String(code), said: written } }
  })
}

/** A row that is wrong, as the dry run tells it. */
export function toldWrong(row: number, { number }: { number?: unknown }, errors: readonly string[]): ToldRow {
  return { row, state: 'wrong', key: keyOf(number), changes: [], errors: [...errors] }
}

/** What a row is called by. */
export function keyOf(number: unknown): string | null {
  return typeof number === 'string' ? number.slice(0, 100) : null
}

function faultsOf({ values, faulty = [], errors }: SheetEntry, { validate }: ImportFields): string[] {
  const body = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
  if (validate(structuredClone(body))) return []
  // A certificate that the catalogue has not is told already.
  const told = new Set([...faulty, ...(errors.length > 0 ? ['certificate_id'] : [])])
  return Object.entries(fieldErrors(validate.errors ?? []))
    .filter(([field]) => !told.has(field))
    .flatMap(([, sentences]) => sentences)
}

async function readPeople(
  context: ProductContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select employees.id, employees.nhansu_id as code from employees
    where ${context.inThisCompany('employees')} and ${visibleRows(context, visibleEmployees)}
      and employees.nhansu_id = any(${[...new Set(codes)]}::text[])`.execute(context.db)
  return new Map(rows.map(({ id, code }) => [code, id]))
}
