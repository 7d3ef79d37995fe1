import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { visibleContracts } from '../contract-rows.ts'
import { printContractsJob } from './print-job.ts'

/** Asks for the background work that prints several contracts. */
export const printBulk: Handler<'contracts.printBulk'> = async ({ body }, context) => {
  const { ids, form, with_identity } = body
  const { rows } = await sql`
    select id from contracts
    where ${context.inThisCompany('contracts')} and ${visibleRows(context, visibleContracts)}
      and id = any(${ids}::bigint[])`.execute(context.db)
  if (rows.length !== ids.length) throw notFound()
  const run_id = await enqueue(context, printContractsJob, {
    ids,
    form,
    ...(with_identity !== undefined && { with_identity }),
    requestId: context.caller.requestId,
  })
  context.audit({ detail: { contracts: ids.length, form } })
  return { run_id }
}
