import { hire } from '../testing/newcomer.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on confirmations; HR has written down those that they are about. */
export const confirmationCalls: CallsOf<'confirmationRequests'> = {
  'confirmationRequests.list': nothing,
  'confirmationRequests.store': async (context) => ({ body: await asked(context) }),
  'confirmationRequests.show': async (context) => ({ path: { id: await waiting(context) } }),
  'confirmationRequests.issue': async (context) => ({ path: { id: await waiting(context) }, body: {} }),
  'confirmationRequests.refuse': async (context) => ({
    path: { id: await waiting(context) },
    body: { reason: 'Hồ sơ chưa đủ.' },
  }),
  'confirmationRequests.cancel': async (context) => ({ path: { id: await waiting(context) }, body: {} }),
  'confirmationRequests.revoke': async (context) => ({
    path: { id: await issued(context) },
    body: { reason: 'Giấy ghi sai chức vụ.' },
  }),
  'confirmationRequests.preview': async (context) => ({ path: { id: await waiting(context) } }),
  'confirmationRequests.paper': async (context) => ({ path: { id: await issued(context) } }),
}

async function issued(context: CallContext): Promise<number> {
  const id = await waiting(context)
  await context.setupAdmin.call('confirmationRequests.issue', { path: { id }, body: {} })
  return id
}

async function waiting(context: CallContext): Promise<number> {
  const { setupAdmin } = context
  return (await setupAdmin.call('confirmationRequests.store', { body: await asked(context) })).body.data
    .request.id
}

/** Of somebody new below the unit of `unitHead` each time: the same is not asked for twice. */
async function asked({ api }: CallContext) {
  const { employeeId } = await hire(api, 'Trần Thị Xin Giấy', 3)
  return { employee_id: employeeId, kind: 'employment', purpose: 'Làm hồ sơ vay vốn' } as const
}
