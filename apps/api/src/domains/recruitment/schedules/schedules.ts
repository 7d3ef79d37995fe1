import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type FieldValues, savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { calendarFile, calendarType } from '../../../calendar/calendar-file.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Planned } from './clashes.ts'
import { appointmentFacts, eventForExaminer } from './appointment-event.ts'
import { heldRound, refuseClosedRound } from './held-round.ts'
import { readSchedule, readSchedules, type Schedule, visibleSchedules } from './schedule-rows.ts'
import { sendInvitations } from './send-invitations.ts'
import { waitingCandidates } from './waiting-candidates.ts'
import { writeSchedule } from './write-schedule.ts'

/** The longest time that is asked for at once. */
const longestDays = 62

export default defineOperations('recruitmentSchedules', {
  'recruitmentSchedules.list': async ({ query: { from, to, recruitment_id: campaignId } }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
    if (days < 0) throw invalidInput({ to: ['Đến ngày phải từ Từ ngày trở đi.'] })
    if (days > longestDays) throw invalidInput({ to: [`Chỉ xem được tối đa ${longestDays} ngày một lần.`] })
    return {
      schedules: await readSchedules(
        context,
        sql`starts_at >= (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
          and starts_at < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
          and ${campaignId === undefined ? sql`true` : sql`recruitment_schedules.recruitment_id = ${campaignId}`}`,
      ),
    }
  },

  'recruitmentSchedules.candidates': async ({ query }, context) => waitingCandidates(context, query.round_id),

  'recruitmentSchedules.store': async ({ body }, context) => {
    const round = await heldRound(context, body.round_id)
    refuseClosedRound(round)
    const id = await writeSchedule(context, round, {
      ...nothingSaid,
      ...body,
      id: null,
    })
    const schedule = await readSchedule(context, id)
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: toldOf(schedule) } })
    return { schedule }
  },

  'recruitmentSchedules.update': async ({ path, body: { reason, version, ...body } }, context) => {
    const before = await writableSchedule(context, path.id, version)
    if (before.state !== 'scheduled') throw new ApiFailure(409, 'Lịch đã diễn ra nên không đổi được.')
    const round = await heldRound(context, before.round_id)
    refuseClosedRound(round)
    await sql`insert into recruitment_schedule_changes (company_id, schedule_id, sequence, starts_at, ends_at, reason, changed_by)
      values (${context.companyId}, ${path.id}, ${before.sequence}, ${before.starts_at}, ${before.ends_at}, ${reason},
        ${context.session.userId})`.execute(context.db)
    await writeSchedule(context, round, {
      ...before,
      candidate_ids: before.candidates.map(({ id }) => id),
      employee_ids: before.interviewers.map(({ id }) => id),
      // A reason was given for one hour and those who come to it; another hour wants one of its own.
      clash_reason: movesAnything(before, body) ? null : before.clash_reason,
      ...body,
      id: path.id,
    })
    const schedule = await readSchedule(context, path.id)
    context.audit({ recordId: path.id, ...savedChanges(toldOf(before), toldOf(schedule)) })
    return { schedule }
  },

  'recruitmentSchedules.destroy': async ({ path }, context) => {
    const { state } = await writableSchedule(context, path.id)
    if (state !== 'scheduled') throw new ApiFailure(409, 'Lịch đã diễn ra nên không hủy được.')
    return setCancelled(context, path.id, true)
  },

  'recruitmentSchedules.restore': async ({ path }, context) => {
    const before = await lockedSchedule(context, path.id)
    if (before.state !== 'cancelled') throw new ApiFailure(409, 'Lịch này không bị hủy.')
    refuseClosedRound(await heldRound(context, before.round_id))
    await refuseSecond(context, path.id)
    return setCancelled(context, path.id, false)
  },

  'recruitmentSchedules.invitations': async ({ path, query, body: { version, ...body } }, context) => {
    const schedule = await lockedSchedule(context, path.id)
    if (version !== undefined && version !== schedule.version) throw stale({ schedule })
    return sendInvitations(context, path.id, body, query?.dry_run ?? false)
  },

  'recruitmentSchedules.calendar': async ({ path }, context) => {
    const { candidates } = await readSchedule(context, path.id)
    const [facts] = await appointmentFacts(context, sql`recruitment_schedules.id = ${path.id}`)
    if (facts === undefined) throw notFound()
    const names = candidates.flatMap(({ full_name: name }) => name ?? [])
    context.audit({ recordId: path.id, detail: { form: 'ics' } })
    const bytes = Buffer.from(calendarFile(eventForExaminer(facts, names), { method: 'PUBLISH' }))
    return new FileAnswer({
      name: `Lịch ${facts.round_name}.ics`,
      mediaType: calendarType,
      content: Readable.from([bytes]),
      size: bytes.length,
    })
  },

  'recruitmentSchedules.attendance': async ({ path, body: { absent_ids: absent, version } }, context) => {
    const before = await writableSchedule(context, path.id, version)
    refuseClosedRound(await heldRound(context, before.round_id))
    if (absent.some((id) => before.candidates.every((candidate) => candidate.id !== id))) {
      throw invalidInput({ absent_ids: ['Ứng viên không có trong lịch này.'] })
    }
    const { rows } = await sql`update recruitment_schedules set state = 'done'
      where ${context.inThisCompany('recruitment_schedules')} and id = ${path.id} and starts_at <= now() returning id`.execute(
      context.db,
    )
    if (rows.length === 0) throw new ApiFailure(409, 'Buổi phỏng vấn chưa bắt đầu.')
    await sql`update recruitment_schedule_candidates
      set attendance = case when candidate_id = any(${absent}::bigint[]) then 'absent' else 'came' end
      where ${context.inThisCompany('recruitment_schedule_candidates')} and schedule_id = ${path.id}`.execute(
      context.db,
    )
    const schedule = await readSchedule(context, path.id)
    context.audit({ recordId: path.id, ...savedChanges(toldOf(before), toldOf(schedule)) })
    return { schedule }
  },
})

