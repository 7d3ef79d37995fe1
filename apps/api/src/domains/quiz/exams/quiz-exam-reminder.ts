import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../../reminder-kind.ts'

/** The civil day on which an exam opens. */
const opensOn = sql`(quiz_exams.start_at at time zone 'Asia/Ho_Chi_Minh')::date`

/** A published exam before it opens, for each of its takers; whoever has begun needs no telling. */
export const quizExamReminder = defineReminder({
  kind: 'quiz_exam',
  title: 'Kỳ thi sắp mở',
  permission: 'quiz_exam_access',
  dueWithin: async ({ db, inThisCompany }, days) => {
    const { rows } = await sql<ReminderItem>`
      select person.id as "recordId", ${opensOn} as "dueDate", ${opensOn} - current_date as "daysLeft",
        main.department_id as "departmentId", employees.id as "employeeId",
        employees.full_name || ' (' || employees.nhansu_id || '), ' || quiz_exams.name || ', mở lúc '
          || to_char(quiz_exams.start_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI') || ', làm trong '
          || quiz_exams.duration + person.extra_minutes || ' phút' as text
      from quiz_exams
      join quiz_exam_people person on person.company_id = quiz_exams.company_id and person.exam_id = quiz_exams.id
      join employees on employees.company_id = person.company_id and employees.id = person.employee_id
        and employees.active
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      where ${inThisCompany('quiz_exams')} and quiz_exams.stage = 'scheduled'
        and ${opensOn} between current_date and current_date + ${days}::integer
        and quiz_exams.end_at > now()
        and not exists (select from quiz_attempts attempt
          where attempt.company_id = person.company_id and attempt.person_id = person.id)
      order by quiz_exams.start_at, person.id`.execute(db)
    return rows
  },
})
