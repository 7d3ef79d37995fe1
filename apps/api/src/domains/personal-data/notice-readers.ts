import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { defineOwnHomeCard } from '../../home-card.ts'
import { mainUnit } from '../employees/public.ts'

export type StandingNotice = Schemas['CurrentDataNotice']

const none: StandingNotice = { number: null, content: null, issued_at: null, read_at: null }

/** The notice in force, and when whoever asks has confirmed it. */
export async function currentNotice({
  prepared,
  session,
  inThisCompany,
}: ProductContext): Promise<StandingNotice> {
  const rows = await prepared(sql<StandingNotice>`
    select number, content, created_at as issued_at,
      (select read_at from data_notice_readings reading
        where ${inThisCompany('reading')} and reading.number = data_notices.number
          and reading.user_id = ${session.userId}) as read_at
    from data_notices where ${inThisCompany('data_notices')} order by number desc limit 1`)
  return rows[0] ?? none
}

/** Everybody whom a notice concerns: who has an account in the company, and who works there without one. */
function peopleConcerned({ inThisCompany }: ProductContext): RawBuilder<unknown> {
  return sql`
    select accounts.id as user_id, employees.id as employee_id, employees.nhansu_id, accounts.full_name,
      ${mainUnit} as unit_name, true as has_account
    from accounts
    left join employees on employees.company_id = accounts.company_id and employees.person_id = accounts.person_id
    where ${inThisCompany('accounts')} and accounts.is_active
    union all
    select null, employees.id, employees.nhansu_id, employees.full_name, ${mainUnit}, false
    from employees
    where ${inThisCompany('employees')} and employees.active and not exists (
      select from accounts where accounts.company_id = employees.company_id
        and accounts.person_id = employees.person_id and accounts.is_active)`
}

/** Of them those who have not confirmed the version in force; nobody where there is none. */
export function readerWithout(context: ProductContext): RawBuilder<unknown> {
  const { inThisCompany } = context
  return sql`
    select concerned.* from (${peopleConcerned(context)}) as concerned
    cross join (select max(number) as number from data_notices where ${inThisCompany('data_notices')}) as standing
    where standing.number is not null and not exists (
      select from data_notice_readings reading
      where ${inThisCompany('reading')} and reading.number = standing.number
        and reading.user_id = concerned.user_id)`
}

/** How many a notice reaches in the product, and how many have to be told in another way. */
export async function noticeReach(context: ProductContext): Promise<Schemas['DataNoticeReach']> {
  const { rows } = await sql<Schemas['DataNoticeReach']>`
    select count(*) filter (where has_account)::integer as people,
      count(*) filter (where not has_account)::integer as without_account
    from (${peopleConcerned(context)}) as concerned`.execute(context.db)
  return rows[0] ?? { people: 0, without_account: 0 }
}

/** The notice on the first page of everybody, until he has confirmed the version in force. It is not put away. */
export const dataNoticeCard = defineOwnHomeCard({
  key: 'data_notice',
  title: 'Thông báo về dữ liệu cá nhân',
  link: '/',
  stays: true,
  read: async (context) => {
    const { number, content, read_at } = await currentNotice(context)
    return number === null || content === null || read_at !== null ? undefined : { number, content }
  },
})
