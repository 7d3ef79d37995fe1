import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** By what a field was changed. */
export type ChangeSource = 'edit' | 'request' | 'import' | 'job_change'

/** Who changes an employee's file, and by what. */
export interface ChangedBy {
  /** Null where the product itself acts, such as at the turn of a day. */
  userId: number | null
  source: ChangeSource
  /** The request, import or job change that brings it. */
  sourceId?: number
}

/** One field of one employee; `null` stands for nothing there. */
export interface FieldChange {
  employeeId: number
  /** The field, or field of a row: `phone`, `relatives.214.full_name`. */
  path: string
  before: unknown
  after: unknown
}

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/**
 * Adds to the history of employees' files, in the caller's transaction; fields whose value stays the same are passed over.
 * The history keeps both values and is shown under the rights of each field (specification section 5); lines of the trail
 * that were written together with it show them by the same rights.
 *
 * @returns the paths that changed, joined by commas, as a save answers them under `field_change`
 */
export async function recordFieldChanges(
  { db, companyId }: Transaction,
  { userId, source, sourceId }: ChangedBy,
  changes: readonly FieldChange[],
): Promise<string> {
  const real = changes.filter(isReal).map(({ employeeId, path, before, after }) => ({
    employee_id: employeeId,
    path,
    old_value: plain(before),
    new_value: plain(after),
  }))
  if (real.length === 0) return ''
  await sql`
    insert into employee_history (company_id, employee_id, user_id, source, source_id, path, old_value, new_value)
    select ${companyId}, employee_id, ${userId}, ${source}, ${sourceId ?? null}, path,
      nullif(old_value, 'null'), nullif(new_value, 'null')
    from jsonb_to_recordset(${JSON.stringify(real)}::jsonb)
      as change (employee_id bigint, path text, old_value jsonb, new_value jsonb)`.execute(db)
  return [...new Set(real.map(({ path }) => path))].join(',')
}

/** Whether the value does not stay the same, as the history has it. */
export function isReal({ before, after }: FieldChange): boolean {
  const [one, other] = [plain(before), plain(after)]
  return one !== other && !isDeepStrictEqual(one, other)
}

/** The fields of a record as they change; a record that is not there before or after has none filled. */
export function changesOf(
  employeeId: number,
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
  fields: readonly string[],
  pathOf: (field: string) => string = (field) => field,
): FieldChange[] {
  return fields.map((field) => ({
    employeeId,
    path: pathOf(field),
    before: before?.[field],
    after: after?.[field],
  }))
}

/** A value as JSON keeps it, so that a date is compared with its text. */
function plain(value: unknown): unknown {
  if (value === undefined) return null
  // Most values are what JSON has as it is, and an import brings a hundred thousand of them.
  if (value === null || typeof value !== 'object') return value
  return JSON.parse(JSON.stringify(value)) as unknown
}
