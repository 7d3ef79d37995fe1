import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { tell } from '../../notices/tell.ts'
import { holdExam } from './held-exam.ts'

interface Recipient {
  id: number
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
    select person.id, person.employee_id, employees.full_name, nullif(trim(both from employees.company_email), '') as address,
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
  const told: number[] = []
  for (const { id, employee_id: employeeId, full_name, address, company, exam, days, place } of untold) {
    const mailId = await tell(
      context,
      { reader: { employeeId }, name: full_name, address },
      {
        notice: { kind: 'exam_notice', recordId: examId },
        mail: { template: 'exam-notice', variables: { full_name, exam, days, place, company } },
      },
    )
    if (mailId !== null) told.push(id)
  }
  await sql`update exam_people set notified_at = now()
    where ${inThisCompany('exam_people')} and id = any(${told}::bigint[])`.execute(db)
  context.audit({ recordId: examId, detail: { told: told.length } })
  return {
    sent: told.length,
    without_address: untold.flatMap(({ id, full_name: name }) => (told.includes(id) ? [] : [name])),
    already: rows.length - untold.length,
  }
}
