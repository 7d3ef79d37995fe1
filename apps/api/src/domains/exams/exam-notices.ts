import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { tellEach } from '../../notices/tell.ts'
import { holdExam } from './held-exam.ts'

interface Recipient {
  employee_id: number
  full_name: string
  address: string | null
  is_told: boolean
  company: string
  exam: string
  days: string
  place: string
}

/**
 * Tells people of a test when and where it is, everybody who has an address once.
 * @param employeeIds these alone; all of the test when absent
 * @throws ApiFailure 400 for somebody who is not in the test, 409 before it is scheduled and after it has been held
 */
export async function sendNotices(
  context: ProductContext,
  examId: number,
  employeeIds?: readonly number[],
): Promise<Data<'exams.sendNotification'>> {
  const { db, inThisCompany, companyId } = context
  await holdExam(context, examId, ['scheduled', 'running'])
  const { rows } = await sql<Recipient>`
    select person.employee_id, employees.full_name, nullif(trim(both from employees.company_email), '') as address,
      person.notified_at is not null as is_told, companies.name as company, exam.name as exam,
      case when exam.from_date = exam.to_date then to_char(exam.from_date, 'DD/MM/YYYY')
        else to_char(exam.from_date, 'DD/MM/YYYY') || ' đến ' || to_char(exam.to_date, 'DD/MM/YYYY') end as days,
      coalesce(exam.place, 'theo thông báo của đơn vị tổ chức') as place
    from exam_people person
    join exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    join employees on employees.company_id = person.company_id and employees.id = person.employee_id
    join companies on companies.id = person.company_id
    where ${inThisCompany('person')} and companies.id = ${companyId} and person.exam_id = ${examId}
      and ${employeeIds === undefined ? sql`true` : sql`person.employee_id = any(${employeeIds}::bigint[])`}
    order by employees.sort_name, employees.id`.execute(db)
  if (employeeIds !== undefined && rows.length !== employeeIds.length) {
    throw invalidInput({ employee_ids: ['Có nhân viên không thuộc danh sách dự kiểm tra.'] })
  }
  const untold = rows.filter(({ is_told: isTold }) => !isTold)
  const mails = await tellEach(
    context,
    untold.map(({ employee_id: employeeId, full_name, address, company, exam, days, place }) => ({
      employeeId,
      name: full_name,
      address,
      variables: { full_name, exam, days, place, company },
    })),
    { notice: { kind: 'exam_notice', recordId: examId }, template: 'exam-notice' },
  )
  await sql`update exam_people set notified_at = now()
    where ${inThisCompany('exam_people')} and exam_id = ${examId}
      and employee_id = any(${[...mails.keys()]}::bigint[])`.execute(db)
  context.audit({ recordId: examId, detail: { told: mails.size } })
  return {
    sent: mails.size,
    without_address: untold.flatMap(({ employee_id: employeeId, full_name: name }) =>
      mails.has(employeeId) ? [] : [name],
    ),
    already: rows.length - untold.length,
  }
}
