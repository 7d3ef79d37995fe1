import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { Files } from '../../files/files.ts'
import { defineJob, type JobContext, type JobTransaction } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { type PaperOutcome, printInOrder, printOneOfSeveral } from '../../print/made/print-several.ts'
import { aboutIn, paperOfDecision } from './decision-paper.ts'
import { openDecision, reachedDecisionIds } from './decision-rows.ts'

/** For whom a decision is printed, each alone, in which form and by which request. */
interface PrintOrder {
  decisionId: number
  employeeIds: readonly number[]
  form: Schemas['PaperForm']
  requestId: string
}

/** What came of the paper of one of them, who is named with his code. */
interface PrintOutcome extends PaperOutcome {
  employee_id: number
}

const words = {
  rightIsGone: 'Người yêu cầu không còn quyền in quyết định.',
  beyondReach: 'Quyết định hoặc nhân viên này không còn trong phạm vi của người yêu cầu.',
}

/**
 * Prints a decision for each of several people in a transaction of its own, as it would be printed for him alone: what the
 * asker sees of it is asked as the work comes to him. A process that dies over it goes on where it was, since a paper knows
 * the run that made it.
 */
export const printPeopleJob = defineJob<PrintOrder>({
  name: 'decisions.print-people',
  title: ({ employeeIds }) => `In riêng quyết định cho ${employeeIds.length} nhân viên`,
  longestMinutes: 60,
  goesOn: true,
  run: (job, order) =>
    printInOrder(job, order.employeeIds, {
      print: (employee, files) => outcomeOf(job, employee, order, files),
      madeBefore: (left) => madeBefore(job, order.decisionId, left),
    }),
})

/** Asks for the background work that prints a decision for several of its people, each alone. */
export const printPeople: Handler<'decisions.printPeople'> = async (
  { path: { id }, body: { employee_ids: employeeIds, form } },
  context,
) => {
  const { people } = await openDecision(context, id)
  const seen = new Set(people.map(({ employee_id }) => employee_id))
  if (!employeeIds.every((employee) => seen.has(employee))) throw notFound()
  const run_id = await enqueue(context, printPeopleJob, {
    decisionId: id,
    employeeIds,
    form,
    requestId: context.caller.requestId,
  })
  context.audit({ recordId: id, detail: { papers: employeeIds.length, form } })
  return { run_id }
}

async function outcomeOf(
  job: JobContext,
  employee_id: number,
  { decisionId, form, requestId }: PrintOrder,
  files: Files,
): Promise<PrintOutcome> {
  const outcome = await printOneOfSeveral(job, {
    form,
    operation: 'decisions.printPeople',
    requestId,
    files,
    words,
    open: async (context, tell) => {
      const about = aboutIn(await openDecision(context, decisionId), employee_id)
      tell(about.people.map(({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`).join())
      // Its file opens for whose rights reach everybody alone, and nobody is to wait for one that he cannot fetch.
      if (about.state === 'draft' && !(await reachedDecisionIds(context, [decisionId])).has(decisionId)) {
        throw new ApiFailure(
          403,
          'Quyết định còn là bản nháp nên chỉ người có quyền với mọi nhân viên trong đó tải được bản in.',
        )
      }
      return () => paperOfDecision(context, about, { form, employee_id }, job.runId)
    },
    made: (transaction) => paperOfRun(transaction, job.runId, decisionId, employee_id),
  })
  return { employee_id, ...outcome }
}

async function madeBefore(
  { reading, runId }: JobContext,
  decisionId: number,
  employeeIds: readonly number[],
): Promise<PrintOutcome[]> {
  return reading(async ({ db, inThisCompany }) => {
    const { rows } = await sql<PrintOutcome>`
      select made_papers.employee_ids[1] as employee_id, made_papers.id as paper_id,
        concat(employees.full_name, ' (', employees.nhansu_id, ')') as name, null as reason
      from made_papers
      join employees on ${inThisCompany('employees')} and employees.id = made_papers.employee_ids[1]
      where ${inThisCompany('made_papers')} and made_papers.run_id = ${runId}
        and made_papers.decision_id = ${decisionId} and made_papers.employee_ids[1] = any(${employeeIds}::bigint[])
      order by made_papers.id`.execute(db)
    return rows
  })
}

async function paperOfRun(
  { db, inThisCompany }: JobTransaction,
  runId: number,
  decisionId: number,
  employeeId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from made_papers
    where ${inThisCompany('made_papers')} and run_id = ${runId} and decision_id = ${decisionId}
      and employee_ids = array[${employeeId}::bigint]`.execute(db)
  return rows[0]?.id
}
