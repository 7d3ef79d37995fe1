import type { NumberKind } from '@nhansu/sdk/domains/numbers'
import { nextNumber } from '../testing/numbers.ts'
import type { CallContext, CallsOf } from './call-context.ts'
import { nothing } from './call-context.ts'

export const numberCalls: CallsOf<'numberSeries' | 'drawnNumbers' | 'reminderRules'> = {
  'numberSeries.list': nothing,
  'numberSeries.store': async (context) => ({ body: await ownSeries(context) }),
  'numberSeries.destroy': async (context) => {
    const { body } = await context.setupAdmin.call('numberSeries.store', { body: await ownSeries(context) })
    return { path: { id: body.data.number_series.id } }
  },
  'numberSeries.update': async (context) => ({
    path: { id: await seriesOfOne(context) },
    body: { padding: 2 },
  }),
  'reminderRules.list': nothing,
  'reminderRules.update': async (context) => ({
    path: { id: await ruleOfOne(context) },
    body: { days_before: [30, 7] },
  }),
  'drawnNumbers.list': nothing,
  'drawnNumbers.export': async () => ({ body: {} }),
  'drawnNumbers.print': async () => ({ body: {} }),
  'drawnNumbers.giveUp': async () => ({ body: { kind: 'document', reason: 'Phôi giấy bị hỏng.' } }),
}

/** An own series of a type of decisions that has none yet, whoever else asked before. */
async function ownSeries({ setupAdmin }: CallContext) {
  const { body } = await setupAdmin.call('numberSeries.list')
  const taken = new Set(body.data.number_series.map(({ kind }) => kind))
  const decision_type = Array.from({ length: 15 }, (_, place) => place + 1).find(
    (type) => !taken.has(`decision_${type}` as NumberKind),
  )
  return { decision_type: decision_type ?? 0, pattern: `{seq}/{year}/QĐ${nextNumber()}-{company}` }
}

async function seriesOfOne({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('numberSeries.list')
  return body.data.number_series.find(({ kind }) => kind === 'document')?.id ?? 0
}

async function ruleOfOne({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('reminderRules.list')
  return body.data.reminder_rules[0]?.id ?? 0
}
