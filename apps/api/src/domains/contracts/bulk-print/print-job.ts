import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { holdsOn } from '../../../contract/field-rights.ts'
import type { Files } from '../../../files/files.ts'
import { defineJob, type JobContext, type JobTransaction } from '../../../jobs/define-job.ts'
import { type PaperOutcome, printInOrder, printOneOfSeveral } from '../../../print/made/print-several.ts'
import { paperOfContract } from '../contract-paper.ts'
import { openContract } from '../contract-rows.ts'

/** Which contracts are printed how, and by which request. */
type PrintOrder = Schemas['PaperOfPerson'] & {
  ids: readonly number[]
  requestId: string
}

/** What came of one contract, which is called by its number and its person. */
interface PrintOutcome extends PaperOutcome {
  contract_id: number
}

/** By what a contract is called. */
type Named = Pick<Schemas['Contract'], 'contract_number' | 'full_name'>

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
  run: (job, order) =>
    printInOrder(job, order.ids, {
      print: (id, files) => outcomeOf(job, id, order, files),
      madeBefore: (left) => madeBefore(job, left),
    }),
})

/** What an attempt before this one made of contracts that this one did not come to. */
async function madeBefore({ reading, runId }: JobContext, ids: readonly number[]): Promise<PrintOutcome[]> {
  return reading(async ({ db, inThisCompany }) => {
    const { rows } = await sql<Pick<PrintOutcome, 'contract_id' | 'paper_id'> & Named>`
      select made_papers.contract_id, made_papers.id as paper_id, contracts.contract_number, employees.full_name
      from made_papers
      join contracts on ${inThisCompany('contracts')} and contracts.id = made_papers.contract_id
      join employees on ${inThisCompany('employees')} and employees.id = contracts.employee_id
      where ${inThisCompany('made_papers')} and made_papers.run_id = ${runId}
        and made_papers.contract_id = any(${ids}::bigint[])
      order by made_papers.id`.execute(db)
    return rows.map(({ contract_id, paper_id, ...named }) => ({
      contract_id,
      paper_id,
      name: nameOf(named),
      reason: null,
    }))
  })
}

/** As a contract is called among several. */
function nameOf({ contract_number: number, full_name: of }: Named): string {
  return `${number ?? 'Bản nháp'}, ${of}`
}

async function outcomeOf(
  job: JobContext,
  id: number,
  { requestId, ...said }: Omit<PrintOrder, 'ids'>,
  files: Files,
): Promise<PrintOutcome> {
  const outcome = await printOneOfSeveral(job, {
    form: said.form,
    operation: 'contracts.printBulk',
    requestId,
    files,
    words: { beyondReach, rightIsGone },
    open: async (context, tell) => {
      const open = await openContract(context, id)
      tell(nameOf(open.contract))
      // Its file is handed out to who prepares it alone, and nobody is to wait for one that he cannot fetch.
      if (open.contract.state === 'draft' && !holdsOn(context, ['contract_edit'], open.reaches)) {
        throw new ApiFailure(403, 'Hợp đồng còn là bản nháp nên chỉ người soạn hợp đồng tải được bản in.')
      }
      return () => paperOfContract(context, open, said, job.runId)
    },
    made: (transaction) => paperOfRun(transaction, job.runId, id),
  })
  return { contract_id: id, ...outcome }
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
