import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** What the file knows of Điều 122, khoản 4 on a day, as a sentence: a leave, or a child under 12 months. */
export async function protectionInFile(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number | undefined,
  day: string,
): Promise<string | null> {
  const { rows } = await sql<{ leave: string | null; child: boolean }>`
    select (select version.work_state from job_versions version
        where ${inThisCompany('version')} and version.employee_id = ${employeeId}
          and version.valid_from <= ${day}::date and (version.valid_to is null or version.valid_to > ${day}::date)
          and version.work_state in ('maternity_leave', 'unpaid_leave')) as leave,
      exists (select from employee_relatives child
        where ${inThisCompany('child')} and child.employee_id = ${employeeId} and child.relationship = 5
          and not child.is_dead and child.date_of_birth <= ${day}::date
          and child.date_of_birth + interval '12 months' > ${day}::date) as child`.execute(db)
  if (rows[0]?.leave === 'maternity_leave')
    return 'Nhân viên đang nghỉ thai sản vào ngày này. Hãy chuyển "Tạm hoãn".'
  if (rows[0]?.leave === 'unpaid_leave')
    return 'Nhân viên đang nghỉ được công ty đồng ý vào ngày này. Hãy chuyển "Tạm hoãn".'
  if (rows[0]?.child === true) return 'Nhân viên đang nuôi con dưới 12 tháng tuổi. Hãy chuyển "Tạm hoãn".'
  return null
}
