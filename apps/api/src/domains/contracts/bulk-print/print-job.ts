import { setTimeout as pause } from 'node:timers/promises'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type AuditEntry, writeAudit } from '../../../contract/audit.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { holdsOn } from '../../../contract/field-rights.ts'
import { type Files, openFiles } from '../../../files/files.ts'
import { contextOfAsker } from '../../../jobs/context-of-asker.ts'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { staffApp } from '../../../print/made/paper-code.ts'
import { LayoutBusy } from '../../../print/layout-busy.ts'
import { placeForPaper } from '../../../print/render-paper.ts'
import { paperOfContract } from '../contract-paper.ts'
import { openContract } from '../contract-rows.ts'

/** Which contracts are printed how, and by which request. */
interface PrintOrder extends Schemas['PaperOfPerson'] {
  ids: readonly number[]
  requestId: string
}

/** What came of one contract: the file that was made of it, or why there is none. */
interface PrintOutcome {
  contract_id: number
  paper_id: number | null
  /** Its number and its person, where it is within reach. */
  name: string
  reason: string | null
}

/** Until a place to fill a Word file is asked for again. */
const busyMs = 500
const rightIsGone = 'Người yêu cầu không còn quyền in hợp đồng.'
const beyondReach = 'Hợp đồng không còn, hoặc không còn trong phạm vi của người yêu cầu.'

/**
 * Prints each contract in a transaction of its own, as it would be printed alone for whoever asked: his right, its reach and
 * whether he sees pay are asked as the work comes to it. Whoever cancels it keeps what is made; a process that dies over it
 * goes on where it was, since a paper knows the run that made it.
 */
export const printContractsJob = defineJob<PrintOrder>({
  name: 'contracts.print-several',
  title: ({ ids }) => `In ${ids.length} hợp đồng`,
  longestMinutes: 60,
  goesOn: true,
  run: async (job, order) => {
    const rows: PrintOutcome[] = []
    job.ifCancelled(async () => ({
      print: { rows: [...rows, ...(await madeBefore(job, order.ids.slice(rows.length)))] },
    }))
    const files = await openFiles(job.settings)
    try {
      for (const [index, id] of order.ids.entries()) {
        rows.push(await outcomeOf(job, id, order, files))
        await job.progress(index + 1, order.ids.length)
      }
    } finally {
      files.store.close()
    }
    return { print: { rows } }
  },
})

/** What an attempt before this one made of contracts that this one did not come to. */
async function madeBefore({ reading, runId }: JobContext, ids: readonly number[]): Promise<PrintOutcome[]> {
  return reading(async ({ db, inThisCompany }) => {
    const { rows } = await sql<PrintOutcome>`
      select made_papers.contract_id, made_papers.id as paper_id, files.name, null as reason
      from made_papers join files on ${inThisCompany('files')} and files.id = made_papers.file_id
      where ${inThisCompany('made_papers')} and made_papers.run_id = ${runId}
        and made_papers.contract_id = any(${ids}::bigint[])
      order by made_papers.id`.execute(db)
    return rows
  })
}

async function outcomeOf(
  job: JobContext,
  id: number,
  order: PrintOrder,
  files: Files,
): Promise<PrintOutcome> {
  let name = ''
  const tell = (said: string) => {
    name = said
  }
  for (;;) {
    try {
      if (order.form === 'pdf') await placeForPaper(job.signal)
      const paperId = await job.inCompany((transaction) => printOne(transaction, job, id, order, files, tell))
      return { contract_id: id, paper_id: paperId, name, reason: null }
    } catch (error) {
      // Somebody took the place between asking and needing it.
      if (error instanceof LayoutBusy) {
        if (order.form === 'docx') await pause(busyMs, undefined, { signal: job.signal })
        continue
      }
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error
      const reason = error.status === 404 ? beyondReach : error.message
      return { contract_id: id, paper_id: null, name, reason }
    }
  }
}

async function printOne(
  transaction: JobTransaction,
  { runId, settings }: JobContext,
  id: number,
  { requestId, ids: _, ...said }: PrintOrder,
  files: Files,
  tell: (name: string) => void,
): Promise<number> {
  // The database waits for the layout as long as it does where one is printed alone.
  await sql`select set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(transaction.db)
  const entries: AuditEntry[] = []
  const asker = await contextOfAsker(transaction, 'contracts.printBulk', { requestId, entries })
  if (asker === undefined) throw new ApiFailure(403, rightIsGone)
  const open = await openContract(asker, id)
  tell(`${open.contract.contract_number ?? 'Bản nháp'}, ${open.contract.full_name}`)
  // Its file is handed out to who prepares it alone, and nobody is to wait for one that he cannot fetch.
  if (open.contract.state === 'draft' && !holdsOn(asker, ['contract_edit'], open.reaches)) {
    throw new ApiFailure(403, 'Hợp đồng còn là bản nháp nên chỉ người soạn hợp đồng tải được bản in.')
  }
  const before = await paperOfRun(transaction, runId, id)
  if (before !== undefined) return before
  const context = { ...asker, files, staffApp: staffApp(settings) }
  const answer = await paperOfContract(context, open, said, runId)
  await answer.keep?.(transaction)
  const source = {
    operation: asker.operation,
    userId: asker.session.userId,
    requestId,
    result: 'done' as const,
  }
  await writeAudit(transaction, source, entries)
  const made = await paperOfRun(transaction, runId, id)
  if (made === undefined) throw new Error('the paper that was just made is not kept')
  return made
}

async function paperOfRun(
  { db, inThisCompany }: JobTransaction,
  runId: number,
  contractId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from made_papers
    where ${inThisCompany('made_papers')} and run_id = ${runId} and contract_id = ${contractId}`.execute(db)
  return rows[0]?.id
}
