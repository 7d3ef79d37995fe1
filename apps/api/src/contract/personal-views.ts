import type { OperationId } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import type { CompanyTransaction } from '../db/transaction.ts'

/** What was done with somebody's data: looked at in his file, opened behind dots, taken away in a file, list or paper. */
export type ViewDeed = 'open' | 'reveal' | 'download' | 'export' | 'print'

/** Whose data somebody has seen, and what of it. */
export interface SeenPeople {
  deed: ViewDeed
  employeeIds: readonly number[]
  /** What the fields or columns are called on screens; never a value. */
  shown?: readonly string[]
}

/** Where it stands whom the rows of a list are about: a table, its column that names the row, and that of the employee. */
export interface PeopleOfRows {
  table: keyof DB
  record: string
  employee: string
}

/** Whose data a workbook takes away: a row for each of them, with these columns. */
export function takenAway(
  rows: readonly { employee_id: number }[],
  columns: readonly { title: string }[],
): SeenPeople {
  return {
    deed: 'export',
    employeeIds: rows.map((row) => row.employee_id),
    shown: columns.map(({ title }) => title),
  }
}

/** So many people at once are written down: few enough that no statement takes long. */
const atOnce = 5_000

/**
 * Keeps who has seen what of whom, with the viewer's roles and unit of now: one view for all the people whom it showed,
 * however many they are. Of one's own data there is nothing to keep.
 */
export async function writeView(
  transaction: CompanyTransaction,
  { operation, userId }: { operation: { id: OperationId }; userId: number },
  { deed, employeeIds, shown = [] }: SeenPeople,
): Promise<void> {
  if (employeeIds.length === 0) return
  const { db, companyId } = transaction
  const own = await ownFiles(transaction, userId)
  const people = [...new Set(employeeIds)].filter((id) => !own.has(id)).toSorted((one, other) => one - other)
  if (people.length === 0) return
  const { rows } = await sql<{ id: number }>`
    insert into personal_data_views (company_id, user_id, operation, deed, shown, viewer_roles, viewer_unit)
    select ${companyId}, ${userId}, ${operation.id}, ${deed}, ${shown}::text[],
      array(
        select role.name from user_roles held
        join roles role on role.company_id = held.company_id and role.id = held.role_id
        where held.company_id = ${companyId} and held.user_id = ${userId} order by role.name),
      (select unit.name from accounts
        join employees viewer on viewer.company_id = accounts.company_id and viewer.person_id = accounts.person_id
        join employee_positions seat on seat.company_id = viewer.company_id and seat.employee_id = viewer.id
          and seat.is_main and seat.to_date is null
        join departments unit on unit.company_id = seat.company_id and unit.id = seat.department_id
        where accounts.company_id = ${companyId} and accounts.id = ${userId} limit 1)
    returning id`.execute(db)
  const [view] = rows
  if (view === undefined) throw new Error('the view was not kept')
  for (let from = 0; from < people.length; from += atOnce) {
    await sql`
      insert into personal_data_view_people (company_id, employee_id, view_id)
      select ${companyId}, seen.employee_id, ${view.id}
      from unnest(${people.slice(from, from + atOnce)}::bigint[]) as seen (employee_id)`.execute(db)
  }
}

/** The files of the viewer himself. */
async function ownFiles({ db, companyId }: CompanyTransaction, userId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select viewer.id from accounts
    join employees viewer on viewer.company_id = accounts.company_id and viewer.person_id = accounts.person_id
    where accounts.company_id = ${companyId} and accounts.id = ${userId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
