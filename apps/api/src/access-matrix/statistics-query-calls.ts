import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** What each does with his own queries; where he may have none, the call is about another's. */
export const statisticsQueryCalls: CallsOf<'statisticsQueries'> = {
  'statisticsQueries.list': nothing,
  'statisticsQueries.store': async () => ({ body: kept() }),
  'statisticsQueries.update': async (context) => ({
    path: { id: await ownQuery(context) },
    body: { name: `Mẫu ${nextNumber()}` },
  }),
  'statisticsQueries.destroy': async (context) => ({ path: { id: await ownQuery(context) } }),
  'statisticsQueries.restore': async (context) => {
    const path = { id: await ownQuery(context) }
    const { status } = await context.caller.call('statisticsQueries.destroy', { path })
    if (status !== 200) await context.setupAdmin.call('statisticsQueries.destroy', { path })
    return { body: { ids: [path.id] } }
  },
}

async function ownQuery({ caller, setupAdmin }: CallContext): Promise<number> {
  const own = await caller.call('statisticsQueries.store', { body: kept() })
  const { body } =
    own.status === 201 ? own : await setupAdmin.call('statisticsQueries.store', { body: kept() })
  return body.data.query.id
}

const kept = () => ({ name: `Mẫu ${nextNumber()}`, query: { conditions: [] } })
