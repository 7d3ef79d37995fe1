import type { Input } from '@nhansu/sdk/contract'
import { jobChangeName } from '@nhansu/sdk/domains/job-changes'
import { sql } from 'kysely'
import { unitsNow } from '../../../authority/units-now.ts'
import { writeAudit } from '../../../contract/audit.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob, JobFailure, type JobTransaction } from '../../../jobs/define-job.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { checkedFacts } from './asked-facts.ts'
import { changeOfEach, deedOf } from './change-of-each.ts'
import { namesOfPeople } from './preview-rows.ts'
import { outsiderRefusals, receptionFacts } from './trainee-reception.ts'
import { type RefusedJobChange, tryJobChanges } from './write-job-changes.ts'
import { todayOf } from './write-timelines.ts'

/** A change for some people that no decision writes. */
export type AskedChanges = Omit<Input<'jobChanges.store'>['body'], 'decision'>

/** So many people are written within the request; more are background work. */
export const mostWithinRequest = 500

/** What the work is asked to write, and by which request. */
interface ManyChanges {
  body: AskedChanges
  requestId: string
}

/** Refused people that the result of a run names. */
const mostNamed = 10

/**
 * Writes one change of work for thousands, all or none, in pieces of one transaction that ends with the note that the run
 * is done: whoever cancels it, and a process that dies over it, leaves everybody as he was. What has moved since it was
 * asked for is judged anew.
 */
export const writeManyChanges = defineJob<ManyChanges>({
  name: 'employees.write-job-changes',
  title: ({ body: { kind, facts, ids } }) =>
    `Thay đổi công việc: ${jobChangeName(kind, facts)}, ${ids.length} nhân viên`,
  run: async ({ inCompany, userId, progress, doneWith, ifCancelled }, { body, requestId }) => {
    // All or none: what ends early has done nothing, and nothing that an attempt before it has told is true any more.
    ifCancelled(() => Promise.resolve(null))
    return inCompany(async (transaction) => {
      // Of two works on the same people the second waits at the first of them.
      const ids = body.ids.toSorted((one, other) => one - other)
      await requireReached(transaction, ids, userId)
      const { kind, effective_date: day } = body
      const asked = { kind, day, facts: receptionFacts({ kind, day }, body.facts), ids }
      const facts = await checkedFacts(transaction, asked, await todayOf(transaction))
      const outsiders = await outsiderRefusals(transaction, asked)
      if (outsiders.length > 0) throw await refusal(transaction, outsiders)
      const changes = changeOfEach({ ...body, ids }, facts)
      const refused: RefusedJobChange[] = []
      for (let begun = 0; begun < changes.length; begun += mostWithinRequest) {
        await progress(begun, ids.length)
        const piece = changes.slice(begun, begun + mostWithinRequest)
        const outcome = await tryJobChanges(transaction, piece, userId, { checksFiles: false })
        refused.push(...outcome.refused)
      }
      if (refused.length > 0) throw await refusal(transaction, refused)
      const source = {
        operation: operationNamed('jobChanges.store'),
        userId: userId ?? 0,
        requestId,
        result: 'done' as const,
      }
      await writeAudit(transaction, source, [deedOf(body, false)])
      // The last look at whether somebody has cancelled: after this it is done.
      await progress(ids.length, ids.length)
      const result = { employees: ids.length }
      await doneWith(transaction, result)
      return result
    })
  },
})

/** Asks for the work; everything that can be refused beforehand has been. */
export async function askForManyChanges(context: ProductContext, body: AskedChanges): Promise<number> {
  const runId = await enqueue(context, writeManyChanges, {
    body,
    requestId: context.caller.requestId,
  })
  context.audit({ detail: { kind: body.kind, employees: body.ids.length, run_id: runId } })
  return runId
}

/** @throws JobFailure once one of them is gone, or the asker's right as it reaches now does not cover him */
async function requireReached(
  transaction: JobTransaction,
  ids: readonly number[],
  userId: number | null,
): Promise<void> {
  const { db, inThisCompany, scopes = [] } = transaction
  const isWhole = scopes.some(({ scope }) => scope === 'company')
  const reach = isWhole
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from unit_people held where ${inThisCompany('held')}
        and held.employee_id = employees.id and held.department_id in ${unitsNow(transaction, userId ?? 0)})`
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from employees
    where ${inThisCompany('employees')} and employees.id = any(${ids}::bigint[]) and ${reach}`.execute(db)
  if (rows[0]?.total === ids.length) return
  throw new JobFailure(
    'Có nhân viên không còn trong phạm vi của người yêu cầu nên không ghi cho ai. Hãy chọn lại và xem trước.',
  )
}

/** Whoever looks after background work reads the message: who cannot be changed stands in the result, for who asked. */
async function refusal(
  transaction: CompanyTransaction,
  refused: readonly RefusedJobChange[],
): Promise<JobFailure> {
  const named = refused.slice(0, mostNamed)
  const names = await namesOfPeople(
    transaction,
    named.map(({ employeeId }) => employeeId),
  )
  const people = named.map(({ employeeId, text }) => {
    const { full_name = '', nhansu_id = '' } = names.get(employeeId) ?? {}
    return { full_name, nhansu_id, reason: text }
  })
  return new JobFailure(`Không ghi cho ai vì ${refused.length} nhân viên không thể thay đổi.`, {
    refused: people,
  })
}
