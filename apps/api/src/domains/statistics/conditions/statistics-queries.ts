import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { dayOf, headsOf } from '../population.ts'
import { checkContent, shownContent } from './saved-content.ts'
import { askable } from './with-conditions.ts'

type Query = Schemas['StatisticsQuery']
type Kept = Omit<Query, 'faults'>

/** So many queries nobody needs; more is a mistake. */
const mostQueries = 200
const table = 'statistics_queries'

/** Mẫu: saved conditions and columns, one's own and those that somebody shares in the company. */
export default defineOperations('statisticsQueries', {
  'statisticsQueries.list': async (_, context) => {
    const mayAsk = await mayAskToday(context)
    const kept = await readQueries(context)
    return {
      queries: kept.map((each) => ({ ...each, ...shownContent(each.query, mayAsk) })),
      may_share: mayShare(context),
    }
  },

  'statisticsQueries.store': async ({ body: { name, is_shared: isShared = false, query } }, context) => {
    if (isShared && !mayShare(context)) throw forbidden()
    checkContent(query, await mayAskToday(context))
    await checkName(context, named(name), isShared)
    const { db, companyId, session, inThisCompany } = context
    const { rows } = await sql<{ id: number }>`
      insert into statistics_queries (company_id, owner_id, name, is_shared, query)
      select ${companyId}, ${session.userId}, ${named(name)}, ${isShared}, ${JSON.stringify(query)}::jsonb
      where (select count(*) from statistics_queries
        where ${inThisCompany(table)} and owner_id = ${session.userId}) < ${mostQueries}
      returning id`.execute(db)
    const id = rows[0]?.id
    if (id === undefined)
      throw new ApiFailure(409, `Bạn đã có ${mostQueries} mẫu. Hãy xóa mẫu không còn dùng.`)
    context.audit({ recordId: id, changedFields: ['name', 'is_shared', 'query'] })
    return { query: await find(context, id) }
  },

  'statisticsQueries.update': async ({ path: { id }, body }, context) => {
    const now = await find(context, id)
    // A shared one is there to be used; whoever wants another keeps a copy of his own.
    if (!now.is_own) throw forbidden()
    const { version, name = now.name, is_shared: isShared = now.is_shared, query } = body
    if (isShared && !mayShare(context) && (!now.is_shared || query !== undefined)) throw forbidden()
    if (query) checkContent(query, await mayAskToday(context))
    await checkName(context, named(name), isShared, id)
    const { rows } = await sql`
      update statistics_queries set name = ${named(name)}, is_shared = ${isShared},
        query = ${query ? sql`${JSON.stringify(query)}::jsonb` : sql`query`}
      where ${context.inThisCompany(table)} and id = ${id} and ${version === undefined ? sql`true` : sql`version = ${version}`}
      returning id`.execute(context.db)
    const saved = await find(context, id)
    if (rows.length === 0) throw stale({ query: saved })
    const changedFields = [
      ...(saved.name === now.name ? [] : ['name']),
      ...(saved.is_shared === now.is_shared ? [] : ['is_shared']),
      ...(query ? ['query'] : []),
    ]
    context.audit({ recordId: id, changedFields })
    return { query: saved }
  },

  'statisticsQueries.destroy': async ({ path: { id } }, context) => {
    const own = sql`${context.inThisCompany(table)} and owner_id = ${context.session.userId}`
    return remove(context, 'statisticsQueries', table, own, [id])
  },

  'statisticsQueries.restore': async ({ body: { ids } }, context) =>
    putBack(
      context,
      'statisticsQueries',
      table,
      ids,
      sql`(content ->> 'owner_id')::bigint = ${context.session.userId}`,
    ),
})

/** Shared ones are read by the whole company, and so only who takes its figures away shares them. */
function mayShare({ session }: ProductContext): boolean {
  return session.grants.some(({ permission, scope }) => permission === 'report_export' && scope === 'company')
}

/** What the reader may ask about the people whom he counts today. */
async function mayAskToday(context: ProductContext) {
  return askable(context, await headsOf(context, await dayOf(context, undefined), {}))
}

async function readQueries({ db, session, inThisCompany }: ProductContext, id?: number): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select statistics_queries.id, statistics_queries.name, is_shared, owner_id = ${session.userId} as is_own,
      owner.full_name as owner_name, query, statistics_queries.version, statistics_queries.created_at,
      statistics_queries.updated_at
    from statistics_queries
    left join lateral names_of_users(array[owner_id]) owner on true
    where ${inThisCompany(table)} and (is_shared or owner_id = ${session.userId})
      and ${id === undefined ? sql`true` : sql`statistics_queries.id = ${id}`}
    order by vn_fold(statistics_queries.name), statistics_queries.id`.execute(db)
  return rows
}

async function find(context: ProductContext, id: number): Promise<Query> {
  const [kept] = await readQueries(context, id)
  if (kept === undefined) throw notFound()
  return { ...kept, ...shownContent(kept.query, await mayAskToday(context)) }
}

const named = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** @throws ApiFailure 400 for a name that one has already, or that a shared one has */
async function checkName(context: ProductContext, name: string, isShared: boolean, id = 0): Promise<void> {
  const { db, companyId, session, inThisCompany } = context
  // One after the other, or two at once would both find the name free.
  await sql`select pg_advisory_xact_lock(hashtext('statistics_queries'), ${companyId})`.execute(db)
  const { rows } = await sql<{ is_own: boolean }>`
    select owner_id = ${session.userId} as is_own from statistics_queries
    where ${inThisCompany(table)} and lower(name) = lower(${name}) and id <> ${id}
      and (owner_id = ${session.userId} or (is_shared and ${isShared}))`.execute(db)
  if (rows.length === 0) return
  const isOwn = rows.some((row) => row.is_own)
  throw invalidInput({
    name: [isOwn ? 'Bạn đã có mẫu tên này.' : 'Công ty đã có mẫu dùng chung tên này.'],
  })
}
