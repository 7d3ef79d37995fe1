import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Works below the unit of `unitHead`. */
const somebody = 11

/** A good call of every operation on personal data; HR has written down the requests that they are about. */
export const personalDataCalls: CallsOf<'dataNotices' | 'personalDataRequests' | 'personalDataViews'> = {
  'dataNotices.list': nothing,
  'dataNotices.current': nothing,
  'dataNotices.unread': nothing,
  'dataNotices.store': async () => ({ body: { content: noticeText() } }),
  'dataNotices.read': async ({ setupAdmin }) => {
    const { versions } = (await setupAdmin.call('dataNotices.store', { body: { content: noticeText() } }))
      .body.data
    return { body: { number: versions[0]?.number ?? 0 } }
  },
  'personalDataViews.list': async () => ({ path: { id: somebody } }),
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

/** Two versions in a row never say the same. */
function noticeText(): string {
  return `Công ty xử lý dữ liệu cá nhân của bạn để quản lý lao động, trả lương và đóng bảo hiểm theo pháp luật, bản soạn ${nextNumber()}.`
}

function onPaper() {
  return { employee_id: somebody, kind: 'access', channel: 'paper', content: 'Em muốn xem hồ sơ.' } as const
}
