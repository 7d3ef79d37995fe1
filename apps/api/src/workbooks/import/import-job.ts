import type { ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { writeAudit } from '../../contract/audit.ts'
import { defineJob, JobFailure, type JobTransaction } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { mapInTurns, pieces } from '../in-turns.ts'
import type { ReadColumns } from '../reading/taken-text.ts'
import { importFields } from './fields.ts'
import type { ImportContext } from './import-context.ts'
import { placeLast } from './place-last.ts'
import { holdQueuedRows } from './queued-lock.ts'
import type { ReadEntries, SheetEntry } from './read-rows.ts'
import { keepTrial, readNames, tryEntries } from './trial.ts'

/** What an import is asked to write, and where. */
export interface ImportOrder {
  resource: ResourceName
  table: string
  /** What is imported, in words: 'Trình độ'. */
  title: string
  requestId: string
  /** The column by which rows are siblings that have an order; what comes in stands last. */
  siblingsBy?: string
}

/**
 * Writes the rows of a workbook, all or none, in one transaction that ends with the note that the run is done: whoever
 * cancels it, and a process that dies over it, leave nothing. The result is what the dry run told, with what undoes it.
 */
export const importRows = defineJob<ImportOrder & { queuedId: number }>({
  name: 'workbooks.import',
  title: ({ title }) => `Nhập Excel: ${title}`,
  atOnce: 2,
  run: async ({ inCompany, userId, progress, doneWith }, order) => {
    const { resource, table, requestId, queuedId, siblingsBy } = order
    return inCompany(async (transaction) => {
      const context = { ...transaction, session: { userId: userId ?? 0 } }
      const { entries, ...columns } = await queuedRows<SheetEntry>(context, queuedId)
      const read = { entries: [...entries], ...columns }
      const fields = await readNames(context, importFields(resource))
      const trial = await tryEntries(context, table, fields, read, progress)
      const { written } = trial
      const kept = siblingsBy === undefined ? written : await placeLast(context, table, siblingsBy, written)
      const told = await keepTrial(context, resource, { ...trial, written: kept })
      const { new: made, changed, unchanged } = told
      const source = {
        operation: fields.operation,
        userId: context.session.userId,
        requestId,
        result: 'done' as const,
      }
      const records = written.map(({ id: recordId, fields: changedFields, before, after }) => ({
        recordId,
        changedFields,
        values: { ...(before && { before: { ...before } }), after },
      }))
      await writeAudit(context, source, [{ detail: { new: made, changed, unchanged } }])
      for (const piece of pieces(records, 1_000)) await writeAudit(context, source, piece)
      await forgetRows(context, queuedId)
      // The last look at whether somebody has cancelled: after this it is done.
      await progress(told.total, told.total)
      const result = { import: told }
      await doneWith(context, result)
      return result
    })
  },
})

/** Leaves the rows for the job to write. */
export async function queueImport(
  context: ImportContext & JobTransaction,
  order: ImportOrder,
  { entries, ignored, cleaned }: ReadEntries,
): Promise<number> {
  const queuedId = await keepRows(context, order.resource, { entries, ignored, cleaned })
  return enqueue(context, importRows, { ...order, queuedId })
}

/** What is kept of a workbook until its job has written it. */
export interface QueuedRows<Entry> extends ReadColumns {
  entries: readonly Entry[]
}

/** Keeps what has been read of a workbook for a job; it is gone with the job's success, and else after a day. */
export async function keepRows(
  context: ImportContext,
  resource: ResourceName,
  { entries, ignored, cleaned }: QueuedRows<object>,
): Promise<number> {
  const { db, companyId } = context
  // Those of a large workbook are many megabytes: put into words at once, they would let everybody wait.
  const words = await mapInTurns(entries, (entry) => JSON.stringify(entry))
  await holdQueuedRows(context)
  const { rows } = await sql<{ id: number }>`
    insert into queued_imports (company_id, resource, entries, ignored_columns, cleaned_columns)
    values (${companyId}, ${resource}, ${`[${words.join()}]`}::jsonb, ${ignored}::text[], ${cleaned}::text[])
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/**
 * Reads what has been kept; the job knows what its entries are.
 * @throws JobFailure when it is gone
 */
export async function queuedRows<Entry>(
  { db, inThisCompany }: ImportContext,
  id: number,
): Promise<QueuedRows<Entry>> {
  const mine = sql`${inThisCompany('queued_imports')} and id = ${id}`
  const { rows } = await sql<ReadColumns>`
    select ignored_columns as ignored, cleaned_columns as cleaned from queued_imports where ${mine}`.execute(
    db,
  )
  if (!rows[0]) throw new JobFailure('Tệp không còn được giữ trên máy chủ. Hãy chọn tệp rồi nhập lại.')
  // One by one, so that they are read as they arrive: as one value they would come to many megabytes.
  const { rows: entries } = await sql<{ entry: Entry }>`
    select entry from queued_imports, jsonb_array_elements(entries) with ordinality as each (entry, place)
    where ${mine} order by place`.execute(db)
  return { ...rows[0], entries: entries.map(({ entry }) => entry) }
}

/**
 * Forgets it, once everything is written: whoever erases somebody takes the workbooks that name him along, so that what a
 * job read of them before does not come back.
 * @throws JobFailure when it is gone, and nothing of it may stay
 */
export async function forgetRows({ db, inThisCompany }: ImportContext, id: number): Promise<void> {
  const { numAffectedRows } = await sql`delete from queued_imports
    where ${inThisCompany('queued_imports')} and id = ${id}`.execute(db)
  if (numAffectedRows === 0n)
    throw new JobFailure(
      'Dữ liệu của một người trong tệp vừa được xóa nên không có gì được ghi. Hãy bỏ người đó khỏi tệp rồi nhập lại.',
    )
}
