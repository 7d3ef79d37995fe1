import type { CallContext, CallsOf } from './call-context.ts'
import { nothing } from './call-context.ts'

export const numberCalls: CallsOf<'numberSeries' | 'drawnNumbers' | 'reminderRules'> = {
  'numberSeries.list': nothing,
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
  'drawnNumbers.giveUp': async () => ({ body: { kind: 'document', reason: 'Phôi giấy bị hỏng.' } }),
}

async function seriesOfOne({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('numberSeries.list')
  return body.data.number_series.find(({ kind }) => kind === 'document')?.id ?? 0
}

async function ruleOfOne({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('reminderRules.list')
  return body.data.reminder_rules[0]?.id ?? 0
}
