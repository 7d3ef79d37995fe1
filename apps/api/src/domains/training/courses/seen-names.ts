import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Mention, recordNames } from '../../../record-history/record-names.ts'
import { visibleEmployees } from '../../employees/public.ts'

/** What people outside of the reader's units are called. */
const hiddenName = 'Nhân viên ngoài đơn vị của bạn'

/**
 * What records are called; people outside of the reader's units have no name here, also when they are in the course or teach in
 * it now.
 */
export const namesOfSeen: typeof recordNames = async (context, mentions) => {
  const names = await recordNames(context, mentions)
  const teachers = await employeesAmong(context, idsOf(mentions, 'trainingLecturers'))
  const employeeOf = ({ resource, record_id: id }: Mention): number | undefined => {
    if (id === null) return undefined
    if (resource === 'employees') return id
    return resource === 'trainingLecturers' ? teachers.get(id) : undefined
  }
  const seen = await seenPeople(
    context,
    mentions.flatMap((mention) => employeeOf(mention) ?? []),
  )
  return (mention) => {
    const employee = employeeOf(mention)
    return employee !== undefined && !seen.has(employee) ? hiddenName : names(mention)
  }
}

function idsOf(mentions: readonly Mention[], of: string): number[] {
  return mentions.flatMap(({ resource, record_id: id }) => (resource === of && id !== null ? [id] : []))
}

/** The employees among lecturers, by the number of the lecturer; the others come from outside. */
async function employeesAmong(
  { db, inThisCompany }: ProductContext,
  lecturerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (lecturerIds.length === 0) return new Map()
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select id, employee_id from training_lecturers
    where ${inThisCompany('training_lecturers')} and id = any(${lecturerIds}::bigint[]) and employee_id is not null`.execute(
    db,
  )
  return new Map(rows.map(({ id, employee_id: employee }) => [id, employee]))
}

async function seenPeople(context: ProductContext, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from employees where ${context.inThisCompany('employees')} and id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return new Set(rows.map(({ id }) => id))
}
