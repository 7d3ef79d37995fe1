import type { Call, CallsOf } from './call-context.ts'

/** The work of employee 11 lies below the unit of `unitHead`. */
const inHeadsUnit = { path: { id: 11 } }

/** Calls about an employee's card. */
export const cardCalls = {
  'employees.show': async () => inHeadsUnit,
  'employees.update': async () => ({ ...inHeadsUnit, body: { extension: '102' } }),
  'employees.reveal': async () => ({ ...inHeadsUnit, body: { fields: ['tax_code'] } }),
} satisfies {
  'employees.show': Call<'employees.show'>
  'employees.update': Call<'employees.update'>
  'employees.reveal': Call<'employees.reveal'>
}

/** Calls about the other parts of an employee's file. */
export const employeeFileCalls: CallsOf<'employeePapers'> &
  CallsOf<'employeeAddresses'> &
  CallsOf<'employeeHealth'> &
  CallsOf<'employeeAffiliations'> = {
  'employeePapers.show': async () => inHeadsUnit,
  'employeePapers.update': async () => ({ ...inHeadsUnit, body: { labour_book: 'held' } }),
  'employeeAddresses.show': async () => inHeadsUnit,
  'employeeAddresses.update': async () => ({ ...inHeadsUnit, body: { tmp_address: 'Số 5 ngõ 12' } }),
  'employeeHealth.show': async () => inHeadsUnit,
  'employeeHealth.update': async () => ({ ...inHeadsUnit, body: { height: 160 } }),
  'employeeAffiliations.show': async () => inHeadsUnit,
  'employeeAffiliations.update': async () => ({ ...inHeadsUnit, body: { militia: true } }),
}
