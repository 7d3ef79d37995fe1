import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { type KeptChanges, readingOf } from '../../contract/audit-values.ts'
import type { Schema } from '../../contract/document.ts'
import { notFound } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { savesOf, toldSaves } from '../../record-history/saves.ts'
import type { ToldField } from '../../record-history/told-fields.ts'
import { openContract, seesPrintedPay, writableContracts } from './contract-rows.ts'

/**
 * Who changed what in a contract and its appendices, the last first, by the values beside the trail. Pay is told to who may
 * see it by this contract now, also that of a draft which took over the pay of the contract before it.
 */
export const contractHistory: Handler<'contracts.history'> = async ({ path: { id } }, context) => {
  const { db, inThisCompany } = context
  const { rows: found } = await sql`
    select from contracts where ${inThisCompany('contracts')} and ${visibleRows(context, writableContracts)}
      and contracts.id = ${id}`.execute(db)
  if (found.length === 0) throw notFound()
  const withPay = seesPrintedPay(context, await openContract(context, id))
  const saves = await savesOf(
    context,
    sql`(line.resource = 'contracts' and line.record_id = ${id}
      or line.resource = 'appendices' and line.record_id in (
        select appendices.id from appendices where ${inThisCompany('appendices')} and contract_id = ${id}))`,
  )
  return {
    saves: await toldSaves(context, saves, {
      fieldsOf: (resource, changes) => toldFields(resource, changes, withPay),
    }),
  }
}

/** What a save changed, in the order and the words of the contract; what points at other records is told by its name beside it. */
function toldFields(resource: string, changes: KeptChanges, withPay: boolean): ToldField[] {
  const { fields = {}, rules } = readingOf(resource) ?? {}
  return Object.entries(fields).flatMap(([field, schema]): ToldField[] => {
    const values = changes[field]
    if (values === undefined || isUntold(field, schema)) return []
    const isDotted = rules?.needs.has(field) === true && !withPay
    return [{ label: schema.title ?? field, schema, isDotted, values }]
  })
}

/** The deed says the state, and beside each record that is pointed at stands its name. */
function isUntold(field: string, { 'x-refers-to': refers }: Schema): boolean {
  return field === 'state' || field === 'issued_at' || (refers !== undefined && field !== 'contract_type_id')
}
