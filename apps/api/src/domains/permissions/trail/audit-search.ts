import type { Schemas } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type RelatedRows, idsInAll } from '../../../contract/list-query/related-rows.ts'
import { searchWords } from '../../../contract/list-query/search.ts'
import { deletedNamed } from './deleted-names.ts'
import { namedResources, spokenOf } from '../../../record-history/record-names.ts'

/** Words that so many records answer to narrow nothing down. */
const mostRecords = 500

interface Found {
  resource: string
  ids: number[]
}

/**
 * What a search of the trail asks: lines by a user or about a record whose name has the words, or the line of a request
 * whose code somebody was shown with an error. Names are those of today, and of a deleted record the one that it had.
 */
export async function auditSearch(
  context: ProductContext,
  { value, fields = ['user', 'record', 'request_id'] }: Schemas['AuditTrailSearch'],
): Promise<Expression<SqlBool>> {
  const words = searchWords(value)
  const found = [
    ...(await recordsNamed(context, words)),
    ...(await deletedNamed(context, words, mostRecords)),
  ]
  const ways = {
    user: found
      .filter(({ resource }) => resource === 'accounts')
      .map(({ ids }) => sql<SqlBool>`audit_trail.user_id = any(${ids}::bigint[])`),
    record: found.map(
      ({ resource, ids }) =>
        sql<SqlBool>`(audit_trail.resource = any(${toldBySame(resource)}::text[])
          and audit_trail.record_id = any(${ids}::bigint[]))`,
    ),
    request_id: [sql<SqlBool>`audit_trail.request_id = ${value.trim().toLowerCase()}`],
  }
  const asked = fields.flatMap((field): Expression<SqlBool>[] => ways[field])
  return asked.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(asked, sql` or `)})`
}

/** A resource with those whose lines are told by the name of its records. */
function toldBySame(resource: string): string[] {
  const others = Object.entries(spokenOf).flatMap(([other, named]) => (named === resource ? [other] : []))
  return [resource, ...others]
}

async function recordsNamed(
  { db, inThisCompany }: ProductContext,
  words: readonly string[],
): Promise<Found[]> {
  if (words.length === 0) return []
  const parts = Object.entries(namedResources).map(([resource, { words: source }]) => {
    const memberships = words.map((word): RelatedRows => ({
      ...source,
      where: (alias) => sql<SqlBool>`${sql.ref(`${alias}.word`)} ^@ vn_fold(${word})`,
    }))
    return sql`select ${resource} as resource, array_agg(id) as ids
      from (select id from (${idsInAll(memberships, inThisCompany)}) as named limit ${mostRecords}) as few`
  })
  const { rows } = await sql<Found>`
    select * from (${sql.join(parts, sql` union all `)}) as found where ids is not null`.execute(db)
  return rows
}
