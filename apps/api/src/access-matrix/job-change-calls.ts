import type { CallContext, CallsOf } from './call-context.ts'

/** The work of employee 11 lies below the unit of `unitHead`. */
const employeeId = 11
const farAhead = '2029-01-01'
const past = '2025-01-01'

/** Calls about an employee's work. */
export const jobChangeCalls: CallsOf<'jobChanges'> = {
  'jobChanges.ofEmployee': async () => ({ path: { id: employeeId } }),
  'jobChanges.why': async () => ({ path: { id: employeeId } }),
  'jobChanges.store': async () => ({ query: { dry_run: true }, body: appointment(past) }),
  'jobChanges.withdraw': async (context) => ({
    path: { id: await written(context, farAhead) },
    body: { reason: 'Quyết định đã hủy' },
  }),
  'jobChanges.correct': async (context) => ({
    path: { id: await written(context, past) },
    body: { effective_date: past, facts: { work_place: 'Kho Sóng Thần' } },
  }),
}

function appointment(effective_date: string) {
  return {
    kind: 'appointment' as const,
    ids: [employeeId],
    effective_date,
    facts: { work_place: 'Kho Đông Anh' },
  }
}

/** The last change that was written of the employee on that day. */
async function written({ setupAdmin }: CallContext, day: string): Promise<number> {
  await setupAdmin.call('jobChanges.store', { body: appointment(day) })
  const { body } = await setupAdmin.call('jobChanges.ofEmployee', { path: { id: employeeId } })
  const change = body.data.changes.find(
    ({ effective_date, state }) => effective_date === day && (state === 'waiting' || state === 'in_effect'),
  )
  return change?.id ?? 0
}
