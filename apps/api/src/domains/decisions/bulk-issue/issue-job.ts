import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '../../../contract/audit.ts'
import { databaseFailure } from '../../../contract/database-errors.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { contextOfAsker } from '../../../jobs/context-of-asker.ts'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { lockEmployees, lookAtStandings, todayOf } from '../../employees/public.ts'
import { type Decision, openDecision } from '../decision-rows.ts'
import { issueHeld } from '../issue-held.ts'
import { deletedDrafts, whyDeleted } from './deleted-drafts.ts'
import { requireUnmoved } from './require-unmoved.ts'
import { whyRefused } from './why-refused.ts'

type Body = Input<'decisions.issueBulk'>['body']
type Chosen = Body['decisions'][number]

/** Which drafts the work is asked to issue, by whom they are signed, and by which request. */
interface BulkOrder extends Body {
  requestId: string
}

/** What came of one decision: its number, or why it is not issued. */
interface IssueOutcome {
  decision_id: number
  decision_number: string | null
  reason: string | null
}

/** What issuing one came to. */
interface IssuedHere {
  decision_number: string
  /** How its people stand afterwards; left out for what an attempt before this one has issued. */
  standings?: ReadonlyMap<number, { mark: string }>
}

/** Said of a decision that whoever asked may not issue any more as the work comes to it. */
const beyondReach = 'Quyết định không còn, hoặc không còn trong phạm vi của người yêu cầu.'
const rightIsGone = 'Người yêu cầu không còn quyền ban hành quyết định.'

/** Whom the decisions of a run were about that it has come to already. */
interface PeopleBefore {
  /** How each stands by what this attempt has issued about him. */
  issued: Map<number, string>
  /** Of whom this attempt has not issued what the preview has seen, and why: refused now, or issued before it. */
  leftOut: Map<number, WhyLeftOut>
}

type WhyLeftOut = 'refused' | 'interrupted'

/** What is said of a decision about people of whom one before it was left out, by why. */
const leftOutWords: Readonly<Record<WhyLeftOut, string>> = {
  refused: 'không được ban hành trong lần chạy này',
  interrupted: 'đã được ban hành trước khi công việc bị gián đoạn',
}

/**
 * Issues each decision in a transaction of its own, in the order asked for: whoever cancels it keeps what is issued, whole,
 * with the outcome of each; a process that dies over it goes on where it was, since a decision knows the run that issued
 * it. What is refused is left a draft and takes no number. The right to issue is asked again of each.
 */
export const issueDecisionsJob = defineJob<BulkOrder>({
  name: 'decisions.issue-bulk',
  title: ({ decisions }) => `Ban hành ${decisions.length} quyết định`,
  longestMinutes: 60,
  goesOn: true,
  run: async (job, order) => {
    const rows: IssueOutcome[] = []
    job.ifCancelled(async () => ({
      issue: { rows: [...rows, ...(await stoppedAt(job, order.decisions.slice(rows.length)))] },
    }))
    const before: PeopleBefore = { issued: new Map(), leftOut: new Map() }
    for (const [index, each] of order.decisions.entries()) {
      rows.push(await outcomeOf(job, each, order, before))
      await job.progress(index + 1, order.decisions.length)
    }
    return { issue: { rows } }
  },
})

/** Those that this attempt of a run did not come to: an attempt before it may have issued some. */
async function stoppedAt(
  { reading, runId }: JobContext,
  decisions: readonly Chosen[],
): Promise<IssueOutcome[]> {
  const ids = decisions.map(({ id }) => id)
  const numbers = await reading(async ({ db, inThisCompany }) => {
    const { rows } = await sql<{ id: number; decision_number: string }>`
      select id, decision_number from decisions
      where ${inThisCompany('decisions')} and id = any(${ids}::bigint[]) and issued_run_id = ${runId}`.execute(
      db,
    )
    return new Map(rows.map(({ id, decision_number }) => [id, decision_number]))
  })
  return ids.map((decision_id) => {
    const decision_number = numbers.get(decision_id) ?? null
    return { decision_id, decision_number, reason: decision_number === null ? 'Đã dừng.' : null }
  })
}

async function outcomeOf(
  job: JobContext,
  { id, ...seen }: Chosen,
  { sign_date, signer_id, requestId }: BulkOrder,
  before: PeopleBefore,
): Promise<IssueOutcome> {
  const { inCompany, runId } = job
  const people = new Set(seen.marks?.map(({ employee_id }) => employee_id))
  const leaveOut = (why: WhyLeftOut) => {
    for (const employeeId of people) before.leftOut.set(employeeId, why)
  }
  try {
    const { decision_number, standings } = await inCompany(async (transaction): Promise<IssuedHere> => {
      const number = await issuedBefore(transaction, id, runId)
      for (const employeeId of await peopleOf(transaction, id)) people.add(employeeId)
      if (number !== undefined) return { decision_number: number }
      const entries: AuditEntry[] = []
      const context = await contextOfAsker(transaction, 'decisions.issueBulk', { requestId, entries })
      if (context === undefined) throw new ApiFailure(403, rightIsGone)
      const drawn = await issueOne(context, id, { ...seen, sign_date, signer_id }, { runId, before, people })
      const { operation, session } = context
      await writeAudit(transaction, { operation, userId: session.userId, requestId, result: 'done' }, entries)
      return drawn
    })
    // What an attempt before this one has issued may be days ago: nobody has looked at what follows it since.
    if (standings === undefined) leaveOut('interrupted')
    for (const [employeeId, { mark }] of standings ?? []) before.issued.set(employeeId, mark)
    return { decision_id: id, decision_number, reason: null }
  } catch (error) {
    const reason = await reasonOf(job, error)
    leaveOut('refused')
    return { decision_id: id, decision_number: null, reason }
  }
}

