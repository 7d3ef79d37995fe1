import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { tell } from '../../../notices/tell.ts'

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
    await tellAdministrators(context, files)
}

async function tellAdministrators(context: ProductContext, files: number): Promise<void> {
  const { db, companyId, inThisCompany, session } = context
  const { rows } = await sql<{ id: number; full_name: string; address: string | null; company: string }>`
    select accounts.id, reached.full_name, reached.address, companies.name as company
    from accounts
    join companies on companies.id = accounts.company_id
    cross join lateral mail_address_of_account(accounts.id) as reached
    where ${inThisCompany('accounts')} and companies.id = ${companyId} and accounts.is_active and exists (
      select from user_roles held
      join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
      where held.company_id = accounts.company_id and held.user_id = accounts.id
        and given.permission = 'permission_edit' and given.scope = 'company')
    order by accounts.id`.execute(db)
  for (const { id, full_name, address, company } of rows) {
    await tell(
      context,
      { reader: { userId: id }, name: full_name, address },
      {
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
      },
    )
  }
}
