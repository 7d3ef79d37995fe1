import { sql } from 'kysely'
import { visibleRows } from '../../../../contract/access.ts'
import type { FieldErrors } from '../../../../contract/failure.ts'
import { fieldErrors } from '../../../../contract/field-messages.ts'
import type { ProductContext } from '../../../../contract/handlers.ts'
import { isEmpty } from '../../../../workbooks/import/cell-values.ts'
import type { ImportFields } from '../../../../workbooks/import/fields.ts'
import type { SheetEntry } from '../../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../../workbooks/import/result.ts'
import { shownDate } from '../../../../workbooks/shown-values.ts'
import { byAnyCode, todayOf, visibleEmployees } from '../../../employees/public.ts'
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
  const codes = entries.flatMap(({ values: { [codeField]: code } }) => (typeof code === 'string' ? code : []))
  const people = await byAnyCode(context, codes, (all) => readPeople(context, all))
  const today = await todayOf(context)
  return entries.map((entry) => {
    const { row, values } = entry
    const { [codeField]: code, ...said } = Object.fromEntries(
      Object.entries(values).filter(([, value]) => !isEmpty(value)),
    )
    const person = people.get(String(code))
    const found = faultsOf(entry, fields)
    const errors = [
      ...entry.errors,
      ...Object.values(found).flat(),
      ...dayFaults(said, found, today),
      ...(code === undefined || person !== undefined ? [] : [nobody]),
    ]
    if (errors.length > 0 || person === undefined) return { fault: toldWrong(row, said, errors) }
    // The validator has seen what is there, and of which kind it is.
    const written = said as unknown as SaidCertificate
    return { planned: { row, employee_id: person, nhansu_id: String(code), said: written } }
  })
}

/** Said of a row whose person is not the sender's, as the request reads it or as its work begins. */
export const nobody = 'Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.'

/** A row that is wrong, as the dry run tells it. */
export function toldWrong(row: number, { number }: { number?: unknown }, errors: readonly string[]): ToldRow {
  return { row, state: 'wrong', key: keyOf(number), changes: [], errors: [...errors] }
}

/** What a row is called by. */
export function keyOf(number: unknown): string | null {
  return typeof number === 'string' ? number.slice(0, 100) : null
}

/** Why a certificate cannot end when it does; undefined where it can. */
export function endsBeforeIssue({
  issue_date: issued,
  expiry_date: ends,
}: {
  issue_date: string
  expiry_date: string | null
}): string | undefined {
  if (ends === null || ends >= issued) return undefined
  return `Ngày hết hạn ${shownDate(ends)} không được trước ngày cấp ${shownDate(issued)}.`
}

/** What speaks against the cells of a row by themselves, by field; of what reading them has told already nothing more. */
function faultsOf({ values, faulty = [] }: SheetEntry, { validate }: ImportFields): FieldErrors {
  const body = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
  if (validate(structuredClone(body))) return {}
  const found = Object.entries(fieldErrors(validate.errors ?? []))
  return Object.fromEntries(found.filter(([field]) => !faulty.includes(field)))
}

/** What speaks against the days of a row, as far as they are days. */
function dayFaults(
  { issue_date: issued, expiry_date: ends }: Readonly<Record<string, unknown>>,
  found: FieldErrors,
  today: string,
): string[] {
  if (typeof issued !== 'string' || 'issue_date' in found) return []
  const isAhead = issued > today ? ['Ngày cấp không được ở tương lai.'] : []
  if (typeof ends !== 'string' || 'expiry_date' in found) return isAhead
  return [...isAhead, endsBeforeIssue({ issue_date: issued, expiry_date: ends }) ?? []].flat()
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
