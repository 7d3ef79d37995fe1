import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '../../../contract/audit.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { openDecision } from '../decision-rows.ts'
import { issueHeld } from '../issue-held.ts'
import { deedOfAsker } from './deed-of-asker.ts'
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

/** Said of a decision that whoever asked may not issue any more as the work comes to it. */
const beyondReach = 'Quyết định không còn, hoặc không còn trong phạm vi của người yêu cầu.'
const rightIsGone = 'Người yêu cầu không còn quyền ban hành quyết định.'

/**
 * Issues each decision in a transaction of its own, in the order asked for: whoever cancels it keeps what is issued, whole,
 * with the outcome of each; a process that dies over it goes on where it was, since a decision knows the run that issued
 * it. What is refused is left a draft and takes no number. The right to issue is asked again of each.
 */
export const issueDecisionsJob = defineJob<BulkOrder>({
  name: 'decisions.issue-bulk',
  title: ({ decisions }) => `Ban hành ${decisions.length} quyết định`,
  longestMinutes: 60,
  run: async (job, order) => {
    const rows: IssueOutcome[] = []
    job.ifCancelled(async () => ({ issue: { rows: [...rows, ...stoppedAt(order.decisions, rows.length)] } }))
    const chosen = withOwnMarks(order.decisions)
    for (const [index, each] of chosen.entries()) {
      rows.push(await outcomeOf(job, each, order))
      await job.progress(index + 1, chosen.length)
    }
    return { issue: { rows } }
  },
})

/** Those that a cancelled run did not come to. */
function stoppedAt(decisions: readonly Chosen[], done: number): IssueOutcome[] {
  return decisions
    .slice(done)
    .map(({ id }) => ({ decision_id: id, decision_number: null, reason: 'Đã dừng.' }))
}

/** The marks of whom no decision before it is about: what those before it write moves their people on. */
function withOwnMarks(decisions: readonly Chosen[]): Chosen[] {
  const named = new Set<number>()
  return decisions.map((chosen) => {
    const marks = (chosen.marks ?? []).filter(({ employee_id }) => !named.has(employee_id))
    for (const { employee_id } of chosen.marks ?? []) named.add(employee_id)
    return { ...chosen, marks }
  })
}

async function outcomeOf(
  { inCompany, runId }: JobContext,
  { id, ...seen }: Chosen,
  { sign_date, signer_id, requestId }: BulkOrder,
): Promise<IssueOutcome> {
  const leftOut = (reason: string) => ({ decision_id: id, decision_number: null, reason })
  try {
    return await inCompany(async (transaction) => {
      const before = await issuedBefore(transaction, id, runId)
      if (before !== undefined) return { decision_id: id, decision_number: before, reason: null }
      const entries: AuditEntry[] = []
      const context = await deedOfAsker(transaction, { requestId, entries })
      if (context === undefined) return leftOut(rightIsGone)
      const decision_number = await issueOne(context, id, { ...seen, sign_date, signer_id }, runId)
      const { operation, session } = context
      await writeAudit(transaction, { operation, userId: session.userId, requestId, result: 'done' }, entries)
      return { decision_id: id, decision_number, reason: null }
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return leftOut(error.status === 404 ? beyondReach : whyRefused(error))
  }
}

/** The number of a decision that an attempt before this one has issued; it waits for one that is still at it. */
async function issuedBefore(
  { db, inThisCompany }: JobTransaction,
  id: number,
  runId: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ decision_number: string }>`
    select decision_number from (
      select * from decisions where ${inThisCompany('decisions')} and id = ${id} for update) held
    where held.issued_run_id = ${runId}`.execute(db)
  return rows[0]?.decision_number
}

async function issueOne(
  context: DeedContext,
  id: number,
  paper: Input<'decisions.issue'>['body'],
  runId: number,
): Promise<string> {
  const decision = await openDecision(context, id, { forWriting: true })
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
  return number
}
