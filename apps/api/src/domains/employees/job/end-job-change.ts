import { sql } from 'kysely'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { openFile } from '../open-file.ts'
import { type AskedFacts, checkedFacts } from './asked-facts.ts'
import type { CivilDay } from './days.ts'
import { showJob } from './employee-job.ts'
import type { ChangeKind } from './job-facts.ts'
import { previewRows, refusedPeople } from './preview-rows.ts'
import { type NewJobChange, refusalOf, remakeTimelines, tryJobChanges } from './write-job-changes.ts'
import { lockEmployees, todayOf } from './write-timelines.ts'
import { readChanges } from './change-rows.ts'

/** Takes a change back that still waits. */
export const withdrawJobChange: Handler<'jobChanges.withdraw'> = async ({ path, body }, context) => {
  const change = await changeToEnd(context, path.id)
  if (change.kind === 'pay') {
    throw new ApiFailure(409, 'Mức lương đang chờ được rút ở mục Lương và phụ cấp.')
  }
  await takeBack(context, change, body.reason)
  return showJob(context, change.employee_id)
}

/**
 * Takes a change back that still waits, and makes its employee's timeline anew.
 * @throws ApiFailure 409 for one that does not wait, or without which a later one cannot be
 */
export async function takeBack(context: ProductContext, change: EndedChange, reason: string): Promise<void> {
  if (change.state !== 'waiting') {
    throw new ApiFailure(409, `Chỉ rút được thay đổi đang chờ hiệu lực; thay đổi này ${told[change.state]}.`)
  }
  const before = (await readChanges(context, [change.employee_id])).get(change.employee_id) ?? []
  const refusal = refusalOf(
    before,
    before.filter(({ id }) => id !== change.id),
  )
  if (refusal !== undefined) throw new ApiFailure(409, refusal)
  await endChange(context, change.id, 'withdrawn', reason)
  await remakeTimelines(context, [change.employee_id])
  context.audit({
    recordId: change.employee_id,
    changedFields: change.facts,
    detail: { change: change.id, kind: change.kind },
  })
}

/** Puts another change in the place of one that is in effect. */
export const correctJobChange: Handler<'jobChanges.correct'> = async (
  { path, query = {}, body },
  context,
) => {
  const change = await changeToEnd(context, path.id)
  if (change.kind === 'unit_change') {
    throw new ApiFailure(409, 'Thay đổi này không đính chính được. Hãy ghi một thay đổi mới.')
  }
  if (change.kind === 'pay') {
    throw new ApiFailure(409, 'Mức lương được đính chính ở mục Lương và phụ cấp.')
  }
  const { effective_date: day, decision_no, decision_date, decision_type, reason } = body
  const today = await todayOf(context)
  refuseCorrection(change, day, today)
  const { kind, employee_id: employeeId } = change
  const asked = await checkedFacts(context, { kind, day, facts: body.facts, ids: [employeeId] }, today)
  const facts = { ...asked, ...(await officialDateKept(context, change, { day, ...body.facts })) }
  const isPreview = query.dry_run === true
  const changes = await asPreview(context, isPreview, async () => {
    const corrects = await endAsCorrected(context, change, { day, reason })
    const corrected = {
      employeeId,
      kind,
      effectiveDate: day,
      facts,
      decisionNo: decision_no ?? null,
      decisionDate: decision_date ?? null,
      decisionType: decision_type ?? null,
      reason: reason ?? null,
      corrects,
    }
    const { written, refused } = await tryJobChanges(context, [corrected], context.session.userId)
    if (refused.length > 0) throw await refusedPeople(context, refused)
    return previewRows(context, written, { day, facts, today })
  })
  context.audit({
    recordId: employeeId,
    changedFields: [...new Set([...change.facts, ...Object.keys(facts)])],
    detail: { corrects: change.id, kind, effective_date: day, dry_run: isPreview },
  })
  return { changes }
}

/** @throws ApiFailure 409 for a change that is not in effect, and 400 for a day to come, on which nothing is corrected yet */
export function refuseCorrection({ state }: EndedChange, day: CivilDay, today: CivilDay): void {
  if (state !== 'in_effect') {
    throw new ApiFailure(409, `Chỉ đính chính được thay đổi đang có hiệu lực; thay đổi này ${told[state]}.`)
  }
  if (day > today) {
    throw invalidInput({ effective_date: ['Ngày hiệu lực của đính chính không được sau hôm nay.'] })
  }
}

/** Ends a change that another one of this day takes the place of. @returns what that one says of it */
export async function endAsCorrected(
  context: ProductContext,
  change: EndedChange,
  { day, reason }: { day: CivilDay; reason?: string | null | undefined },
): Promise<NonNullable<NewJobChange['corrects']>> {
  await endChange(context, change.id, 'corrected', reason ?? null)
  return { id: change.id, dayOrder: day === change.effective_date ? change.day_order : 0 }
}

/**
 * The official date of whoever was taken in or taken over as official, which nobody is asked for: it moves along with the
 * day on which he began, and stays where it was another day.
 */
async function officialDateKept(
  context: ProductContext,
  change: EndedChange,
  { day, work_state = 'official' }: { day: CivilDay } & Pick<AskedFacts, 'work_state'>,
): Promise<{ official_date?: CivilDay | null }> {
  const known = (await readChanges(context, [change.employee_id])).get(change.employee_id) ?? []
  const official = known.find(({ id }) => id === change.id)?.facts.official_date
  if (official === undefined || official === null || work_state !== 'official') return {}
  return { official_date: official === change.effective_date || official < day ? day : official }
}

/** A change that is about to end. */
export interface EndedChange {
  id: number
  decision_id: number | null
  decision_no: string | null
  employee_id: number
  kind: ChangeKind
  state: 'waiting' | 'in_effect' | 'withdrawn' | 'corrected' | 'revoked'
  effective_date: string
  day_order: number
  facts: string[]
}

const told: Readonly<Record<EndedChange['state'], string>> = {
  waiting: 'đang chờ hiệu lực',
  in_effect: 'đã có hiệu lực',
  withdrawn: 'đã được rút',
  corrected: 'đã được đính chính',
  revoked: 'đã bị thu hồi',
}

/** The change as it stands once nobody else writes of its employee any more. */
export async function changeToEnd(context: ProductContext, id: number): Promise<EndedChange> {
  const { db, inThisCompany } = context
  const read = async () => {
    const { rows } = await sql<EndedChange>`
      select id, employee_id, kind, state, effective_date, day_order, facts, decision_id, decision_no from job_changes
      where ${inThisCompany('job_changes')} and id = ${id}`.execute(db)
    if (rows[0] === undefined) throw notFound()
    return rows[0]
  }
  const { employee_id } = await read()
  await openFile(context, employee_id)
  await lockEmployees(context, [employee_id])
  const change = await read()
  if (change.decision_id !== null) {
    throw new ApiFailure(
      409,
      `Thay đổi này theo quyết định ${change.decision_no ?? ''}. Hãy hủy, đính chính hoặc thu hồi quyết định đó.`,
    )
  }
  return change
}

async function endChange(
  { db, inThisCompany, session }: ProductContext,
  id: number,
  state: 'withdrawn' | 'corrected',
  reason: string | null,
): Promise<void> {
  await sql`
    update job_changes set state = ${state}, ended_by = ${session.userId}, ended_at = now(), end_reason = ${reason},
      held_up = null
    where ${inThisCompany('job_changes')} and id = ${id}`.execute(db)
}
