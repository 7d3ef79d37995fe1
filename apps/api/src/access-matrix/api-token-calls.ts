import { type CallsOf, nothing, type CallContext } from './call-context.ts'
import { nextNumber } from '../testing/numbers.ts'

/** What each does with his own tokens; where he may have none, the call is about another's. */
export const apiTokenCalls: CallsOf<'apiTokens'> = {
  'apiTokens.list': nothing,
  'apiTokens.store': async () => ({ body: wanted() }),
  'apiTokens.destroy': async (context) => ({ path: { id: await ownToken(context) } }),
}

async function ownToken({ caller, setupAdmin }: CallContext): Promise<number> {
  const own = await caller.call('apiTokens.store', { body: wanted() })
  const { body } = own.status === 201 ? own : await setupAdmin.call('apiTokens.store', { body: wanted() })
  return body.data.api_token.id
}

function wanted() {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return { name: `Phần mềm ${nextNumber()}`, expires_on: day }
}
