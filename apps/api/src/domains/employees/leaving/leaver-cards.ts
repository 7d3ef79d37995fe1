import { sql } from 'kysely'
import { filteredFigures, oneOf } from '../../../contract/list-query/filtered-figures.ts'
import { defineHomeCard, defineOwnHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { spokenDay } from '../job/days.ts'
import { taskSource, visibleTasks } from './leaver-task-rows.ts'

const path = '/viec-khi-nghi-viec'
/** A card shows no more by name. */
const most = 10

/** For HR: what is still to be done for leavers, and how much of it is late. */
export const leaverTasksCard = defineHomeCard({
  key: 'leaver_tasks',
  title: 'Việc cần làm khi nghỉ việc',
  permission: 'employee_edit',
  needs: ['employee_access'],
  link: `${path}?f.status=in:overdue~open`,
  emptyText: 'Không có việc nào đang chờ.',
  read: async (context) =>
    figuresOrNothing(
      await filteredFigures(
        context,
        {
          operation: 'leaverTasks.list',
          path,
          parts: () => ({ source: taskSource, visible: visibleTasks }),
        },
        [
          { label: 'Quá hạn', filter: { status: oneOf('overdue') }, isLate: true },
          { label: 'Chưa xong, còn trong hạn', filter: { status: oneOf('open') } },
        ],
      ),
    ),
})

/** For the head of a unit: what his unit and its leavers still have to do, the earliest first. */
export const ownLeaverTasksCard = defineOwnHomeCard({
  key: 'own_leaver_tasks',
  title: 'Bàn giao khi nghỉ việc',
  link: `${path}?f.status=in:overdue~open`,
  read: async ({ prepared, session, inThisCompany }) => {
    if (session.employeeId === null) return undefined
    const rows = await prepared(sql<{
      employee_id: number
      name: string
      full_name: string
      day: string
      late: boolean
    }>`
      with waiting as materialized (
        select distinct task.company_id, task.id, task.employee_id, task.name, task.due_date
        from departments headed
        -- Of one unit after the other, or those who left any unit of the company would all be read.
        cross join lateral (
          select people.employee_id from unit_people people
          where people.company_id = headed.company_id and people.department_id = headed.id offset 0) units
        join leaver_tasks task on task.company_id = headed.company_id and task.employee_id = units.employee_id
          and task.state = 'open' and task.doer in ('unit_head', 'person')
        join leavings leaving on leaving.company_id = task.company_id and leaving.id = task.leaving_id
          and leaving.state = 'open'
        where ${inThisCompany('headed')} and headed.manager_id = ${session.employeeId}::bigint
      ), gone as materialized (
        -- Each leaver is judged once, however many tasks he has.
        select company_id, employee_id from (select distinct company_id, employee_id from waiting offset 0) each
        where head_over(company_id, employee_id) = ${session.employeeId}::bigint
      )
      select task.employee_id, task.name, employee.full_name, task.due_date as day, task.due_date < current_date as late
      from waiting task
      join gone on gone.company_id = task.company_id and gone.employee_id = task.employee_id
      join employees employee on employee.company_id = task.company_id and employee.id = task.employee_id
      order by task.due_date, task.id limit ${most}`)
    const lines = rows.map(({ employee_id, name, full_name, day, late }) => ({
      text: `${full_name}: ${name}`,
      note: `Hạn ${spokenDay(day)}${late ? ', quá hạn' : ''}`,
      link: `${path}?f.employee_id=in:${employee_id}`,
    }))
    return figuresOrNothing([], lines)
  },
})
