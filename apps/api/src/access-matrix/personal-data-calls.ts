import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Works below the unit of `unitHead`. */
const somebody = 11

/** A good call of every operation on requests about personal data; HR has written down those that they are about. */
export const personalDataCalls: CallsOf<'personalDataRequests'> = {
  'personalDataRequests.list': nothing,
  'personalDataRequests.store': async () => ({ body: onPaper() }),
  'personalDataRequests.show': async (context) => ({ path: { id: await kept(context) } }),
  'personalDataRequests.answer': async (context) => ({ path: { id: await kept(context) }, body: answer }),
  'personalDataRequests.complete': async (context) => ({ path: { id: await kept(context) }, body: answer }),
  'personalDataRequests.refuse': async (context) => ({ path: { id: await kept(context) }, body: reason }),
  'personalDataRequests.extend': async (context) => {
    const path = { id: await kept(context) }
    await context.setupAdmin.call('personalDataRequests.answer', { path, body: answer })
    return { path, body: reason }
  },
}

const answer = { answer: 'Công ty đã nhận yêu cầu.' }
const reason = { reason: 'Hồ sơ giấy đang được số hóa.' }

async function kept({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('personalDataRequests.store', { body: onPaper() })).body.data.request.id
}

function onPaper() {
  return { employee_id: somebody, kind: 'access', channel: 'paper', content: 'Em muốn xem hồ sơ.' } as const
}