/** What the trail tells of an appointment: when and where, who comes to it and who judges there. */
function toldOf({ candidates, interviewers, ...schedule }: Schedule): FieldValues {
  const { starts_at, ends_at, mode, room_name, place, link, note, state, clash_reason } = schedule
  return {
    starts_at,
    ends_at,
    mode,
    room_name,
    place,
    link,
    note,
    state,
    clash_reason,
    candidates: candidates.map(({ id, attendance }) => ({ id, attendance })),
    interviewers: interviewers.map(({ id }) => ({ id })),
  }
}

/** Whether a change gives an appointment another time or other people. */
function movesAnything(before: Schedule, change: Partial<Planned>): boolean {
  const others = (ids: readonly number[] | undefined, held: readonly { id: number }[]) =>
    ids !== undefined && (ids.length !== held.length || held.some(({ id }) => !ids.includes(id)))
  return (
    Date.parse(change.starts_at ?? before.starts_at) !== Date.parse(before.starts_at) ||
    Date.parse(change.ends_at ?? before.ends_at) !== Date.parse(before.ends_at) ||
    others(change.candidate_ids, before.candidates) ||
    others(change.employee_ids, before.interviewers)
  )
}

/** What an appointment is without words about it. */
const nothingSaid = {
  mode: 'in_person',
  room_id: null,
  place: null,
  link: null,
  note: null,
  clash_reason: null,
} as const

/**
 * Holds an appointment until the end of the transaction; its round first, as everybody who takes both does.
 * @throws ApiFailure 404 for one that is not there, or not for the writer
 */
async function lockedSchedule(context: ProductContext, id: number): Promise<Schedule> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ round_id: number }>`select round_id from recruitment_schedules
    where ${inThisCompany('recruitment_schedules')} and ${visibleRows(context, visibleSchedules)} and id = ${id}`.execute(
    db,
  )
  if (rows[0] === undefined) throw notFound()
  await heldRound(context, rows[0].round_id)
  await sql`select id from recruitment_schedules
    where ${inThisCompany('recruitment_schedules')} and id = ${id} for update`.execute(db)
  return readSchedule(context, id)
}

/** @throws ApiFailure 404, 409 for a stale save with the newer values, and for an appointment that was cancelled */
async function writableSchedule(context: ProductContext, id: number, version?: number): Promise<Schedule> {
  const schedule = await lockedSchedule(context, id)
  if (version !== undefined && version !== schedule.version) throw stale({ schedule })
  if (schedule.state === 'cancelled') throw new ApiFailure(409, 'Lịch đã bị hủy.')
  return schedule
}

async function setCancelled(
  context: ProductContext,
  id: number,
  is: boolean,
): Promise<{ schedule: Schedule }> {
  const { db, inThisCompany, audit } = context
  await sql`update recruitment_schedules set state = ${is ? 'cancelled' : 'scheduled'}, sequence = sequence + 1
    where ${inThisCompany('recruitment_schedules')} and id = ${id}`.execute(db)
  for (const table of ['recruitment_schedule_candidates', 'recruitment_schedule_interviewers'] as const) {
    await sql`update ${sql.table(table)} set is_cancelled = ${is}
      where ${inThisCompany(table)} and schedule_id = ${id}`.execute(db)
  }
  const [before, after] = is ? (['scheduled', 'cancelled'] as const) : (['cancelled', 'scheduled'] as const)
  audit({ recordId: id, ...savedChanges({ state: before }, { state: after }) })
  return { schedule: await readSchedule(context, id) }
}

/** @throws ApiFailure 409 where somebody was given another time in the round meanwhile */
async function refuseSecond({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql<{
    full_name: string
  }>`select candidate.full_name from recruitment_schedule_candidates sits
    join recruitment_schedule_candidates other on other.company_id = sits.company_id and other.round_id = sits.round_id
      and other.candidate_id = sits.candidate_id and not other.is_cancelled
    join candidates candidate on candidate.company_id = sits.company_id and candidate.id = sits.candidate_id
    where ${inThisCompany('sits')} and sits.schedule_id = ${id} limit 1`.execute(db)
  if (rows[0]) throw new ApiFailure(409, `${rows[0].full_name} đã có lịch khác ở vòng này.`)
}
