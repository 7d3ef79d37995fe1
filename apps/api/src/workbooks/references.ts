import type { ResourceName } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../db/transaction.ts'
import { type FieldColumn, withLabels } from './columns.ts'
import { folded } from './import/cell-values.ts'

/** A record that a field may point at. */
interface Referred {
  id: number
  name: string
  /** Null in catalogues without codes. */
  code: string | null
}

/** The table of a resource: one word from the database to the screen. */
export function tableOf(resource: ResourceName): string {
  return resource.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * The columns, with the names of the company's records that the references among them point at as their words. What is
 * typed there may be a name or a code.
 */
export async function withNames(
  context: CompanyTransaction,
  columns: readonly FieldColumn[],
): Promise<FieldColumn[]> {
  const resources = new Set(columns.flatMap(({ refersTo }) => refersTo ?? []))
  const referred = new Map<ResourceName, readonly Referred[]>()
  for (const resource of resources) referred.set(resource, await recordsOf(context, resource))
  return columns.map((column) => {
    const records = column.refersTo && referred.get(column.refersTo)
    return records ? { ...withLabels(column, namesOf(records)), idOf: idsOf(records) } : column
  })
}

async function recordsOf({ db, own }: CompanyTransaction, resource: ResourceName): Promise<Referred[]> {
  const table = tableOf(resource)
  const { rows } = await sql<Referred>`
    select id, name, to_jsonb(${sql.table(table)}) ->> 'code' as code
    from ${sql.table(table)} where ${own(table)} order by vn_fold(name), id`.execute(db)
  return rows
}

function namesOf(records: readonly Referred[]): Readonly<Record<string, string>> {
  return Object.fromEntries(records.map(({ id, name }) => [id, name]))
}

function idsOf(records: readonly Referred[]): ReadonlyMap<string, number> {
  const byCode = records.flatMap(({ id, code }) => (code === null ? [] : [[folded(code), id] as const]))
  const byName = records.map(({ id, name }) => [folded(name), id] as const)
  return new Map([...byCode, ...byName])
}
