import type { OperationId, Schemas } from '@nhansu/sdk/contract'
import { wordsOfOperation } from '@nhansu/sdk/domains/operations'
import { sql } from 'kysely'
import { defineOperations } from '../../contract/handlers.ts'
import { openFile } from '../employees/public.ts'

/** A view as it is kept. */
type KeptView = Omit<Schemas['PersonalDataView'], 'what'> & { operation: OperationId }

const PAGE = 30

/** So many are counted at most: nobody turns to the page behind them. */
const mostCounted = 10_000

/** Ai đã xem hồ sơ này: told to the person without names, to HR and administrators with them. */
export default defineOperations('personalDataViews', {
  'personalDataViews.list': async ({ path, query = {} }, context) => {
    const { page = 1, size = PAGE } = query
    const { id } = await openFile(context, path.id)
    const isOwn = id === context.session.employeeId
    const his = sql`from personal_data_view_people about
      where ${context.inThisCompany('about')} and about.employee_id = ${id}`
    const { rows } = await sql<KeptView>`
      with asked as materialized (
        select about.view_id ${his} order by about.view_id desc limit ${size} offset ${(page - 1) * size}
      )
      select view.id, view.at, view.deed, view.operation, view.shown, view.viewer_roles, view.viewer_unit,
        ${isOwn ? sql`null` : sql`(select full_name from names_of_users(array[view.user_id]))`} as viewer_name
      from asked join personal_data_views view on ${context.inThisCompany('view')} and view.id = asked.view_id
      order by view.id desc`.execute(context.db)
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from (select ${his} limit ${mostCounted}) as counted`.execute(
      context.db,
    )
    const total = counted[0]?.total ?? 0
    return {
      views: rows.map(({ operation, ...view }) => ({ ...view, what: wordsOfOperation(operation) })),
      meta: {
        pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
      },
    }
  },
})
