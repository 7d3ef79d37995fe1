import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Works below the unit of `unitHead`. */
const somebody = 11

/** A good call of every operation on confirmations; HR has written down those that they are about. */
export const confirmationCalls: CallsOf<'confirmationRequests'> = {
  'confirmationRequests.list': nothing,
  'confirmationRequests.store': async () => ({ body: asked() }),
  'confirmationRequests.show': async (context) => ({ path: { id: await waiting(context) } }),
  'confirmationRequests.issue': async (context) => ({ path: { id: await waiting(context) }, body: {} }),
  'confirmationRequests.refuse': async (context) => ({
    path: { id: await waiting(context) },
    body: { reason: 'Hồ sơ chưa đủ.' },
  }),
  'confirmationRequests.cancel': async (context) => ({ path: { id: await waiting(context) }, body: {} }),
  'confirmationRequests.paper': async (context) => {
    const path = { id: await waiting(context) }
    await context.setupAdmin.call('confirmationRequests.issue', { path, body: {} })
    return { path }
  },
}

async function waiting({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('confirmationRequests.store', { body: asked() })).body.data.request.id
}

function asked() {
  return { employee_id: somebody, kind: 'employment', purpose: 'Làm hồ sơ vay vốn' } as const
}
