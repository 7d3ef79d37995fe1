import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { tellEach } from '../../../notices/tell.ts'

interface Told {
  employee_id: number
  nhansu_id: string
  full_name: string
  address: string | null
  is_told: boolean
  company: string
  exam: string
  start_at: string
  end_at: string
  duration: number
  is_over: boolean
}

/**
 * Tells takers of an exam when it is; of several, whoever has had a mail already is left in peace.
 * @throws ApiFailure 400 for somebody who is not put down, 409 for an exam that is over
 */
export async function notifyPeople(
  context: ProductContext,
  examId: number,
  employeeIds: readonly number[],
): Promise<Data<'quizExams.sendNotifications'>> {
  const { db, companyId } = context
  const { rows } = await sql<Told>`
    select taker.id as employee_id, taker.nhansu_id, taker.full_name,
      nullif(trim(both from taker.company_email), '') as address, person.notified_at is not null as is_told,
      companies.name as company, exam.name as exam, exam.duration, exam.end_at <= now() as is_over,
      to_char(exam.start_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI DD/MM/YYYY') as start_at,
      to_char(exam.end_at at time zone 'Asia/Ho_Chi_Minh', 'HH24:MI DD/MM/YYYY') as end_at
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    join companies on companies.id = person.company_id
    where person.company_id = ${companyId} and person.exam_id = ${examId}
      and person.employee_id = any(${employeeIds}::bigint[]) order by taker.id`.execute(db)
  if (rows.length !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Có người không thuộc danh sách thí sinh.'] })
  }
  if (rows.some(({ is_over: isOver }) => isOver)) throw new ApiFailure(409, 'Kỳ thi đã kết thúc.')
  const again = rows.length === 1
  const waiting = rows.filter(({ is_told: isTold }) => again || !isTold)
  const mails = await tellEach(
    context,
    waiting.map(({ employee_id: employeeId, full_name, address, ...about }) => ({
      employeeId,
      name: full_name,
      address,
      variables: {
        full_name,
        exam: about.exam,
        company: about.company,
        start_at: about.start_at,
        end_at: about.end_at,
        duration: String(about.duration),
        link: `/bai-thi-cua-toi/${examId}`,
      },
    })),
    { notice: { kind: 'quiz_exam_notice', recordId: examId }, template: 'quiz-exam-notice' },
  )
  await sql`update quiz_exam_people set notified_at = now() where company_id = ${companyId} and exam_id = ${examId}
    and employee_id = any(${[...mails.keys()]}::bigint[])`.execute(db)
  return {
    sent: mails.size,
    already_told: rows.length - waiting.length,
    without_address: waiting.flatMap(({ employee_id, nhansu_id, full_name }) =>
      mails.has(employee_id) ? [] : [{ employee_id, nhansu_id, full_name }],
    ),
  }
}
