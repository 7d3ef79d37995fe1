import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'
import { newCandidate } from './candidate-calls.ts'

/** A good call of every operation on templates of letters to candidates. */
export const emailCalls: CallsOf<'emails'> = {
  'emails.list': nothing,
  'emails.show': onEmail,
  'emails.store': async () => ({ body: words() }),
  'emails.update': async (context) => ({ ...(await onEmail(context)), body: { kind: 'job_offer' } }),
  'emails.destroy': onEmail,
  'emails.destroyBulk': async (context) => ({ body: { ids: [await newEmail(context)] } }),
  'emails.restore': async (context) => {
    const ids = [await newEmail(context)]
    await context.setupAdmin.call('emails.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'emails.preview': async (context) => ({
    body: { subject: 'Mời {{ho_ten}}', body: '<p>Chào bạn</p>', candidate_id: await newCandidate(context) },
  }),
  'emails.send': async (context) => ({ body: await letter(context) }),
}

export const emailSendingCalls: CallsOf<'emailSendings'> = {
  'emailSendings.list': nothing,
  'emailSendings.show': onSending,
  'emailSendings.cancel': onSending,
}

function words() {
  return {
    name: `Mẫu ma trận ${nextNumber()}`,
    kind: 'other',
    subject: 'Mời bạn',
    body: '<p>Chào bạn</p>',
  } as const
}

async function newEmail({ setupAdmin }: Pick<CallContext, 'setupAdmin'>): Promise<number> {
  const { body } = await setupAdmin.call('emails.store', { body: words() })
  return body.data.email.id
}

async function onEmail(context: CallContext) {
  return { path: { id: await newEmail(context) } }
}

async function letter(context: CallContext) {
  const id = await newCandidate(context)
  const email = `ung-vien-${id}@example.com`
  await context.setupAdmin.call('candidates.update', { path: { id }, body: { email } })
  return { email_id: await newEmail(context), candidate_ids: [id] }
}

async function onSending(context: CallContext) {
  const { body } = await context.setupAdmin.call('emails.send', { body: await letter(context) })
  return { path: { id: body.data.sending?.id ?? 0 } }
}
