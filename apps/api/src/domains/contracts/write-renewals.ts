import { sql } from 'kysely'
import { writeAudit } from '../../contract/audit.ts'
import { defineJob, type JobTransaction } from '../../jobs/define-job.ts'
import { beyondReach, contractReachNow } from './reach-now.ts'
import { planRenewals, type RenewalOrder } from './renewal-plan.ts'

/** What the work is asked to draft, and by which request. */
interface RenewalInput extends RenewalOrder {
  ids: readonly number[]
  requestId: string
}

/** What was drafted, and who was left out and why, for the person who asked. */
interface RenewalResult {
  ids: number[]
  left_out: { full_name: string; reason: string }[]
}

/**
 * Drafts what follows each contract in a transaction of its own: whoever cancels it keeps what is drafted, whole, and a
 * process that dies over it goes on where it was, since of one contract only one draft can follow. A contract that the
 * asker reaches no more as the work comes to it is left out, and pay that he may no more see is not taken over.
 */
export const writeRenewals = defineJob<RenewalInput>({
  name: 'contracts.write-renewals',
  title: 'Lập hợp đồng tái ký',
  run: async ({ inCompany, progress, attempt, userId }, { ids, requestId, ...order }) => {
    const result: RenewalResult = { ids: [], left_out: [] }
    for (const [index, id] of ids.entries()) {
      const { draftId, full_name, reason } = await inCompany((transaction) =>
        draftRenewal(transaction, id, order, { userId: userId ?? 0, requestId }),
      )
      // What an attempt before this one has drafted belongs to the same work.
      if (draftId !== null && (reason === null || attempt > 1)) result.ids.push(draftId)
      else result.left_out.push({ full_name, reason: reason ?? '' })
      await progress(index + 1, ids.length)
    }
    return { renewal: result }
  },
})

async function draftRenewal(
  transaction: JobTransaction,
  contractId: number,
  order: RenewalOrder,
  asked: { userId: number; requestId: string },
): Promise<{ draftId: number | null; full_name: string; reason: string | null }> {
  const { db, companyId, inThisCompany } = transaction
  // Of two works on one contract the second sees what the first drafted.
  await sql`select id from contracts where ${inThisCompany('contracts')} and id = ${contractId} for no key update`.execute(
    db,
  )
  const { isReached, showsPay } = await contractReachNow(transaction, contractId, asked.userId)
  const withPay = showsPay ? order.withPay : []
  const [plan] = await planRenewals(transaction, [contractId], { ...order, withPay })
  if (plan === undefined) return { draftId: null, full_name: '', reason: 'Không còn hợp đồng này.' }
  const { told, values, takenOverPay, followerId } = plan
  const { full_name } = told
  // What follows it may be another's: it is not told to whom the contract is out of reach.
  if (!isReached) return { draftId: null, full_name, reason: beyondReach }
  if (values === undefined) return { draftId: followerId, full_name, reason: told.problem }
  const { rows } = await sql<{ id: number }>`
    insert into contracts (company_id, taken_over_pay, ${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
    values (${companyId}, ${takenOverPay ?? []}::text[], ${sql.join(Object.values(values))}) returning id`.execute(
    db,
  )
  const draftId = Number(rows[0]?.id)
  const source = {
    operation: { id: 'contracts.renew', resource: 'contracts' } as const,
    ...asked,
    result: 'done' as const,
  }
  await writeAudit(transaction, source, [{ recordId: draftId, changedFields: Object.keys(values) }])
  return { draftId, full_name, reason: null }
}
