import { type NoticeKind, noticeRules } from '@nhansu/sdk/domains/notices'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { JobTransaction } from '../jobs/define-job.ts'
import { isMailAddress } from '../mail/addresses.ts'
import { queueMail } from '../mail/outbox.ts'
import type { NewNotice, NoticeReader } from './write-notice.ts'

/** What a stand-in may settle, kind by kind, with the right that it takes. */
export const standInKinds = (Object.keys(noticeRules) as NoticeKind[]).flatMap((kind) => {
  const { standIn, label } = noticeRules[kind]
  return standIn === undefined ? [] : [{ kind, label, needs: standIn.needs }]
})

/**
 * Whether `stand_in` holds a permission by himself over the company, or over a unit of his own in which `away` works whose
 * own right to it ends at units as well: what waits for somebody with a right over the company lies in any unit. Both are
 * accounts; nothing that the other may counts.
 */
export function mayStandIn(permission: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from user_roles held
    join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
    where held.company_id = stand_in.company_id and held.user_id = stand_in.id and given.permission = ${permission}
      and (given.scope = 'company' or given.scope = 'unit' and not exists (
        select from user_roles wide
        join role_grants over_all on over_all.company_id = wide.company_id and over_all.role_id = wide.role_id
        where wide.company_id = away.company_id and wide.user_id = away.id
          and over_all.permission = ${permission} and over_all.scope = 'company')
      and exists (
        select from employees self
        join employee_positions seat on seat.company_id = self.company_id and seat.employee_id = self.id and seat.to_date is null
        join employee_units below on below.company_id = seat.company_id and below.department_id = seat.department_id
        join employees theirs on theirs.company_id = below.company_id and theirs.id = below.employee_id
        where self.company_id = stand_in.company_id and self.person_id = stand_in.person_id
          and theirs.person_id = away.person_id)))`
}

/**
 * Tells whoever stands in today for the reader of a notice the same, within the transaction of its cause, as far as he
 * may settle it by rights of his own: by a notice, and by a mail that names whom he stands in for. What he has silenced, or
 * has not read yet as his own, is not told again.
 */
export async function tellStandIn(
  transaction: JobTransaction,
  reader: NoticeReader,
  { kind, recordId }: NewNotice,
): Promise<void> {
  const { standIn, sentence, link, isLaw = false } = noticeRules[kind]
  if (standIn === undefined || standIn.isTold) return
  const { db, inThisCompany } = transaction
  const whose =
    'userId' in reader
      ? sql`away.id = ${reader.userId}`
      : sql`away.person_id = (select person_id from employees
          where ${inThisCompany('employees')} and employees.id = ${reader.employeeId})`
  const { rows } = await sql<Told>`
    with told as (
      insert into notices (company_id, user_id, kind, record_id, for_user_id)
      select stand_in.company_id, stand_in.id, ${kind}, ${recordId}::bigint, away.id
      from stand_ins named
      join accounts away on away.company_id = named.company_id and away.id = named.user_id
      join accounts stand_in on stand_in.company_id = named.company_id and stand_in.id = named.stand_in_id
      where ${inThisCompany('named')} and current_date between named.from_date and named.to_date
        and ${whose} and stand_in.is_active and ${mayStandIn(sql`${standIn.needs}`)}
        and (${isLaw} or not exists (
          select from silenced_notices silenced
          where silenced.company_id = stand_in.company_id and silenced.user_id = stand_in.id and silenced.kind = ${kind}))
        and not exists (
          select from notices same
          join employees self on self.company_id = same.company_id and self.id = same.employee_id
          where same.company_id = stand_in.company_id and self.person_id = stand_in.person_id and same.kind = ${kind}
            and same.record_id is not distinct from ${recordId}::bigint and same.read_at is null)
      on conflict (company_id, user_id, employee_id, kind, record_id) where read_at is null do nothing
      returning company_id, user_id)
    select reached.full_name, reached.address, away.full_name as away_name,
      to_char(named.to_date, 'DD-MM-YYYY') as to_day, companies.name as company
    from told
    join companies on companies.id = told.company_id
    join stand_ins named on named.company_id = told.company_id and named.stand_in_id = told.user_id
      and current_date between named.from_date and named.to_date
    join accounts away on away.company_id = named.company_id and away.id = named.user_id and ${whose}
    cross join lateral mail_address_of_account(told.user_id) as reached`.execute(db)
  for (const { full_name, address, ...about } of rows) {
    if (address === null || !isMailAddress(address)) continue
    await queueMail(transaction, {
      template: 'stand-in-work',
      to: { name: full_name, address },
      variables: { full_name, ...about, sentence, link: link.replace('{id}', String(recordId ?? '')) },
    })
  }
}

interface Told {
  full_name: string
  address: string | null
  away_name: string
  to_day: string
  company: string
}
