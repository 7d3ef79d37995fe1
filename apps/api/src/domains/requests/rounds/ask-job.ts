import type { Schemas } from '@nhansu/sdk/contract'
import { profileGroupLabels } from '@nhansu/sdk/domains/requests'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { tellEach } from '../../../notices/tell.ts'
import { namedPeople } from '../../employees/public.ts'
import { isOpen } from './round-state.ts'

/** So many people are asked in one transaction. */
const piece = 200

/**
 * Asks the people of rounds whose first day has come, each once by notice and mail, written together with the row that says
 * so. Who is at work then is asked; once everybody was, nobody comes into the round any more.
 */
export const askRoundPeople = defineJob<{ roundId?: number }>({
  name: 'requests.ask-round-people',
  title: 'Gửi đợt rà soát hồ sơ',
  cron: '50 0 * * *',
  longestMinutes: 60,
  run: async ({ inCompany, reading, progress, signal }, { roundId }) => {
    const ids = await reading((transaction) => roundsToAsk(transaction, roundId))
    const failures: unknown[] = []
    let asked = 0
    for (const [index, id] of ids.entries()) {
      try {
        for (let next = 1; next > 0; asked += next) {
          signal.throwIfAborted()
          next = await inCompany((transaction) => askNext(transaction, id))
        }
      } catch (error) {
        // One round that fails keeps no other waiting.
        failures.push(error)
      }
      if (signal.aborted) throw signal.reason
      await progress(index + 1, ids.length)
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${ids.length} rounds were not sent`)
    return { asked }
  },
})

async function roundsToAsk(
  { db, inThisCompany }: CompanyTransaction,
  id: number | undefined,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from profile_rounds
    where ${inThisCompany('profile_rounds')} and asked_at is null and ${isOpen}
      and ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by to_date, id`.execute(db)
  return rows.map((round) => round.id)
}

interface Asked {
  employee_id: number
  full_name: string
  address: string | null
  company: string
  round: string
  due: string
  groups: Schemas['ProfileGroup'][]
}

/** @returns how many were asked; with the last of them the round is done with asking */
async function askNext(transaction: JobTransaction, id: number): Promise<number> {
  const { db, inThisCompany } = transaction
  // Held, so that nobody calls it off meanwhile, and of two runs the second sees whom the first asked.
  const { rows: held } = await sql`
    select from profile_rounds where ${inThisCompany('profile_rounds')} and id = ${id} and asked_at is null and ${isOpen}
    for no key update`.execute(db)
  if (held.length === 0) return 0
  const { rows } = await sql<Asked>`
    with asked as (
      insert into profile_round_people (company_id, round_id, employee_id)
      select profile_rounds.company_id, profile_rounds.id, named.id
      from profile_rounds cross join lateral ${namedPeople('profile_rounds')} as named
      where ${inThisCompany('profile_rounds')} and profile_rounds.id = ${id} and not exists (
        select from profile_round_people before
        where before.company_id = profile_rounds.company_id and before.round_id = profile_rounds.id
          and before.employee_id = named.id)
      order by named.id limit ${piece}
      returning company_id, round_id, employee_id)
    select employees.id as employee_id, employees.full_name, nullif(trim(both from employees.company_email), '') as address,
      companies.name as company, round.name as round, to_char(round.to_date, 'DD-MM-YYYY') as due, round.groups
    from asked
    join profile_rounds round on round.company_id = asked.company_id and round.id = asked.round_id
    join employees on employees.company_id = asked.company_id and employees.id = asked.employee_id
    join companies on companies.id = asked.company_id`.execute(db)
  await tellEach(
    transaction,
    rows.map(({ employee_id: employeeId, full_name, address, groups, ...about }) => ({
      employeeId,
      name: full_name,
      address,
      variables: {
        full_name,
        ...about,
        groups: groups.map((group) => profileGroupLabels[group]).join(', '),
        link: `/yeu-cau-cua-toi?round=${id}`,
      },
    })),
    { notice: { kind: 'profile_round_opened', recordId: id }, template: 'profile-round-opened' },
  )
  if (rows.length < piece)
    await sql`update profile_rounds set asked_at = now()
      where ${inThisCompany('profile_rounds')} and id = ${id}`.execute(db)
  return rows.length
}