/**
 * Why a decision is left out.
 * @throws what no refusal is: then the run is tried again
 */
async function reasonOf({ reading }: JobContext, error: unknown): Promise<string> {
  const failure =
    error instanceof ApiFailure
      ? error
      : await reading(async ({ db }) =>
          databaseFailure(error, operationNamed('decisions.issueBulk'), { kysely: db }),
        )
  if (failure === undefined || failure.status >= 500) throw error
  return failure.status === 404 ? beyondReach : whyRefused(failure)
}

/** The number of a decision that an attempt before this one has issued; it waits for one that is still at it. */
async function issuedBefore(
  { db, inThisCompany }: JobTransaction,
  id: number,
  runId: number,
): Promise<string | undefined> {
  const own = sql`${inThisCompany('decisions')} and id = ${id}`
  await sql`select from decisions where ${own} for update`.execute(db)
  // Asked once it is held: what the other attempt has done meanwhile is seen by a statement of its own alone.
  const { rows } = await sql<{ decision_number: string }>`
    select decision_number from decisions where ${own} and issued_run_id = ${runId}`.execute(db)
  return rows[0]?.decision_number
}

async function peopleOf({ db, inThisCompany }: JobTransaction, id: number): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from decision_people
    where ${inThisCompany('decision_people')} and decision_id = ${id}`.execute(db)
  return rows.map(({ employee_id }) => employee_id)
}

async function issueOne(
  context: DeedContext,
  id: number,
  { marks = [], ...paper }: Input<'decisions.issue'>['body'],
  { runId, before, people: named }: { runId: number; before: PeopleBefore; people: Set<number> },
): Promise<IssuedHere> {
  const decision = await openPlanned(context, id, named)
  requireNoneLeftOut(decision, before)
  // What this run has issued about somebody moves him on, and nothing else may; everybody else is as the preview saw him.
  // A correction ends what its people had, so they are looked at before it begins.
  const shown = new Map(marks.map(({ employee_id, mark }) => [employee_id, mark]))
  const seen = decision.people.flatMap(({ employee_id }) => {
    const mark = before.issued.get(employee_id) ?? shown.get(employee_id)
    return mark === undefined ? [] : [{ employee_id, mark }]
  })
  const people = decision.people.map(({ employee_id }) => employee_id)
  await lockEmployees(context, people)
  if (decision.state === 'draft') await requireUnmoved(context, decision.people, seen)
  const { number, effects, issued } = await issueHeld(context, decision, paper)
  await sql`
    update decisions set issued_run_id = ${runId}
    where ${context.inThisCompany('decisions')} and id = ${id}`.execute(context.db)
  context.audit({
    recordId: id,
    changedFields: Object.keys(issued),
    detail: { employees: effects.length, run_id: runId },
    values: { before: { ...decision }, after: issued },
  })
  return {
    decision_number: number,
    standings: await lookAtStandings(context, people, await todayOf(context)),
  }
}

/**
 * @param named gets the people of a draft that is gone, as what follows about them is left out with it
 * @throws ApiFailure 409 for a draft that was deleted since the preview; 404 for one that is out of reach
 */
async function openPlanned(context: DeedContext, id: number, named: Set<number>): Promise<Decision> {
  try {
    return await openDecision(context, id, { forWriting: true })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error
    const [deleted] = await deletedDrafts(context, [id])
    if (deleted === undefined) throw error
    for (const employeeId of deleted.employee_ids) named.add(employeeId)
    throw new ApiFailure(409, whyDeleted(deleted))
  }
}

/** @throws ApiFailure 409 for a decision about somebody of whom this attempt has not issued what the preview has seen before it */
function requireNoneLeftOut({ people }: Decision, { leftOut }: PeopleBefore): void {
  const namesOf = (why: WhyLeftOut) =>
    people
      .filter(({ employee_id }) => leftOut.get(employee_id) === why)
      .map(({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`)
  const sentences = (['refused', 'interrupted'] as const).flatMap((why) => {
    const names = namesOf(why)
    return names.length === 0 ? [] : `Quyết định trước đó về ${names.join(', ')} ${leftOutWords[why]}.`
  })
  if (sentences.length > 0) throw new ApiFailure(409, `${sentences.join(' ')} Hãy xem trước lại.`)
}
