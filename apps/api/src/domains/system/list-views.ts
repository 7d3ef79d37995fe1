import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'

/** More names than that are no longer chosen from but searched in. */
const mostViewsOfOneList = 50

export default defineOperations('listViews', {
  'listViews.list': async (_, context) => ({
    list_views: await ownViews(context).orderBy('list').orderBy('name').execute(),
  }),

  'listViews.store': async ({ body: { list, name, address, layout } }, context) => {
    const { db, session } = context
    // One after the other, or two at once would both be the fiftieth.
    await sql`select pg_advisory_xact_lock(730431, ${session.userId}::integer)`.execute(db)
    if ((await ownViews(context).where('list', '=', list).execute()).length >= mostViewsOfOneList)
      throw new ApiFailure(
        409,
        `Danh sách này đã có ${mostViewsOfOneList} chế độ xem. Hãy xóa chế độ xem không còn dùng.`,
      )
    const { rows } = await sql<{ id: number }>`
      insert into list_views (company_id, user_id, list, name, address, layout)
      values (${session.companyId}, ${session.userId}, ${list}, ${name.trim()}, ${address}, ${JSON.stringify(layout)}::jsonb)
      on conflict do nothing returning id`.execute(db)
    const [made] = rows
    if (made === undefined)
      throw new ApiFailure(
        409,
        `Bạn đã có chế độ xem tên “${name.trim()}” ở danh sách này. Hãy đặt tên khác.`,
      )
    context.audit({ recordId: made.id, changedFields: ['list', 'name', 'address', 'layout'] })
    return { list_view: await ownView(context, made.id) }
  },

  'listViews.save': async ({ path: { id }, body: { address, layout } }, context) => {
    const { rows } = await sql`
      update list_views set address = ${address}, layout = ${JSON.stringify(layout)}::jsonb
      where ${context.inThisCompany('list_views')} and user_id = ${context.session.userId} and id = ${id}
      returning id`.execute(context.db)
    if (rows.length === 0) throw notFound()
    context.audit({ recordId: id, changedFields: ['address', 'layout'] })
    return { list_view: await ownView(context, id) }
  },

  'listViews.destroy': async ({ path: { id } }, context) => {
    const gone = await context.db
      .deleteFrom('list_views')
      .where(context.inThisCompany('list_views'))
      .where('user_id', '=', context.session.userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (gone === undefined) throw notFound()
    context.audit({ recordId: id })
    return { ids: [gone.id] }
  },
})

function ownViews({ db, session, inThisCompany }: ProductContext) {
  return (
    db
      .selectFrom('list_views')
      .select(['id', 'list', 'name', 'address'])
      // The contract checked the layout when it was written.
      .select(sql<Schemas['ListView']['layout']>`layout`.as('layout'))
      .where(inThisCompany('list_views'))
      .where('user_id', '=', session.userId)
  )
}

async function ownView(context: ProductContext, id: number): Promise<Schemas['ListView']> {
  const view = await ownViews(context).where('id', '=', id).executeTakeFirst()
  if (view === undefined) throw notFound()
  return view
}
