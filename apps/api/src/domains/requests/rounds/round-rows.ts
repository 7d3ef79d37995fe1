import type { Data, Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import {
  hasAccount,
  hiddenFields,
  historyWords,
  mainUnit,
  shownToOwnerAnyway,
} from '../../employees/public.ts'
import { answerOf, countedPeople, roundState } from './round-state.ts'

export type Round = Schemas['ProfileRound']

/** Rounds are of the whole company: who holds the right for units or himself has no part in them. */
export const wholeCompany: RowConditions = { table: 'profile_rounds' }

const most = 100

/** The rounds that meet a condition, the last first. */
export async function readRounds(context: ProductContext, condition = sql<SqlBool>`true`): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select profile_rounds.id, profile_rounds.name, profile_rounds.from_date, profile_rounds.to_date,
      ${roundState} as state, profile_rounds.groups, profile_rounds.closed_at, profile_rounds.cancelled_at,
      profile_rounds.cancel_reason, profile_rounds.created_at,
      array(select unit.name from departments unit
        where unit.company_id = profile_rounds.company_id and unit.id = any(profile_rounds.department_ids)
        order by unit.name) as department_names,
      array(select held.name from positions held
        where held.company_id = profile_rounds.company_id and held.id = any(profile_rounds.position_ids)
        order by held.name) as position_names,
      cardinality(profile_rounds.employee_ids) as employee_total,
      (select full_name from names_of_users(array[profile_rounds.created_by])) as created_by_name, figures.figures
    from profile_rounds
    join profile_rounds outer_round on outer_round.company_id = profile_rounds.company_id
      and outer_round.id = profile_rounds.id
    cross join lateral (
      select jsonb_build_object('total', count(*), 'confirmed', count(*) filter (where answer = 'confirmed'),
        'requested', count(*) filter (where answer = 'requested'), 'waiting', count(*) filter (where answer = 'waiting'),
        'without_account', count(*) filter (where not has_account)) as figures
      from (
        select ${answerOf} as answer, ${hasAccount} as has_account from ${countedPeople}
        where profile_round_people.company_id = outer_round.company_id
          and profile_round_people.round_id = outer_round.id) as each) as figures
    where ${context.inThisCompany('profile_rounds')} and ${visibleRows(context, wholeCompany)} and ${condition}
    order by profile_rounds.id desc limit ${most}`.execute(context.db)
  return rows
}

/** @throws ApiFailure 404 for a round that is not there */
export async function findRound(context: ProductContext, id: number): Promise<Round> {
  const [round] = await readRounds(context, sql<SqlBool>`profile_rounds.id = ${id}`)
  if (round === undefined) throw notFound()
  return round
}

/** How far each unit is, the one with most to do first; everybody counts in his main unit of today. */
export async function unitsOf(context: ProductContext, id: number): Promise<Schemas['ProfileRoundUnit'][]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Schemas['ProfileRoundUnit']>`
    select department_id, coalesce(max(department_name), 'Chưa thuộc đơn vị nào') as department_name,
      count(*) as total, count(*) filter (where answer = 'confirmed') as confirmed,
      count(*) filter (where answer = 'requested') as requested, count(*) filter (where answer = 'waiting') as waiting
    from (
      select main.department_id, unit.name as department_name, ${answerOf} as answer
      from ${countedPeople}
      left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
        and main.is_main and main.to_date is null
      left join departments unit on unit.company_id = main.company_id and unit.id = main.department_id
      where ${inThisCompany('profile_round_people')} and profile_round_people.round_id = ${id}) as each
    group by department_id order by waiting desc, department_name, department_id`.execute(db)
  return rows
}

interface AskedPeople {
  round: Pick<Round, 'id' | 'groups'>
  state?: Schemas['RoundAnswer'] | undefined
  departmentId?: number | undefined
  /** Those alone who belong to no unit today. */
  isWithoutUnit?: boolean | undefined
}

/** The people of a round by name, and how many there are. */
export async function peopleOf(
  context: ProductContext,
  { round: { id, groups }, state, departmentId, isWithoutUnit = false }: AskedPeople,
  { limit, offset }: { limit: number; offset: number },
): Promise<Data<'profileRounds.people'>> {
  const { db, inThisCompany } = context
  const hidden = await hiddenFields(context)
  // What he does not see he has not confirmed.
  const words = historyWords(groups).filter((word) => !hidden.has(word) && shownToOwnerAnyway(word) !== false)
  const isOf = (unit: RawBuilder<unknown>) => sql<SqlBool>`exists (
    select from employee_positions main
    where main.company_id = employees.company_id and main.employee_id = employees.id and main.is_main
      and main.to_date is null and main.department_id ${unit})`
  const asked = sql<SqlBool>`${inThisCompany('profile_round_people')} and profile_round_people.round_id = ${id}
    and ${state === undefined ? sql`true` : sql`${answerOf} = ${state}`}
    and ${departmentId === undefined ? sql`true` : isOf(sql`= ${departmentId}`)}
    and ${isWithoutUnit ? sql`not ${isOf(sql`is not null`)}` : sql`true`}`
  const { rows } = await sql<Schemas['ProfileRoundPerson']>`
    select profile_round_people.id, employees.id as employee_id, employees.nhansu_id, employees.full_name,
      ${mainUnit} as department_name, ${answerOf} as state, profile_round_people.confirmed_at,
      exists (select from employee_history later
        where later.company_id = employees.company_id and later.employee_id = employees.id
          and later.at > profile_round_people.confirmed_at
          and split_part(later.field, '.', 1) = any(${words}::text[])) as changed_since,
      ${hasAccount} as has_account, profile_round_people.asked_at
    from ${countedPeople} where ${asked}
    order by employees.sort_name, employees.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${countedPeople} where ${asked}`.execute(db)
  return { people: rows, total: counted.rows[0]?.total ?? 0 }
}
