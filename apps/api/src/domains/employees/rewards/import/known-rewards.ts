import { sql } from 'kysely'
import type { ProductContext } from '../../../../contract/handlers.ts'
import type { Whom } from './whom.ts'

type Values = Readonly<Record<string, unknown>>

/** What a row may not say otherwise of a reward that is there. */
export interface Compared {
  money: number | null
  decision_date: string | null
}

export function isCompared(path: string): path is keyof Compared {
  return path === 'money' || path === 'decision_date'
}

/** By what the rewards of a row are known to be there already: one key for each of its people, or that of its unit. */
export function keysOf({ employee_ids: people, department_id: unit }: Whom, values: Values): string[] {
  const bearers = unit === null ? people.map((id) => ['employee', id]) : [['unit', unit]]
  const { form_id: form = null, number = null } = values
  return bearers.map((bearer) => JSON.stringify([...bearer, form, number]))
}

interface KnownReward extends Compared {
  employee_id: number | null
  department_id: number | null
  form_id: number | null
  number: string | null
}

/** The rewards of all those whom the rows name, by {@link keysOf}. */
export async function readKnown(
  { db, inThisCompany }: ProductContext,
  named: readonly Whom[],
): Promise<ReadonlyMap<string, Compared>> {
  const people = named.flatMap(({ employee_ids: ids }) => ids)
  const units = named.flatMap(({ department_id: unit }) => unit ?? [])
  const what = sql`reward.department_id, reward.form_id, reward.number, reward.money, reward.decision_date`
  const { rows } = await sql<KnownReward>`
    select about.employee_id, ${what}
    from reward_discipline_people about
    join rewards_disciplines reward on ${inThisCompany('reward')} and reward.id = about.record_id and reward.type = 'reward'
    where ${inThisCompany('about')} and about.employee_id = any(${people}::bigint[])
    union all
    select null, ${what} from rewards_disciplines reward
    where ${inThisCompany('reward')} and reward.type = 'reward' and reward.department_id = any(${units}::bigint[])`.execute(
    db,
  )
  return new Map(
    rows.flatMap(({ employee_id: person, department_id: unit, ...reward }) =>
      keysOf({ employee_ids: person === null ? [] : [person], department_id: unit }, reward).map(
        (key) => [key, reward] as const,
      ),
    ),
  )
}
