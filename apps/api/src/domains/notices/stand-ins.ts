import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { mayStandIn, standInKinds } from '../../notices/stand-ins.ts'
import { tell } from '../../notices/tell.ts'
import { endedStandIn, tellEnd } from './ended-stand-ins.ts'

type StandIn = Schemas['StandIn']
type Person = Schemas['StandInPerson']

/** So many may be chosen from, those first who may settle the most. */
const mostPeople = 200
const longestDays = 92

/** Người thay: who is told of what waits for somebody while he is away. No right goes along with it. */
export default defineOperations('standIns', {
  'standIns.list': async (_, context) => ({
    stand_ins: await standInsOf(context),
    people: await peopleFor(context),
  }),

  'standIns.store': async ({ body: { user_id, from_date, to_date } }, context) => {
    const { db, companyId, session } = context
    const [person] = await peopleFor(context, user_id)
    if (person === undefined)
      throw invalidInput({ user_id: ['Người này không có quyền nào để xử lý thay việc của bạn.'] })
    await checkDays(context, from_date, to_date)
    const { rows } = await sql<{ id: number }>`
      insert into stand_ins (company_id, user_id, stand_in_id, from_date, to_date)
      values (${companyId}, ${session.userId}, ${user_id}, ${from_date}::date, ${to_date}::date)
      on conflict do nothing returning id`.execute(db)
    const id = rows[0]?.id
    if (id === undefined)
      throw new ApiFailure(409, 'Bạn đã chọn người thay trong khoảng ngày này. Hãy bỏ lần chọn đó trước.')
    context.audit({
      recordId: id,
      changedFields: ['user_id', 'from_date', 'to_date'],
      detail: { stand_in: user_id, from_date, to_date },
    })
    await tellNamed(context, id)
    const kept = (await standInsOf(context)).find((each) => each.id === id)
    if (kept === undefined) throw notFound()
    return { stand_in: kept }
  },

  'standIns.end': async ({ path: { id } }, context) => {
    const { db, inThisCompany, session } = context
    const mine = sql<SqlBool>`${inThisCompany('stand_ins')} and id = ${id} and user_id = ${session.userId}
      and to_date >= current_date`
    const { rows } = await sql`select from stand_ins where ${mine} for update`.execute(db)
    const ending = rows.length > 0 ? await endedStandIn(context, id) : undefined
    if (ending === undefined) throw notFound()
    await sql`
      update stand_ins set to_date = current_date - 1, end_told_at = now()
      where ${mine} and from_date < current_date`.execute(db)
    await sql`delete from stand_ins where ${mine}`.execute(db)
    // Who ends it knows.
    await tellEnd(context, (await endedStandIn(context, id)) ?? ending, ending.stand_in_id)
    context.audit({ recordId: id, changedFields: ['to_date'] })
    return { ids: [id] }
  },
})

/** @throws ApiFailure 400 */
async function checkDays({ db }: ProductContext, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ is_past: boolean; days: number }>`
    select ${from}::date < current_date as is_past, ${to}::date - ${from}::date as days`.execute(db)
  const { is_past: isPast = true, days = 0 } = rows[0] ?? {}
  if (isPast) throw invalidInput({ from_date: ['Ngày đầu phải từ hôm nay trở đi.'] })
  if (days < 0) throw invalidInput({ to_date: ['Ngày cuối phải từ ngày đầu trở đi.'] })
  if (days > longestDays) throw invalidInput({ to_date: [`Mỗi lần nhờ thay dài nhất ${longestDays} ngày.`] })
}

const neededRights = [...new Set(standInKinds.map(({ needs }) => needs))]
const kindsAsRows = sql`jsonb_to_recordset(${JSON.stringify(standInKinds)}::jsonb) as work (label text, needs text)`

/** What the one who is away may settle by a right of his over more than himself, split by whether the stand-in may too. */
const shares = sql`
  select coalesce(array_agg(work.label) filter (where shared.is_held), '{}') as covers,
    coalesce(array_agg(work.label) filter (where not shared.is_held), '{}') as lacks
  from ${kindsAsRows} cross join lateral (select ${mayStandIn(sql`work.needs`)} as is_held) as shared
  where exists (
    select from user_roles own
    join role_grants granted on granted.company_id = own.company_id and granted.role_id = own.role_id
    where own.company_id = away.company_id and own.user_id = away.id
      and granted.permission = work.needs and granted.scope in ('company', 'unit'))`

/** Who may be named by the caller: active accounts that may settle at least one kind of what waits for him. */
async function peopleFor(
  { db, inThisCompany, session }: ProductContext,
  userId: number | null = null,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select stand_in.id as user_id, stand_in.full_name, shares.covers, shares.lacks
    from accounts away
    join accounts stand_in on stand_in.company_id = away.company_id and stand_in.id <> away.id and stand_in.is_active
    cross join lateral (${shares}) as shares
    where ${inThisCompany('away')} and away.id = ${session.userId} and cardinality(shares.covers) > 0
      and (${userId}::bigint is null or stand_in.id = ${userId}::bigint)
      -- Few of many accounts hold any of these rights over others: nobody else is judged.
      and stand_in.id in (
        select held.user_id from user_roles held
        join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
        where ${inThisCompany('held')} and given.permission = any(${neededRights}::text[])
          and given.scope in ('company', 'unit'))
    order by cardinality(shares.covers) desc, stand_in.sort_name, stand_in.id limit ${mostPeople}`.execute(db)
  return rows
}

async function standInsOf({ db, inThisCompany, session }: ProductContext): Promise<StandIn[]> {
  const { rows } = await sql<StandIn>`
    select named.id, away.full_name as away_name, stand_in.full_name as stand_in_name,
      named.from_date, named.to_date, named.user_id = ${session.userId} as is_mine,
      current_date between named.from_date and named.to_date as is_now, shares.covers, shares.lacks
    from stand_ins named
    join accounts away on away.company_id = named.company_id and away.id = named.user_id
    join accounts stand_in on stand_in.company_id = named.company_id and stand_in.id = named.stand_in_id
    cross join lateral (${shares}) as shares
    where ${inThisCompany('named')} and named.to_date >= current_date
      and (named.user_id = ${session.userId} or named.stand_in_id = ${session.userId})
    order by named.from_date, named.id`.execute(db)
  return rows
}

/** Tells whoever was named, by notice and mail. */
async function tellNamed(context: ProductContext, id: number): Promise<void> {
  const { db, inThisCompany, companyId, session } = context
  const { rows } = await sql<Named>`
    select named.stand_in_id, reached.full_name, reached.address, companies.name as company,
      to_char(named.from_date, 'DD-MM-YYYY') as from_day, to_char(named.to_date, 'DD-MM-YYYY') as to_day
    from stand_ins named join companies on companies.id = ${companyId}
    cross join lateral mail_address_of_account(named.stand_in_id) as reached
    where ${inThisCompany('named')} and named.id = ${id}`.execute(db)
  const [named] = rows
  if (named === undefined) return
  const { stand_in_id: userId, full_name, address, ...days } = named
  await tell(
    context,
    { reader: { userId }, name: full_name, address },
    {
      notice: { kind: 'stand_in_named', recordId: id },
      mail: {
        template: 'stand-in-named',
        variables: { full_name, away_name: session.fullName, ...days, link: '/thong-bao?tab=stand-ins' },
      },
    },
  )
}

interface Named {
  stand_in_id: number
  full_name: string
  address: string | null
  company: string
  from_day: string
  to_day: string
}
