import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleNarrowing } from '../../contract/access.ts'
import type { Handler } from '../../contract/handlers.ts'
import { searchNarrowing } from '../../contract/list-query/search.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import { sortOrder } from '../../contract/list-query/sort.ts'
import { employeeSource } from './employee-source.ts'
import { firstRows } from './first-rows.ts'
import { mainUnit } from './main-unit.ts'
import { visibleEmployees } from './visible-employees.ts'

type Found = Data<'employees.find'>['employees'][number]

const most = 8

/** The palette's search: the words of the list's search, without its pages and totals. */
export const findEmployees: Handler<'employees.find'> = async ({ query }, context) => {
  const shape = shapeOf(context.operation)
  const words = searchNarrowing({ search: { value: query.q } }, employeeSource, shape)
  if (words.memberships.length === 0) return { employees: [] }
  const visible = visibleNarrowing(context, visibleEmployees)
  const employees = await firstRows<Found>(
    context,
    {
      table: employeeSource.table,
      columns: sql`employees.id, employees.nhansu_id, employees.full_name, employees.active, ${mainUnit} as unit_name`,
      order: sortOrder({}, employeeSource, shape),
      plain: visible.plain,
      memberships: [...words.memberships, ...visible.memberships],
    },
    most,
  )
  return { employees }
}
