import { hire, newcomer } from '../testing/newcomer.ts'
import { cardCalls } from './employee-file-calls.ts'
import { type CallsOf, nothing, type CallContext } from './call-context.ts'
import { nextNumber } from '../testing/numbers.ts'

/** The work of employee 11 lies below the unit of `unitHead`. */
const inHeadsUnit = 'NS0011'

export const employeeCalls: CallsOf<'employees'> = {
  'employees.list': nothing,
  'employees.export': async () => ({ body: {} }),
  'employees.print': async () => ({ body: {} }),
  'employees.find': async () => ({ query: { q: 'dao' } }),
  'employees.info': async () => ({ path: { nhansu_id: inHeadsUnit } }),
  ...cardCalls,
  'employees.activateAccount': async (context) => ({ path: { id: await employeeWithAccount(context) } }),
  'employees.deactivateAccount': async (context) => ({ path: { id: await employeeWithAccount(context) } }),
  'employees.activateAccounts': async (context) => ({ body: { ids: [await employeeWithAccount(context)] } }),
  'employees.deactivateAccounts': async (context) => ({
    body: { ids: [await employeeWithAccount(context)] },
  }),
}

async function employeeWithAccount({ api }: CallContext): Promise<number> {
  const { employeeId, personId } = await hire(api, 'Người Có Tài Khoản')
  await newcomer(api, { login: `tai-khoan-${nextNumber()}`, companies: { 1: [] }, personId })
  return employeeId
}
