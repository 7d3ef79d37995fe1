import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { forgetPastNumbers } from '../../../numbers/past-numbers.ts'
import { undoImport } from '../../../workbooks/import/undo-import.ts'
import { holdPeople, writableContracts } from '../contract-rows.ts'
import { standBackBehindAppendices } from './past-appendix-numbers.ts'

/**
 * Takes one's own import of a moment ago back as a whole: its contracts and appendices are gone, and their numbers out of the book, so that
 * the workbook can be put right and sent once more.
 * @throws ApiFailure 404 when there was none, or not mine; 409 for a contract that has changed, or has got other appendices, since
 */
export async function undoContractImport(context: ProductContext, id: number): Promise<{ ids: number[] }> {
  const { db, inThisCompany, session } = context
  const { rows } = await sql<{ isMine: boolean }>`
    select not exists (select from import_changes change
      join contracts on contracts.company_id = change.company_id and contracts.id = change.record_id
      where ${inThisCompany('change')} and change.import_id = imports.id
        and not coalesce(${visibleRows(context, writableContracts)}, false))
      and not exists (select from appendices
        join contracts on contracts.company_id = appendices.company_id and contracts.id = appendices.contract_id
        where ${inThisCompany('appendices')} and appendices.import_id = imports.id
          and not coalesce(${visibleRows(context, writableContracts)}, false)) as "isMine"
    from imports
    where ${inThisCompany('imports')} and id = ${id} and resource = 'contracts'
      and made_by = ${session.userId}`.execute(db)
  if (rows[0]?.isMine !== true) throw notFound()
  await holdPeople(context, await contractsOf(context, id))
  await standBackBehindAppendices(context, id)
  const { rows: appendices } = await sql<{ id: number }>`
    delete from appendices where ${inThisCompany('appendices')} and import_id = ${id} returning id`.execute(
    db,
  )
  const appendixIds = appendices.map((appendix) => appendix.id)
  for (const recordId of appendixIds) context.audit({ resource: 'appendices', recordId })
  await forgetPastNumbers(context, 'appendices', appendixIds)
  // An import makes contracts and changes none, so nothing is put back but them.
  const { ids } = await undoImport(context, 'contracts', 'contracts', id, ['note'], [])
  await forgetPastNumbers(context, 'contracts', ids)
  return { ids }
}

/** The contracts that an import made. */
async function contractsOf({ db, inThisCompany }: ProductContext, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record_id as id from import_changes
    where ${inThisCompany('import_changes')} and import_id = ${importId}`.execute(db)
  return rows.map(({ id }) => id)
}
