import { type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'

/** A unit that is to be rewarded as a whole. */
export interface RewardedUnit {
  id: number
  code: string
  name: string
  is_active: boolean
  /** The first day on which it is closed; null too where nobody wrote down when. */
  closed_on: string | null
}

/** Which units each scope rewards: those of the writer's own, as `writableRecords` has it. */
const writableUnits: RowConditions = {
  table: 'departments',
  unit: ({ session }) => sql<SqlBool>`departments.id = any(${session.unitIds}::bigint[])`,
}

/** The units that the writer may reward, held so that none is closed, and no reward of one written, meanwhile. */
export async function readWritableUnits(
  context: ProductContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RewardedUnit>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<RewardedUnit>`
    select id, code, name, is_active, closed_on from departments
    where ${context.inThisCompany('departments')} and ${visibleRows(context, writableUnits)}
      and id = any(${[...new Set(ids)]}::bigint[])
    order by id for no key update of departments`.execute(context.db)
  return new Map(rows.map((unit) => [unit.id, unit]))
}

/** Why a decision of that day cannot reward a unit: it was closed by then. */
export function closedRefusal(
  { name, is_active, closed_on }: Omit<RewardedUnit, 'id' | 'code'>,
  day: string,
): string | undefined {
  if (is_active || (closed_on !== null && closed_on > day)) return undefined
  return closed_on === null
    ? `Đơn vị "${name}" đã giải thể.`
    : `Đơn vị "${name}" đã giải thể từ ngày ${shownDate(closed_on)} nên không còn vào ngày quyết định.`
}
