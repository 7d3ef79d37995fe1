import { inCompanyOf } from '../testing/group.ts'
import { hire } from '../testing/newcomer.ts'
import { writeJob } from '../testing/write-job.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on what has to be done for a leaver. */
export const leaverTaskCalls: CallsOf<'leaverTasks'> = {
  'leaverTasks.list': nothing,
  'leaverTasks.mine': nothing,
  'leaverTasks.update': async (context) => ({
    path: { id: await newTask(context) },
    body: { state: 'done', note: 'Đã nhận đủ.' },
  }),
}

const items = [{ name: 'Bàn giao công việc', doer: 'unit_head', due_rule: 'days', due_days: 0 }] as const

/** A good call of every operation on the template of it. */
export const leaverTemplateCalls: CallsOf<'leaverTemplate'> = {
  'leaverTemplate.show': nothing,
  'leaverTemplate.update': async () => ({ body: { items: [...items] } }),
  'leaverTemplate.preview': async () => ({ body: { leave_date: '2031-02-28', items: [...items] } }),
}

/** A task of somebody who leaves the unit below that of `unitHead`. */
async function newTask({ api }: CallContext): Promise<number> {
  const { employeeId } = await hire(api, 'Người Sắp Nghỉ', 3)
  await writeJob(api, { employeeId, kind: 'termination', effectiveDate: '2031-03-01', facts: {} })
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select id from leaver_tasks where company_id = 1 and employee_id = $1 order by display_order limit 1',
      [employeeId],
    )
    return Number(rows[0]?.id)
  })
}
