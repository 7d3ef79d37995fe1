import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The work of employee 11 lies below the unit of `unitHead`. */
const employeeId = 11

/** A good call of every operation on rewards and disciplines. */
export const rewardCalls: CallsOf<'rewardsDisciplines'> = {
  'rewardsDisciplines.list': nothing,
  'rewardsDisciplines.ofEmployee': async () => ({ query: { employee_id: employeeId } }),
  'rewardsDisciplines.forms': nothing,
  'rewardsDisciplines.show': async (context) => ({ path: { id: await newReward(context) } }),
  'rewardsDisciplines.store': async () => ({ body: rewardBody() }),
  'rewardsDisciplines.update': async (context) => ({
    path: { id: await newReward(context) },
    body: { reason: 'Sáng kiến tiết kiệm nhiên liệu', version: 1 },
  }),
  'rewardsDisciplines.destroy': async (context) => ({ path: { id: await newReward(context) } }),
  'rewardsDisciplines.destroyBulk': async (context) => ({ body: { ids: [await newReward(context)] } }),
  'rewardsDisciplines.restore': async (context) => {
    const ids = [await newReward(context)]
    await context.setupAdmin.call('rewardsDisciplines.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'rewardsDisciplines.move': async (context) => ({
    path: { id: await newDiscipline(context) },
    body: { to: 'dropped', reason: 'Không đủ căn cứ' },
  }),
  'rewardsDisciplines.export': nothing,
}

async function newReward({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('rewardsDisciplines.store', { body: rewardBody() })).body.data
    .reward_discipline.id
}

async function newDiscipline({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [employeeId],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-09-01',
      found_date: '2026-09-02',
      minutes_no: '01/BB',
      clause: `Điều ${nextNumber()}`,
    },
  })
  return body.data.reward_discipline.id
}

function rewardBody() {
  return {
    type: 'reward' as const,
    employee_ids: [employeeId],
    form_id: 3,
    number: `${nextNumber()}/QĐ-KT`,
    decision_date: '2026-01-15',
    reason: 'Hoàn thành tốt nhiệm vụ',
  }
}
