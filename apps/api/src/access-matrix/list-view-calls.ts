import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** What each does with his own views; where he may have none, the call is about another's. */
export const listViewCalls: CallsOf<'listViews'> = {
  'listViews.list': nothing,
  'listViews.store': async () => ({ body: wanted() }),
  'listViews.save': async (context) => ({ path: { id: await ownView(context) }, body: asked }),
  'listViews.destroy': async (context) => ({ path: { id: await ownView(context) } }),
}

const asked = { address: 's=50', layout: { order: [], columns: [], density: null } }

const wanted = () => ({ list: 'employees', name: `Chế độ xem ${nextNumber()}`, ...asked })

async function ownView({ caller, setupAdmin }: CallContext) {
  const own = await caller.call('listViews.store', { body: wanted() })
  const { body } = own.status === 201 ? own : await setupAdmin.call('listViews.store', { body: wanted() })
  return body.data.list_view.id
}
