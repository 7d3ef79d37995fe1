import type { PermissionName, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { holdsOn } from '../../contract/field-rights.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { KeptItem } from './request-items.ts'
import type { WholeRequest } from './request-rows.ts'

type Touch = Schemas['RequestTouch']

/** Something that hangs on fields of a file and does not follow them by itself. */
interface Touched {
  key: Touch['key']
  /** The fields by their paths without rows; a set of rows stands for all of its fields. */
  fields: ReadonlySet<string>
  /** Any of these, as far as it reaches the person. */
  needs: readonly PermissionName[]
  /** What of it is there: a sentence and the screen where it is mended. */
  find: (asked: Asked, context: ProductContext) => RawBuilder<Pick<Touch, 'text' | 'link'>>
}

interface Asked {
  employeeId: number
  /** The accepted paths. */
  paths: readonly string[]
  /** When the first of them was written; null while they wait for their day. */
  since: string | null
}

const fields = (all: string): ReadonlySet<string> => new Set(all.split(' '))
const ofTheFile = (employeeId: number, tab: string) => `/nhan-vien/${employeeId}/chi-tiet?tab=${tab}`

/** What an accepted change touches, each found in the database and never guessed. */
const touched: readonly Touched[] = [
  {
    key: 'contract',
    // Điều 21 of the Labour Code: a contract names who he is, where he lives and his number.
    fields: fields(
      'full_name date_of_birth gender id_number new_regular_address new_province_id new_district_id regular_address ward_id',
    ),
    needs: ['contract_access'],
    find: ({ employeeId, since }, { inThisCompany }) => sql`
      select case when contracts.state = 'draft' then 'Bản nháp hợp đồng từ ngày ' || to_char(contracts.start_date, 'DD-MM-YYYY') ||
          ' đã in trước thay đổi này, cần in lại.'
        else 'Hợp đồng ' || contracts.contract_number || ' đang có hiệu lực được ký trước thay đổi này.' end as text,
        ${ofTheFile(employeeId, 'contracts')}::text as link
      from contracts
      where ${inThisCompany('contracts')} and contracts.employee_id = ${employeeId} and (
        contracts.state = 'issued' and contracts.start_date <= current_date
          and coalesce(contracts.sign_date, contracts.start_date) <= coalesce(${since}::timestamptz, now())::date
          and coalesce(contracts.end_date >= current_date, true)
        or contracts.state = 'draft' and exists (select from made_papers made
          where made.company_id = contracts.company_id and made.contract_id = contracts.id and made.is_draft
            and made.made_at < coalesce(${since}::timestamptz, now())))
      order by contracts.state desc, contracts.start_date, contracts.id`,
  },
  {
    key: 'account_name',
    fields: fields('full_name'),
    needs: ['permission_access'],
    find: ({ employeeId }, { inThisCompany }) => sql`
      select 'Tài khoản ' || accounts.login || ' và chữ ký trong thư vẫn mang tên ' || accounts.full_name || '.' as text,
        -- No login has a character that an address would take for something else: the table refuses it.
        '/phan-quyen/nguoi-dung?q=' || accounts.login as link
      from employees
      join accounts on accounts.company_id = employees.company_id and accounts.person_id = employees.person_id
      where ${inThisCompany('employees')} and employees.id = ${employeeId} and accounts.full_name <> employees.full_name
      order by accounts.id`,
  },
  {
    key: 'dependants',
    fields: fields('relatives'),
    needs: ['employee_sensitive', 'employee_pay'],
    find: ({ employeeId }, { inThisCompany }) => sql`
      select 'Tháng này đang tính ' || count(*) || ' người phụ thuộc.' as text,
        ${ofTheFile(employeeId, 'relatives')}::text as link
      from employee_relatives relative
      where ${inThisCompany('relative')} and relative.employee_id = ${employeeId} and relative.is_dependant
        and to_char(current_date, 'YYYY-MM') collate "C" between relative.dep_from and coalesce(relative.dep_to, '9999-12')
      having count(*) > 0`,
  },
  {
    key: 'social_insurance',
    fields: fields('full_name date_of_birth gender id_number'),
    needs: ['employee_sensitive', 'employee_pay'],
    find: ({ employeeId }, { inThisCompany }) => sql`
      select 'Nhân viên có số bảo hiểm xã hội: hồ sơ tham gia được lập theo thông tin trước thay đổi này.' as text,
        ${ofTheFile(employeeId, 'papers')}::text as link
      from employee_papers
      where ${inThisCompany('employee_papers')} and employee_papers.employee_id = ${employeeId}
        and employee_papers.social_insurance_no is not null`,
  },
  {
    key: 'salary_account',
    fields: fields('bank_accounts'),
    needs: ['employee_sensitive', 'employee_pay'],
    find: ({ employeeId, paths }, { inThisCompany }) => sql`
      select 'Thay đổi này thuộc tài khoản đang nhận lương.' as text,
        ${ofTheFile(employeeId, 'bank')}::text as link
      from employee_bank_accounts account
      where ${inThisCompany('account')} and account.employee_id = ${employeeId} and account.is_salary_account
        and account.id::text in (select split_part(path, '.', 2) from unnest(${paths}::text[]) path
          where path like 'bank_accounts.%')`,
  },
]

/**
 * What hangs on the accepted changes of a request, as far as its reader may see it: nothing of his own file, as he mends
 * none of it himself.
 */
export async function touchesOf(
  context: ProductContext,
  { employee_id: employeeId, reaches }: WholeRequest,
  items: readonly KeptItem[],
): Promise<Touch[]> {
  const accepted = items.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0 || employeeId === context.session.employeeId) return []
  const paths = accepted.map(({ path }) => path)
  const [since = null] = accepted
    .flatMap(({ applied_at }) => applied_at ?? [])
    .toSorted((one, other) => one.localeCompare(other))
  const found: Touch[] = []
  for (const { key, fields: its, needs, find } of touched) {
    const isTouched = paths.some((path) => its.has(path) || its.has(path.split('.')[0] ?? ''))
    if (!isTouched || !holdsOn(context, needs, reaches)) continue
    const { rows } = await find({ employeeId, paths, since }, context).execute(context.db)
    found.push(...rows.map((row) => ({ key, ...row })))
  }
  return found
}
