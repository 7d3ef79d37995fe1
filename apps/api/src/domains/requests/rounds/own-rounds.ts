import { createHash } from 'node:crypto'
import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { type GroupOfFile, readGroups } from '../../employees/public.ts'
import { labelOf, spoken } from '../request-items.ts'
import { answerOf, isOpen } from './round-state.ts'

type OwnRound = Schemas['OwnRound']

/** Far more than anybody is asked at a time. */
const most = 20

interface KeptRound extends Omit<OwnRound, 'seen' | 'groups'> {
  person_id: number
  employee_id: number
  salt: string
  seen_hash: string | null
  asked: Schemas['ProfileGroup'][]
}

/** The open rounds that ask the caller, with what he is to confirm. */
export const listOwn: Handler<'profileRounds.mine'> = async (_, context) => {
  const kept = await keptRounds(context)
  const rounds: OwnRound[] = []
  for (const round of kept) rounds.push(await shown(context, round))
  return { rounds }
}

/**
 * Keeps that what the caller saw of his own file is right. It is about himself alone: no field of the call names a person.
 *
 * Failures: 404 for a round that is not open or does not ask him; 409 for a file that has changed since he looked.
 */
export const confirmRound: Handler<'profileRounds.confirm'> = async ({ path: { id }, body }, context) => {
  const { db, inThisCompany, session } = context
  // Held, so that of two presses the second finds it done, and the round is not called off meanwhile.
  await sql`select from profile_rounds where ${inThisCompany('profile_rounds')} and id = ${id} for share`.execute(
    db,
  )
  await sql`select from profile_round_people
    where ${inThisCompany('profile_round_people')} and round_id = ${id} and employee_id = ${session.employeeId}
    for update`.execute(db)
  const round = await findOwn(context, id)
  if (round.state === 'confirmed') return { round: await shown(context, round) }
  // Nothing of the file is written until what he saw is compared and kept.
  await sql`select from employees where ${inThisCompany('employees')} and id = ${round.employee_id} for share`.execute(
    db,
  )
  const seen = seenHash(round.salt, await readGroups(context, round.employee_id, round.asked))
  if (seen !== body.seen) {
    throw new ApiFailure(409, 'Hồ sơ của bạn vừa thay đổi. Hãy tải lại trang và xem lại trước khi xác nhận.')
  }
  await sql`update profile_round_people set confirmed_at = now(), seen_hash = ${seen}
    where ${inThisCompany('profile_round_people')} and id = ${round.person_id}`.execute(db)
  await sql`update notices set read_at = now()
    where ${inThisCompany('notices')} and employee_id = ${round.employee_id} and kind = 'profile_round_opened'
      and record_id = ${id} and read_at is null`.execute(db)
  context.audit({ recordId: id, detail: { groups: round.asked } })
  return { round: await shown(context, await findOwn(context, id)) }
}

async function keptRounds(
  { db, inThisCompany, session }: ProductContext,
  condition = sql<SqlBool>`true`,
): Promise<KeptRound[]> {
  const { rows } = await sql<KeptRound>`
    select profile_rounds.id, profile_rounds.name, profile_rounds.to_date,
      profile_rounds.to_date - current_date as days_left, ${answerOf} as state, profile_round_people.confirmed_at,
      profile_round_people.id as person_id, profile_round_people.employee_id, profile_round_people.salt,
      profile_round_people.seen_hash, profile_rounds.groups as asked
    from profile_round_people
    join profile_rounds on profile_rounds.company_id = profile_round_people.company_id
      and profile_rounds.id = profile_round_people.round_id and ${isOpen}
    where ${inThisCompany('profile_round_people')} and profile_round_people.employee_id = ${session.employeeId}
      and ${condition}
    order by ${answerOf} = 'confirmed', profile_rounds.to_date, profile_rounds.id limit ${most}`.execute(db)
  return rows
}

async function findOwn(context: ProductContext, id: number): Promise<KeptRound> {
  const [found] = await keptRounds(context, sql<SqlBool>`profile_rounds.id = ${id}`)
  if (found === undefined) throw notFound()
  return found
}

/** Without what only the server knows of it, and with the values of the file in words. */
async function shown(context: ProductContext, kept: KeptRound): Promise<OwnRound> {
  const { person_id: _, employee_id: employeeId, salt, seen_hash: before, asked, ...round } = kept
  if (before !== null) return { ...round, seen: before, groups: [] }
  const read = await readGroups(context, employeeId, asked)
  const groups: OwnRound['groups'] = []
  for (const { group, records } of read) {
    const said: OwnRound['groups'][number]['records'] = []
    for (const record of records) {
      const lines: Schemas['OwnRoundLine'][] = []
      for (const [path, value] of record)
        lines.push({ label: shortLabel(path), value: await spoken(context, path, value) })
      said.push(lines)
    }
    groups.push({ group, records: said })
  }
  return { ...round, seen: seenHash(salt, read), groups }
}

/** 'Họ và tên' of 'Thân nhân › Họ và tên': the group stands above it. */
function shortLabel(path: string): string {
  const label = labelOf(path)
  return label.split(' › ')[1] ?? label
}

/** What he saw as a hash that tells nobody what it was. */
function seenHash(salt: string, groups: readonly GroupOfFile[]): string {
  const values = groups.map(({ group, records }) => [group, records.map((record) => [...record])])
  return createHash('sha256').update(salt).update(JSON.stringify(values)).digest('hex')
}
