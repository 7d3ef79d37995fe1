import type { Data } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { columnsOf } from '../../contract/operation-fields.ts'
import { rowsOfUnits } from '../../contract/visible-units.ts'

type Position = Data<'positions.list'>['positions'][number]

/** A position of no unit in particular is everybody's. */
const visible = rowsOfUnits('positions', sql`positions.department_id`, sql`positions.department_id is null`)

export default defineOperations('positions', {
  'positions.list': async ({ query = {} }, context) => {
    const { active } = query
    const { rows, meta } = await list<Position>(context, query, {
      source: {
        table: 'positions',
        defaultSort: 'position_level,name',
        fields: { name: { sortsBy: sql`vn_fold(positions.name)` } },
      },
      visible,
      columns: columnsOf(context.operation, 'positions'),
      where: active === undefined ? [] : [sql<SqlBool>`positions.is_active = ${active}`],
    })
    return { positions: rows, meta }
  },
})
