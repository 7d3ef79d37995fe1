import { hire } from '../testing/newcomer.ts'
import type { CallContext, CallsOf } from './call-context.ts'

/** Below the unit of `unitHead`. */
const inHeadsUnit = 3
const farAhead = '2029-01-01'
const past = '2025-01-01'

/** Calls about an employee's pay. */
export const payLevelCalls: CallsOf<'employeePayLevels'> = {
  'employeePayLevels.list': async (context) => ({ path: await newEmployee(context) }),
  'employeePayLevels.store': async (context) => ({ path: await newEmployee(context), body: raise }),
  'employeePayLevels.correct': async (context) => {
    const path = await newEmployee(context)
    const body = { ...raise, effective_date: past }
    const written = await context.setupAdmin.call('employeePayLevels.store', { path, body })
    const level = written.body.data.pay_levels[0]
    return { path: { ...path, row_id: level?.id ?? 0 }, body: { ...body, base_salary: 11_000_000 } }
  },
  'employeePayLevels.withdraw': async (context) => {
    const path = await newEmployee(context)
    const { body } = await context.setupAdmin.call('employeePayLevels.store', { path, body: raise })
    return {
      path: { ...path, row_id: body.data.pay_levels[0]?.id ?? 0 },
      body: { reason: 'Quyết định đã hủy' },
    }
  },
}

const raise = { effective_date: farAhead, base_salary: 12_000_000 }

async function newEmployee({ api }: CallContext) {
  const { employeeId } = await hire(api, 'Người Có Lương', inHeadsUnit)
  return { id: employeeId }
}
