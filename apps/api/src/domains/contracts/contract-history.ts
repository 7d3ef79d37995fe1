import type { Schemas } from '@nhansu/sdk/contract'
import { wordsOfOperation } from '@nhansu/sdk/domains/operations'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { type KeptChanges, readingOf } from '../../contract/audit-values.ts'
import { documents, resolve, type Schema } from '../../contract/document.ts'
import { notFound } from '../../contract/failure.ts'
import { inFigures } from '../../contract/figure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { labelsOf } from '../../workbooks/labels.ts'
import { inWords } from '../../record-history/in-words.ts'
import { type KeptSave, savesOf } from '../../record-history/saves.ts'
import { openContract, seesPrintedPay, writableContracts } from './contract-rows.ts'

type Change = Schemas['AuditTrailChange']

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
  const types = await typeNames(context, saves)
  return {
    saves: saves.map(({ operation, resource, changes, ...save }) => ({
      ...save,
      deed: wordsOfOperation(operation),
      changes: changes === null ? [] : toldChanges(resource, changes, { withPay, types }),
    })),
  }
}

interface Telling {
  withPay: boolean
  types: ReadonlyMap<number, string>
}

/** What a save changed, in the order and the words of the contract; what points at other records is told by its name beside it. */
function toldChanges(resource: string, changes: KeptChanges, telling: Telling): Change[] {
  const { fields = {}, rules } = readingOf(resource) ?? {}
  return Object.entries(fields).flatMap(([field, schema]): Change[] => {
    const values = changes[field]
    if (values === undefined || isUntold(field, schema)) return []
    const is_dotted = rules?.needs.has(field) === true && !telling.withPay
    const known = { label: schema.title ?? field, is_dotted }
    if (is_dotted) return [known]
    const [old_value, new_value] = values.map((value) => inTheirWords(field, schema, value, telling))
    return [{ ...known, old_value: old_value ?? null, new_value: new_value ?? null }]
  })
}

/** The deed says the state, and beside each record that is pointed at stands its name. */
function isUntold(field: string, { 'x-refers-to': refers }: Schema): boolean {
  return field === 'state' || field === 'issued_at' || (refers !== undefined && field !== 'contract_type_id')
}

function inTheirWords(field: string, schema: Schema, value: unknown, { types }: Telling) {
  if (typeof value === 'number') {
    if (field === 'contract_type_id') return types.get(value) ?? `Số ${value}`
    if (schema['x-money'] === true) return inFigures(value)
  }
  const words = labelsOf(schema.items ? resolve<Schema>(documents.product, schema.items) : schema)
  return Array.isArray(value) ? value.map((one) => inWords(one, words)).join(', ') : inWords(value, words)
}

/** What the types of contract are called now that somebody chose. */
async function typeNames(
  { db, inThisCompany }: ProductContext,
  saves: readonly KeptSave[],
): Promise<ReadonlyMap<number, string>> {
  const ids = saves.flatMap(({ changes }) => changes?.['contract_type_id'] ?? []).filter(Number.isInteger)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from contract_types
    where ${inThisCompany('contract_types')} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
