import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { monthsOf } from '../data-map/data-map.ts'
import type { RetentionClass } from '../data-map/taken-table.ts'

/** The classes that are erased; what proves the service stays. */
export const erasable = [
  'contact',
  'health',
  'bank',
  'family',
  'identity',
  'pay',
  'contract',
] as const satisfies readonly RetentionClass[]

/** Somebody who has left, with the classes whose months are over, and why they may not go for now. */
export type Leaver = Omit<Schemas['ErasureDue'], 'leave_date'> & { leave_date: string | null }

/** Months of each class, as they stand today. */
interface ClassMonths {
  key: RetentionClass
  months: number
  source: string
}

/** The number of the law in force for each class that has one. */
export async function classMonths({ db }: Pick<CompanyTransaction, 'db'>): Promise<readonly ClassMonths[]> {
  const classes = Object.entries(monthsOf)
  const { rows } = await sql<ClassMonths>`
    select distinct on (asked.key) asked.key, greatest(1, ceil(value.value))::integer as months, value.source
    from unnest(${classes.map(([key]) => key)}::text[], ${classes.map(([, name]) => name)}::text[]) as asked (key, name)
    join law_values_in_force value on value.key = asked.name and value.from_date <= current_date
    order by asked.key, value.from_date desc`.execute(db)
  return rows
}

/**
 * Leavers with what is due of them; of one employee, whoever he is. What has been erased is not named, unless documents of
 * that class name him: of a type that the company has put into it since, or that came later.
 * @param most so many at most, the longest gone first
 * @param which without those whom a hold keeps, where it says so
 */
export async function leavers(
  transaction: CompanyTransaction,
  employeeId: number | null,
  most: number,
  { held = true }: { held?: boolean } = {},
): Promise<{ leavers: Leaver[]; total: number }> {
  const { db, inThisCompany } = transaction
  const months = (await classMonths(transaction)).filter(({ key }) =>
    (erasable as readonly string[]).includes(key),
  )
  const { rows } = await sql<Leaver & { total: number }>`
    with limits as (
      select * from unnest(${months.map(({ key }) => key)}::text[], ${months.map((each) => each.months)}::integer[])
        with ordinality as limits (key, months, place)
    ), told as (
      select employees.id as employee_id, employees.nhansu_id, employees.full_name, employees.leave_date,
        case when employees.active or employees.leave_date is null then '{}' else array(
          select limits.key from limits
          where employees.leave_date + make_interval(months => limits.months) <= current_date
            and (not exists (select from erasures done where ${inThisCompany('done')} and done.employee_id = employees.id
                and done.state = 'done' and limits.key = any(done.classes) and done.settled_at::date >= employees.leave_date)
              or exists (select from document_employees named
                join documents on ${inThisCompany('documents')} and documents.id = named.document_id
                join document_types kind on ${inThisCompany('kind')} and kind.id = documents.document_type_id
                where ${inThisCompany('named')} and named.employee_id = employees.id and kind.retention_class = limits.key))
          order by limits.place) end as classes
      from employees
      where ${inThisCompany('employees')} and ${
        employeeId === null
          ? sql<SqlBool>`not employees.active and employees.leave_date is not null`
          : sql<SqlBool>`employees.id = ${employeeId}`
      }
    ), page as (
      select *, count(*) over ()::integer as total from told
      where (${employeeId !== null} or cardinality(classes) > 0) and (${held} or not is_held(employee_id))
      order by leave_date, employee_id limit ${most}
    )
    -- Why not is asked of those alone who are shown.
    select page.*, ${hindrance(inThisCompany)} as hindrance
    from page join employees on ${inThisCompany('employees')} and employees.id = page.employee_id
    order by page.leave_date, page.employee_id`.execute(db)
  return { leavers: rows.map(({ total: _total, ...leaver }) => leaver), total: rows[0]?.total ?? 0 }
}

/** Why somebody's data may not be erased now, in one sentence. */
function hindrance(inThisCompany: CompanyTransaction['inThisCompany']) {
  return sql`case
    when is_held(employees.id) then 'Đang được tạm giữ theo yêu cầu pháp lý.'
    when employees.active or exists (select from employees again where ${inThisCompany('again')}
      and again.person_id = employees.person_id and again.id <> employees.id and again.active)
      then 'Đang làm việc hoặc đã được nhận lại.'
    when exists (select from accounts account where ${inThisCompany('account')}
      and account.person_id = employees.person_id and account.is_active)
      then 'Tài khoản của người này còn mở, hãy khóa trước.'
    when employees.leave_date is null then 'Chưa có ngày nghỉ việc.'
    when exists (select from departments unit where ${inThisCompany('unit')} and unit.manager_id = employees.id)
      then 'Đang là trưởng đơn vị, hãy đổi người phụ trách trước.'
    -- Whoever was ever named by a change is looked for in those who are his today or on a day to come.
    when exists (select from job_changes named
      where ${inThisCompany('named')} and named.direct_manager_id = employees.id
        and (named.state = 'waiting' or exists (select from job_versions version
          where version.company_id = named.company_id and version.employee_id = named.employee_id
            and version.direct_manager_id = employees.id and version.work_state <> 'left'
            and coalesce(version.valid_to > current_date, true))))
      then 'Đang là quản lý trực tiếp của nhân viên khác, hãy đổi người quản lý trước.'
    when exists (select from signers where ${inThisCompany('signers')} and signers.employee_id = employees.id
      and coalesce(signers.valid_to >= current_date, true))
      then 'Còn quyền ký đang hiệu lực, hãy kết thúc quyền ký trước.'
    when exists (select from employee_transfers moving where ${inThisCompany('moving')}
      and moving.employee_id = employees.id and moving.state in ('asking', 'waiting'))
      then 'Có đề nghị chuyển công ty đang chờ, hãy rút lại hoặc chờ trả lời trước.'
    when exists (select from personal_data_requests asked where ${inThisCompany('asked')}
      and asked.employee_id = employees.id and asked.state in ('received', 'answered') and asked.kind <> 'erase')
      then 'Có yêu cầu về dữ liệu cá nhân chưa xử lý xong.'
    end`
}
