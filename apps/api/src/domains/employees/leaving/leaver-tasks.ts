import { sql } from 'kysely'
import { ApiFailure, invalidInput, stale } from '../../../contract/failure.ts'
import { defineOperations, type Handler } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import {
  type LeaverTask,
  openTask,
  shownTasks,
  taskColumns,
  taskSource,
  visibleTasks,
} from './leaver-task-rows.ts'
import { ownLeavingTasks } from './own-leaving-tasks.ts'

const updateTask: Handler<'leaverTasks.update'> = async (
  { path: { id }, body: { version, ...body } },
  context,
) => {
  const before = await openTask(context, id, { forWriting: true })
  requireWritable(before, body.due_date !== undefined)
  if (version !== undefined && version !== before.version) throw stale({ leaver_task: before })
  const state = body.state ?? (before.status === 'overdue' ? 'open' : before.status)
  const note = body.note === undefined ? before.note : body.note
  if (state === 'waived' && note === null) {
    throw invalidInput({ note: ['Vui lòng ghi lý do không cần làm.'] })
  }
  const isMoved = body.due_date !== undefined && body.due_date !== before.due_date
  const by = context.session.userId
  // Who ticks what is ticked already does not take the place of whoever did.
  await sql`
    update leaver_tasks set state = ${state}, note = ${note},
      done_by = case when ${state} = 'open' then null when state = ${state} then done_by else ${by}::bigint end,
      done_at = case when ${state} = 'open' then null when state = ${state} then done_at else now() end
      ${isMoved ? sql`, due_date = ${body.due_date}::date, is_due_typed = true` : sql``}
    where ${context.inThisCompany('leaver_tasks')} and id = ${id}`.execute(context.db)
  context.audit({
    recordId: before.employee_id,
    changedFields: Object.keys(body),
    detail: { task: id, state, ...(version === undefined && { without_version: true }) },
  })
  return { leaver_task: await openTask(context, id) }
}

export default defineOperations('leaverTasks', {
  'leaverTasks.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Parameters<typeof shownTasks>[1][number]>(context, query, {
      source: taskSource,
      visible: visibleTasks,
      columns: taskColumns(context),
    })
    return { leaver_tasks: shownTasks(context, rows), meta }
  },
  'leaverTasks.mine': async (_, context) => ({ own_leaver_tasks: await ownLeavingTasks(context) }),
  'leaverTasks.update': updateTask,
})

/** @throws ApiFailure 409 for a leaving that was taken back; 403 for what others write */
function requireWritable({ status, end_reason, may_tick, may_move }: LeaverTask, moves: boolean): void {
  if (status === 'cancelled') {
    throw new ApiFailure(409, `${end_reason ?? 'Việc nghỉ đã bị hủy'}. Các việc kèm theo không ghi được nữa.`)
  }
  if (!may_tick) throw new ApiFailure(403, 'Việc này do bộ phận nhân sự ghi.')
  if (moves && !may_move) throw new ApiFailure(403, 'Hạn của việc này do bộ phận nhân sự đổi.')
}
