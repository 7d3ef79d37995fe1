import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on campaigns; each has a campaign of its own. */
export const recruitmentCalls: CallsOf<'recruitments'> = {
  'recruitments.list': nothing,
  'recruitments.show': onCampaign,
  'recruitments.generateCode': nothing,
  'recruitments.store': async () => ({ body: campaignBody() }),
  'recruitments.update': async (context) => ({
    ...(await onCampaign(context)),
    body: { quantity: 5, version: 1 },
  }),
  'recruitments.destroy': onCampaign,
  'recruitments.destroyBulk': async (context) => ({ body: { ids: [await newCampaign(context)] } }),
  'recruitments.restore': async (context) => {
    const ids = [await newCampaign(context)]
    await context.setupAdmin.call('recruitments.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
}

function campaignBody() {
  return { name: `Đợt ma trận ${nextNumber()}`, department_id: 1, position_id: 2, quantity: 2 }
}

/** A campaign of company 1 in planning, of a unit that the head of the matrix does not lead. */
export async function newCampaign({ setupAdmin }: Pick<CallContext, 'setupAdmin'>): Promise<number> {
  const { body } = await setupAdmin.call('recruitments.store', { body: campaignBody() })
  return body.data.recruitment.id
}

async function onCampaign(context: CallContext) {
  return { path: { id: await newCampaign(context) } }
}
