import { hire, newcomer } from '../testing/newcomer.ts'
import { type CallsOf, next, nothing, type Scene } from './scene.ts'

/** The work of employee 11 lies below the unit of `head`. */
const inHeadsUnit = 'NS0011'

export const employeeCalls: CallsOf<'employees'> = {
  'employees.list': nothing,
  'employees.export': async () => ({ body: {} }),
  'employees.print': async () => ({ body: {} }),
  'employees.find': async () => ({ query: { q: 'dao' } }),
  'employees.headcount': nothing,
  'employees.info': async () => ({ path: { nhansu_id: inHeadsUnit } }),
  'employees.activateAccount': async (scene) => ({ path: { id: await employeeWithAccount(scene) } }),
  'employees.deactivateAccount': async (scene) => ({ path: { id: await employeeWithAccount(scene) } }),
}

async function employeeWithAccount({ api }: Scene): Promise<number> {
  const { employeeId, personId } = await hire(api, 'Người Có Tài Khoản')
  await newcomer(api, { login: `tai-khoan-${next()}`, companies: { 1: [] }, personId })
  return employeeId
}
