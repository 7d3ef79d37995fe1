import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { tellAdministrators } from '../../../notices/tell-administrators.ts'

/**
 * Counts a file whose dotted fields a user opens, once an hour each: so many tell the company's administrators, and more
 * stop whoever opens them. Both numbers are settings of the group among its constants.
 * @throws ApiFailure 429
 */
export async function countOpenedFile(context: ProductContext, employeeId: number): Promise<void> {
  const { db, companyId, inThisCompany, session } = context
  const { userId } = session
  // One after the other, so that many requests at once are counted as they come.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`employee_reveals ${companyId} ${userId}`}, 0))`.execute(
    db,
  )
  await sql`
    delete from employee_reveals
    where ${inThisCompany('employee_reveals')} and user_id = ${userId} and at <= now() - interval '1 hour'`.execute(
    db,
  )
  const { rows: added } = await sql`
    insert into employee_reveals (company_id, user_id, employee_id) values (${companyId}, ${userId}, ${employeeId})
    on conflict do nothing returning employee_id`.execute(db)
  if (added.length === 0) return
  const { rows } = await sql<{ files: number; wait: number; today: string }>`
    select count(*) as files, (now() at time zone 'Asia/Ho_Chi_Minh')::date as today,
      ceil(extract(epoch from min(at) + interval '1 hour' - now()))::integer as wait
    from employee_reveals where ${inThisCompany('employee_reveals')} and user_id = ${userId}`.execute(db)
  const [{ files, wait, today } = { files: 1, wait: 0, today: '' }] = rows
  if (files > (await lawConstant(context, 'opened_files_most', today))) {
    const retryAfter = Math.max(1, wait)
    throw new ApiFailure(
      429,
      'Bạn đã mở thông tin được che của quá nhiều hồ sơ trong một giờ. Vui lòng thử lại sau.',
      { retryAfter, trail: { recordId: employeeId, detail: { opened_files: files } } },
    )
  }
  if (files === (await lawConstant(context, 'opened_files_told', today)))
    await tellAdministrators(context, ({ full_name, company }) => ({
      notice: { kind: 'many_files_opened', recordId: null },
      mail: {
        template: 'many-files-opened',
        variables: {
          full_name,
          opened_by: `${session.fullName} (${session.login})`,
          files: String(files),
          company,
          trail: '/phan-quyen/nhat-ky',
        },
      },
    }))
}
