import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'

/** A scheduled periodic test before its day: each of its people of his own part in it, its board of the whole. */
export const examReminder = defineReminder({
  kind: 'exam',
  title: 'Đợt kiểm tra sắp diễn ra',
  permission: 'exam_access',
  dueWithin: async (transaction, days) => [
    ...(await peopleDue(transaction, days)),
    ...(await boardsDue(transaction, days)),
  ],
})

/** 'Kiểm tra an toàn quý IV, bắt đầu 08:00, tại Hội trường A', with what is known of it. */
const words = sql`exams.name
  || coalesce(', bắt đầu ' || (select to_char(min(part.starts_at), 'HH24:MI') from exam_parts part
    where part.company_id = exams.company_id and part.exam_id = exams.id
      and coalesce(part.held_on, exams.from_date) = exams.from_date), '')
  || coalesce(', tại ' || exams.place, '')`

async function peopleDue({ db, inThisCompany }: CompanyTransaction, days: number): Promise<ReminderItem[]> {
  const { rows } = await sql<ReminderItem>`
    select exam_people.id as "recordId", exams.from_date as "dueDate", exams.from_date - current_date as "daysLeft",
      main.department_id as "departmentId", employees.id as "employeeId",
      employees.full_name || ' (' || employees.nhansu_id || '), ' || ${words} as text
    from exams
    join exam_people on exam_people.company_id = exams.company_id and exam_people.exam_id = exams.id
    join employees on employees.company_id = exam_people.company_id and employees.id = exam_people.employee_id
      and employees.active
    left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
      and main.is_main and main.to_date is null
    where ${inThisCompany('exams')} and exams.status = 'scheduled'
      and exams.from_date between current_date and current_date + ${days}::integer
    order by exams.from_date, exam_people.id`.execute(db)
  return rows
}

/** The numbers of tests are told apart from those of people by their sign, as both are told under one kind. */
async function boardsDue({ db, inThisCompany }: CompanyTransaction, days: number): Promise<ReminderItem[]> {
  const { rows } = await sql<ReminderItem>`
    select -exams.id as "recordId", exams.from_date as "dueDate", exams.from_date - current_date as "daysLeft",
      exams.department_id as "departmentId", null as "employeeId", true as "isLookedAfter",
      array(select member.employee_id from exam_board member
        where member.company_id = exams.company_id and member.exam_id = exams.id) as "holderIds",
      ${words} || ', ' || (select count(*) from exam_people person where person.company_id = exams.company_id
        and person.exam_id = exams.id) || ' người dự (hội đồng)' as text
    from exams
    where ${inThisCompany('exams')} and exams.status = 'scheduled'
      and exams.from_date between current_date and current_date + ${days}::integer
    order by exams.from_date, exams.id`.execute(db)
  return rows
}
