import type { Schemas } from '@nhansu/sdk/contract'
import { wordsOfOperation } from '@nhansu/sdk/domains/operations'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { KeptChanges } from '../contract/audit-values.ts'
import type { ProductContext } from '../contract/handlers.ts'
import type { recordNames } from './record-names.ts'
import type { ToldField } from './told-fields.ts'
import { inTheirWords, referredNames, withMoney } from './told-words.ts'

/** So many of its saves a record tells, the last ones. */
const mostSaves = 200

/** A save as the trail has it, with its values as far as they have not been forgotten. */
export interface KeptSave extends Pick<Schemas['RecordSave'], 'id' | 'at' | 'user_name'> {
  operation: string
  /** Whose record the values are of: costs stand in a course. */
  resource: string
  changes: KeptChanges | null
}

/**
 * Whether a line of the trail, which is called `line`, is a save. Nothing that only looked, tried or printed is one.
 * @param deeds operations that name no field and are saves all the same
 */
export function isSave(deeds: readonly string[] = []): RawBuilder<SqlBool> {
  return sql<SqlBool>`line.result = 'done' and (cardinality(line.changed_fields) > 0 or line.operation = any(${deeds}))
    and coalesce(line.detail ->> 'dry_run', 'false') <> 'true'`
}

/** What whoever did something is called; null where the product itself did it. */
export function doerOf(userId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`case when ${userId} is not null then coalesce(
    (select full_name from names_of_users(array[${userId}])), 'người không còn tài khoản ở công ty') end`
}

/**
 * The saves of a record and its parts, the last first.
 * @param which a condition on the lines of the trail, which are called `line`
 * @param deeds operations that name no field and are saves all the same
 */
export async function savesOf(
  { db, inThisCompany }: Pick<ProductContext, 'db' | 'inThisCompany'>,
  which: RawBuilder<unknown>,
  deeds: readonly string[] = [],
): Promise<KeptSave[]> {
  const { rows } = await sql<KeptSave>`
    select line.id, line.at, line.operation, coalesce(kept.resource, line.resource) as resource, kept.changes,
      ${doerOf(sql`line.user_id`)} as user_name
    from audit_trail line
    left join audit_values kept on ${inThisCompany('kept')} and kept.line_id = line.id
    where ${inThisCompany('line')} and ${isSave(deeds)} and ${which}
    order by line.at desc, line.id desc limit ${mostSaves}`.execute(db)
  return rows
}

interface Telling {
  /** Those of the changed fields that the reader is told. */
  fieldsOf: (resource: string, changes: KeptChanges) => readonly ToldField[]
  /** What records are called to this reader; everybody by his name when absent. */
  namesOf?: typeof recordNames
}

/** Saves as a reader is told them: what was done, and of what it changed both values in words. */
export async function toldSaves(
  context: ProductContext,
  saves: readonly KeptSave[],
  { fieldsOf, namesOf }: Telling,
): Promise<Schemas['RecordSave'][]> {
  const told = saves.map(({ resource, changes, ...save }) => ({
    ...save,
    fields: changes === null ? [] : fieldsOf(resource, changes),
  }))
  const nameOf = await referredNames(
    context,
    told.flatMap(({ fields }) => fields),
    namesOf,
  )
  return told.map(({ id, at, user_name, operation, fields }) => ({
    id,
    at,
    user_name,
    deed: wordsOfOperation(operation),
    changes: fields.map((field) => inTheirWords(field, withMoney(nameOf))),
  }))
}
