import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The work of employee 11 lies below the unit of `unitHead`; he joined in 2020. */
const employeeId = 11

/** A good call of every operation on work progress. */
export const workProgressCalls: CallsOf<'workProgresses'> = {
  'workProgresses.list': nothing,
  'workProgresses.show': async (context) => ({ path: { id: await newPeriod(context) } }),
  'workProgresses.store': async () => ({ body: periodBody() }),
  'workProgresses.update': async (context) => ({
    path: { id: await newPeriod(context) },
    body: { position_name: 'Tổ trưởng', version: 1 },
  }),
  'workProgresses.destroy': async (context) => ({ path: { id: await newPeriod(context) } }),
  'workProgresses.destroyBulk': async (context) => ({ body: { ids: [await newPeriod(context)] } }),
  'workProgresses.restore': async (context) => {
    const ids = [await newPeriod(context)]
    await context.setupAdmin.call('workProgresses.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'workProgresses.export': nothing,
  'workProgresses.paper': async () => ({ path: { id: employeeId } }),
}

async function newPeriod({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('workProgresses.store', { body: periodBody() })).body.data.work_progress.id
}

function periodBody() {
  return {
    employee_id: employeeId,
    from_date: '2015-09-01',
    to_date: '2018-06-30',
    company_name: 'Công ty TNHH Vận tải Mẫu',
  }
}
