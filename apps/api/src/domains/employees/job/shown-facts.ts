import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { JobFacts, PositionHeld } from './job-facts.ts'

/** Facts with the names of what they point at. */
export type ShownFacts = Schemas['JobFacts']

type Names = ReadonlyMap<number, string>

/** Turns facts into what a reader is shown: {@link showFacts} once the names of all of them are known. */
export type ShowFacts = (facts: Partial<JobFacts>) => ShownFacts

/** Fetches the names that these facts need, of positions, units and managers. */
export async function namesOfFacts(
  { db, inThisCompany }: CompanyTransaction,
  all: readonly Partial<JobFacts>[],
): Promise<ShowFacts> {
  const held = all.flatMap(({ main_position, further_positions = [] }) => [
    ...(main_position ? [main_position] : []),
    ...further_positions,
  ])
  const managers = all.flatMap(({ direct_manager_id }) => direct_manager_id ?? [])
  const names = async (table: string, column: string, ids: readonly number[]): Promise<Names> => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(column)} as name from ${sql.table(table)}
      where ${inThisCompany(table)} and id = any(${[...new Set(ids)]}::bigint[])`.execute(db)
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  const positions = await names(
    'positions',
    'name',
    held.map(({ position_id }) => position_id),
  )
  const units = await names(
    'departments',
    'name',
    held.map(({ department_id }) => department_id),
  )
  const people = await names('employees', 'full_name', managers)
  const named = ({ position_id, department_id }: PositionHeld) => ({
    position_id,
    position_name: positions.get(position_id) ?? '',
    department_id,
    department_name: units.get(department_id) ?? '',
  })
  return ({ main_position, further_positions, direct_manager_id, ...facts }) => ({
    ...facts,
    ...(main_position !== undefined && { main_position: main_position && named(main_position) }),
    ...(further_positions !== undefined && { further_positions: further_positions.map(named) }),
    ...(direct_manager_id !== undefined && {
      direct_manager:
        direct_manager_id === null
          ? null
          : { id: direct_manager_id, full_name: people.get(direct_manager_id) ?? '' },
    }),
  })
}
