import { exampleFile } from '../testing/example-file.ts'
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
  'recruitments.changeStatus': async (context) => {
    const id = await readyCampaign(context)
    return { path: { id, status: 'recruiting' }, query: {}, body: {} }
  },
  'recruitments.submit': async (context) => ({ ...(await onCampaign(context)), body: {} }),
  'recruitments.approve': async (context) => ({ ...(await onWaiting(context)), body: {} }),
  'recruitments.reject': async (context) => ({
    ...(await onWaiting(context)),
    body: { reason: 'Chưa có định biên.' },
  }),
  'recruitments.copy': onCampaign,
  'recruitments.quick': async () => ({
    body: {
      department_id: 1,
      position_id: 2,
      quantity: 1,
      deadline: '2031-01-31',
      description: 'Xếp dỡ hàng.',
      requirements: 'Sức khỏe tốt.',
    },
  }),
  'recruitments.history': onCampaign,
}

export const recruitmentConditionCalls: CallsOf<'recruitmentConditions'> = {
  'recruitmentConditions.storeBulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { conditions: [condition] },
  }),
  'recruitmentConditions.updateBulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { conditions: [condition] },
  }),
  'recruitmentConditions.destroyBulk': async (context) => {
    const path = { id: await newCampaign(context) }
    const { body } = await context.setupAdmin.call('recruitmentConditions.storeBulk', {
      path,
      body: { conditions: [condition] },
    })
    return { path, body: { ids: body.data.conditions.map(({ id }) => id) } }
  },
}

export const recruitmentBoardCalls: CallsOf<'recruitmentBoards'> = {
  'recruitmentBoards.bulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { boards: [{ employee_id: 12, role: 'chair' }] },
  }),
}

export const recruitmentRoundCalls: CallsOf<'recruitmentRounds'> = {
  'recruitmentRounds.storeBulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { rounds: [round] },
  }),
  'recruitmentRounds.updateBulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { rounds: [round] },
  }),
  'recruitmentRounds.store': async (context) => ({
    body: { recruitment_id: await newCampaign(context), ...round },
  }),
  'recruitmentRounds.show': async (context) => ({ path: { id: (await newRound(context)).id } }),
  'recruitmentRounds.interviews': async (context) => {
    const { campaignId, id } = await newRound(context)
    return {
      path: { id: campaignId },
      body: { round_id: id, criteria: [{ name: 'Chuyên môn', weight: 100 }] },
    }
  },
  'recruitmentRounds.weights': async (context) => {
    const { campaignId, id: round_id } = await newRound(context)
    return { path: { id: campaignId }, body: { weights: [{ round_id, weight: 100, version: 1 }] } }
  },
  'recruitmentRounds.close': async (context) => ({ path: { id: await openRound(context) }, body: {} }),
  'recruitmentRounds.reopen': async (context) => {
    const path = { id: await openRound(context) }
    await context.setupAdmin.call('recruitmentRounds.close', { path, body: {} })
    return { path, body: { reason: 'Bổ sung phiếu chấm.' } }
  },
}

export const recruitmentCostCalls: CallsOf<'recruitmentCosts'> = {
  'recruitmentCosts.storeBulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { costs: [cost] },
  }),
  'recruitmentCosts.updateBulk': async (context) => ({
    ...(await onCampaign(context)),
    body: { costs: [cost] },
  }),
}

export const recruitmentDocumentCalls: CallsOf<'recruitmentDocuments'> = {
  'recruitmentDocuments.store': async (context) => ({ ...(await onCampaign(context)), body: upload() }),
  'recruitmentDocuments.update': async (context) => ({
    path: { id: await newDocument(context) },
    body: { name: 'Thông báo mới', version: 1 },
  }),
  'recruitmentDocuments.destroy': async (context) => ({ path: { id: await newDocument(context) } }),
  'recruitmentDocuments.restore': async (context) => {
    const path = { id: await newDocument(context) }
    await context.setupAdmin.call('recruitmentDocuments.destroy', { path })
    return { path }
  },
  'recruitmentDocuments.file': async (context) => ({ path: { id: await newDocument(context) } }),
}

export const recruitmentSettingsCalls: CallsOf<'recruitmentSettings'> = {
  'recruitmentSettings.show': nothing,
  'recruitmentSettings.update': async () => ({ body: { needs_board: false } }),
}

export const applicationFormCalls: CallsOf<'applicationForms'> = {
  'applicationForms.show': onCampaign,
  'applicationForms.update': async (context) => ({
    ...(await onCampaign(context)),
    body: { answer_within_days: 5, version: 1 },
  }),
  'applicationForms.publish': async (context) => ({
    ...(await onCampaign(context)),
    body: { state: 'hidden' },
  }),
  // Only one that takes applications has a poster.
  'applicationForms.poster': async () => ({ path: { id: 57 } }),
}

export const consentTextCalls: CallsOf<'consentTexts'> = {
  'consentTexts.show': nothing,
  'consentTexts.store': async () => ({
    body: { purpose: 'processing', content: `Tôi đồng ý, bản số ${nextNumber()}: xóa sau {days} ngày.` },
  }),
}

const condition = { type: 'lang' as const, operator: 'is' as const, values: ['English'] }
const cost = { name: 'Đăng tin', planned: 2_000_000 }
const round = { name: 'Phỏng vấn', kind: 'interview', weight: 100 } as const

function upload() {
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'thong-bao.pdf' })
  return { kind: 'announcement', name: 'Thông báo', file } as const
}

async function newRound(context: CallContext): Promise<{ campaignId: number; id: number }> {
  const campaignId = await newCampaign(context)
  const { body } = await context.setupAdmin.call('recruitmentRounds.store', {
    body: { recruitment_id: campaignId, ...round },
  })
  return { campaignId, id: body.data.round.id }
}

async function newDocument(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('recruitmentDocuments.store', {
    ...(await onCampaign(context)),
    body: upload(),
  })
  return body.data.document.id
}

/** A round of a campaign that is open. */
async function openRound(context: CallContext): Promise<number> {
  const { campaignId, id } = await newRound(context)
  await makeReady(context, campaignId)
  const path = { id: campaignId, status: 'recruiting' } as const
  await context.setupAdmin.call('recruitments.changeStatus', { path, query: {}, body: {} })
  return id
}

/** A campaign that lacks nothing to be opened. */
async function readyCampaign(context: CallContext): Promise<number> {
  const { campaignId: id } = await newRound(context)
  await makeReady(context, id)
  return id
}

async function makeReady(context: CallContext, id: number): Promise<void> {
  const body = { deadline: '2031-01-31', description: 'Xếp dỡ hàng.', requirements: 'Sức khỏe tốt.' }
  await context.setupAdmin.call('recruitments.update', { path: { id }, body })
}

async function onWaiting(context: CallContext) {
  const path = await onCampaign(context)
  await context.setupAdmin.call('recruitments.submit', { ...path, body: {} })
  return path
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
