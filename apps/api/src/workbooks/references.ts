import type { ResourceName } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
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
  const referred = new Map<ResourceName, { names: Readonly<Record<string, string>>; words: Words }>()
  for (const resource of resources) {
    const records = named(await recordsOf(context, resource))
    referred.set(resource, { names: namesOf(records), words: wordsOf(records) })
  }
  return columns.map((column) => {
    const known = column.refersTo && referred.get(column.refersTo)
    return known ? { ...withLabels(column, known.names), ...known.words } : column
  })
}

async function recordsOf(context: CompanyTransaction, resource: ResourceName): Promise<readonly Referred[]> {
  const { rows } = await (unitsOf[resource]?.() ?? catalogueOf(context, resource)).execute(context.db)
  return rows
}

function catalogueOf({ inThisCompany }: CompanyTransaction, resource: ResourceName): RawBuilder<Referred> {
  const table = tableOf(resource)
  return sql<Referred>`
    select id, name, to_jsonb(${sql.table(table)}) ->> 'code' as code
    from ${sql.table(table)} where ${inThisCompany(table)} order by vn_fold(name), id`
}

/** Administrative units belong to no company, and many bear the same name: what they lie in is part of it. */
const unitsOf: Partial<Record<ResourceName, () => RawBuilder<Referred>>> = {
  newProvinces: () => sql<Referred>`select id, full_name as name, code from new_provinces order by id`,
  newDistricts: () => sql<Referred>`
    select commune.id, commune.full_name || ', ' || province.full_name as name, commune.code
    from new_districts commune join new_provinces province on province.id = commune.province_id
    order by province.id, commune.id`,
  wards: () => sql<Referred>`
    select ward.id, concat_ws(', ', ward.full_name, district.full_name, province.full_name) as name, ward.code
    from wards ward
    join districts district on district.id = ward.district_id
    join provinces province on province.id = district.province_id
    order by ward.id`,
}

/** A record as it is called: of several that bear one name, such as units of a tree, the code tells which is meant. */
interface Named extends Referred {
  called: string
  /** Its name as words are compared, and what it is called. */
  word: string
  calledWord: string
}

function named(records: readonly Referred[]): readonly Named[] {
  const words = records.map(({ name }) => folded(name))
  const bearers = new Map<string, number>()
  for (const word of words) bearers.set(word, (bearers.get(word) ?? 0) + 1)
  return records.map((record, index) => {
    const { name, code } = record
    const word = words[index] ?? ''
    const isShared = code !== null && (bearers.get(word) ?? 0) > 1
    const called = isShared ? `${name} (${code})` : name
    return { ...record, called, word, calledWord: isShared ? folded(called) : word }
  })
}

function namesOf(records: readonly Named[]): Readonly<Record<string, string>> {
  return Object.fromEntries(records.map(({ id, called }) => [id, called]))
}

type Words = Required<Pick<FieldColumn, 'idOf' | 'byCode' | 'shared'>>

/** What people may type of the records, and the names that say too little. */
function wordsOf(records: readonly Named[]): Words {
  const byCode = new Map(
    records.flatMap(({ id, code }) => (code === null ? [] : [[folded(code), id] as const])),
  )
  const ofNames = records.map(({ id, calledWord }) => [calledWord, id] as const)
  const idOf = new Map([...byCode, ...ofNames])
  return {
    idOf,
    byCode,
    shared: new Set(records.map(({ word }) => word).filter((word) => !idOf.has(word))),
  }
}
