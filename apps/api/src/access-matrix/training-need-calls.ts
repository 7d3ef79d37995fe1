import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on training needs; each is a proposal of its own, for somebody of unit 3. */
export const trainingNeedCalls: CallsOf<'trainingNeeds'> = {
  'trainingNeeds.list': nothing,
  'trainingNeeds.export': nothing,
  'trainingNeeds.show': async (context) => ({ path: { id: await newNeed(context) } }),
  'trainingNeeds.store': async (context) => ({ body: await proposal(context) }),
  'trainingNeeds.update': async (context) => ({
    path: { id: await newNeed(context) },
    body: { priority: 'high' },
  }),
  'trainingNeeds.destroy': async (context) => ({ path: { id: await newNeed(context) } }),
  'trainingNeeds.destroyBulk': async (context) => ({ body: { ids: [await newNeed(context)] } }),
  'trainingNeeds.restore': async (context) => {
    const ids = [await newNeed(context)]
    await context.setupAdmin.call('trainingNeeds.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'trainingNeeds.dismiss': async (context) => ({ body: { ids: [await newNeed(context)], reason } }),
  'trainingNeeds.reopen': async (context) => {
    const ids = [await newNeed(context)]
    await context.setupAdmin.call('trainingNeeds.dismiss', { body: { ids, reason } })
    return { body: { ids } }
  },
  'trainingNeeds.plan': async (context) => {
    const body = { name: `Kế hoạch ma trận ${nextNumber()}`, year: 2027 }
    const { id } = (await context.setupAdmin.call('trainingPlans.store', { body })).body.data.plan
    return { body: { ids: [await newNeed(context)], plan_id: id } }
  },
  'trainingNeeds.place': async (context) => ({
    body: {
      ids: [await newNeed(context)],
      course: { name: `Khóa theo nhu cầu ${nextNumber()}`, type_id: await typeId(context) },
    },
  }),
}

const reason = 'Sắp chuyển sang công việc khác.'

async function typeId({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('trainingTypes.list')).body.data.types[0]?.id ?? 0
}

async function proposal(context: CallContext) {
  const { employeeId } = await hire(context.api, 'Người Cần Học', 3)
  return { employee_id: employeeId, type_id: await typeId(context) }
}

async function newNeed(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('trainingNeeds.store', { body: await proposal(context) })
  return body.data.need.id
}
