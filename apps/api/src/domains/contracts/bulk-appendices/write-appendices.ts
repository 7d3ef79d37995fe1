import { sql } from 'kysely'
import { writeAudit } from '../../../contract/audit.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import type { KeptAppendix } from '../appendix-rows.ts'
import { signerOf } from '../../documents/public.ts'
import type { PrintedSigner } from '../contract-signers.ts'
import { beyondReach, contractReachNow } from '../reach-now.ts'
import { type AppendixOrder, type PlannedAppendix, planAppendices } from './appendix-plan.ts'
import { amendedContracts } from './appendix-sources.ts'

/** What the work is asked to add to which contracts, and by which request. */
interface AppendicesInput {
  ids: readonly number[]
  order: AppendixOrder
  signed: PrintedSigner & { sign_date: string }
  requestId: string
}

/** What came of one contract: the number of its appendix, or why it has none. */
interface AppendixOutcome {
  contract_number: string | null
  full_name: string
  appendix_number: string | null
  /** By which the decisions that do it are drafted afterwards, by whoever may; null where none follows from it. */
  paying_appendix_id: number | null
  reason: string | null
}

/**
 * Adds the appendix to each contract in a transaction of its own: whoever cancels it keeps what is written, whole, with the outcome of each, and
 * a process that dies over it goes on where it was, since a run adds one appendix to a contract. A contract, or its pay,
 * that the asker reaches no more as the work comes to it is left out.
 */
export const writeAppendices = defineJob<AppendicesInput>({
  name: 'contracts.write-appendices',
  title: 'Lập phụ lục cho nhiều hợp đồng',
  goesOn: true,
  run: async (job, input) => {
    const rows: AppendixOutcome[] = []
    job.ifCancelled(async () => {
      const left = await stoppedAt(job, input.ids.slice(rows.length), input)
      return { appendices: { rows: [...rows, ...left] } }
    })
    for (const [index, id] of input.ids.entries()) {
      rows.push(await outcomeOf(job, id, input))
      await job.progress(index + 1, input.ids.length)
    }
    return { appendices: { rows } }
  },
})

/** The contracts that this attempt of a run did not come to: an attempt before it may have written an appendix to some. */
async function stoppedAt(
  { reading, runId }: JobContext,
  ids: readonly number[],
  input: AppendicesInput,
): Promise<AppendixOutcome[]> {
  return reading(async (transaction) => {
    const contracts = await amendedContracts(transaction, ids)
    const outcomes: AppendixOutcome[] = []
    for (const { id, contract_number, full_name } of contracts) {
      const told = { contract_number, full_name }
      const before = await writtenBefore(transaction, id, runId)
      outcomes.push(
        before === undefined
          ? { ...told, ...without, reason: 'Đã dừng.' }
          : { ...told, ...writtenOf(before, input), reason: null },
      )
    }
    return outcomes
  })
}

const without = { appendix_number: null, paying_appendix_id: null }
const unknown = { contract_number: null, full_name: '', ...without }

async function outcomeOf(
  { inCompany, userId, runId }: JobContext,
  id: number,
  input: AppendicesInput,
): Promise<AppendixOutcome> {
  let planned: PlannedAppendix | undefined
  try {
    return await inCompany(async (transaction) => {
      await lockContract(transaction, id)
      const before = await writtenBefore(transaction, id, runId)
      const { isReached, showsPay } = await contractReachNow(transaction, id, userId)
      const withPay = showsPay ? input.order.withPay : []
      planned = (await planAppendices(transaction, [id], { ...input.order, withPay }))[0]
      if (planned === undefined) return { ...unknown, reason: 'Không còn hợp đồng này.' }
      const { contract_number, full_name, problem } = planned.told
      const told = { contract_number, full_name }
      if (before !== undefined) return { ...told, ...writtenOf(before, input), reason: null }
      if (!isReached) return { ...told, ...without, reason: beyondReach }
      if (planned.terms === undefined) return { ...told, ...without, reason: problem }
      const written = await write(transaction, planned, input, { userId: userId ?? 0, runId })
      return { ...told, ...writtenOf(written, input), reason: null }
    })
  } catch (error) {
    // A series that gives no number says so of each contract; what is written stays.
    if (!(error instanceof ApiFailure) || planned === undefined) throw error
    const { contract_number, full_name } = planned.told
    return { contract_number, full_name, ...without, reason: error.message }
  }
}

type Written = Pick<KeptAppendix, 'id' | 'appendix_number'>

function writtenOf({ id, appendix_number }: Written, { order }: AppendicesInput) {
  const { job_title, work_place } = order.terms
  const isDone = order.pay === null && job_title === null && work_place === null
  return { appendix_number, paying_appendix_id: isDone ? null : id }
}

/** Of two works on one contract the second sees what the first added. */
async function lockContract({ db, inThisCompany }: JobTransaction, id: number): Promise<void> {
  await sql`select id from contracts where ${inThisCompany('contracts')} and id = ${id} for no key update`.execute(
    db,
  )
}

async function writtenBefore(
  { db, inThisCompany }: JobTransaction,
  contractId: number,
  runId: number,
): Promise<Written | undefined> {
  const { rows } = await sql<Written>`
    select id, appendix_number from appendices
    where ${inThisCompany('appendices')} and contract_id = ${contractId} and written_by_run = ${runId}`.execute(
    db,
  )
  return rows[0]
}

/** @throws ApiFailure where whoever was chosen when the work was asked for may not sign any more */
async function requireSigner(transaction: JobTransaction, id: number, on: string): Promise<void> {
  try {
    await signerOf(transaction, id, { kind: 'appendix', on })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw new ApiFailure(409, 'Người ký không còn.')
    throw error
  }
}

async function write(
  transaction: JobTransaction,
  { told, terms, changes }: PlannedAppendix,
  { order, signed, requestId }: AppendicesInput,
  { userId, runId }: { userId: number; runId: number },
): Promise<Written> {
  const { start_date, end_date, content } = order
  if (signed.signer_id !== null) await requireSigner(transaction, signed.signer_id, signed.sign_date)
  const appendix_number = await drawNumber(transaction, 'appendix', {
    on: signed.sign_date,
    parent: told.contract_number ?? '',
    userId,
  })
  const values = { ...signed, start_date, end_date, content, changes, ...terms }
  const kept = {
    ...values,
    contract_id: told.contract_id,
    appendix_number,
    created_by: userId,
    written_by_run: runId,
  }
  const { rows } = await sql<{ id: number }>`
    insert into appendices (company_id, ${sql.join(Object.keys(kept).map((field) => sql.ref(field)))})
    values (${transaction.companyId}, ${sql.join(Object.values(kept))})
    on conflict (company_id, contract_id, appendix_number) do nothing returning id`.execute(transaction.db)
  if (rows[0] === undefined) {
    throw new ApiFailure(409, `Hợp đồng đã có phụ lục số ${appendix_number}. Hãy kiểm tra mẫu số phụ lục.`)
  }
  const source = {
    operation: { id: 'appendices.bulk', resource: 'appendices' } as const,
    userId,
    requestId,
    result: 'done' as const,
  }
  const changedFields = Object.entries(values).flatMap(([field, value]) => (value === null ? [] : field))
  await writeAudit(transaction, source, [
    { recordId: rows[0].id, changedFields, detail: { contract_id: told.contract_id } },
  ])
  return { id: rows[0].id, appendix_number }
}
