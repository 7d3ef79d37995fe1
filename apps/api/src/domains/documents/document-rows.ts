import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { shapeOf } from '../../contract/list-query/shape.ts'
import { operationNamed } from '../../contract/operations.ts'
import { visibleEmployees } from '../employees/public.ts'
import { expiryState } from './document-source.ts'
import { isSensitive, mine, visibleDocuments } from './visible-documents.ts'

export type Document = Schemas['Document']

/** A row of a list names no more people than these; the document itself names all. */
const fewNames = 5

/** The fields of a list's row; the files come with one document alone. */
export function rowFields(): string[] {
  const { fields } = shapeOf(operationNamed('documents.list'))
  return [...fields.keys()].filter((field) => field !== 'files')
}

/** What to select of `documents` for these fields, as far as the reader may see them. */
export function documentColumns(
  context: ProductContext,
  fields: Iterable<string>,
  mostNames: number | null = fewNames,
): RawBuilder<unknown> {
  const computed = computedFields(context, mostNames)
  return sql.join(
    [...fields].map((field) => {
      const value = computed[field]
      return value ? sql`${value} as ${sql.ref(field)}` : sql.ref(`documents.${field}`)
    }),
  )
}

function computedFields(
  context: ProductContext,
  mostNames: number | null,
): Readonly<Record<string, RawBuilder<unknown>>> {
  const { inThisCompany, scopes } = context
  const seen = (columns: RawBuilder<unknown>) => sql`select ${columns}
    from document_employees about
    join employees on employees.company_id = about.company_id and employees.id = about.employee_id
    where about.company_id = documents.company_id and about.document_id = documents.id
      and ${visibleRows(context, visibleEmployees)}
    order by employees.sort_name, employees.id`
  const files = sql`from files stored
    where ${inThisCompany('stored')} and stored.owner_kind = 'document' and stored.owner_id = documents.id
      and stored.removed_at is null`
  return {
    document_type_label: sql`(
      select kind.name from document_types kind
      where kind.company_id = documents.company_id and kind.id = documents.document_type_id)`,
    is_sensitive: sql`${isSensitive(context)}`,
    expiry_state: sql`${expiryState('documents')}`,
    days_left: sql`(documents.expiry_date - current_date)`,
    employee_ids: sql`array(${seen(sql`employees.id`)})`,
    employees: sql`coalesce((select jsonb_agg(to_jsonb(named)) from (
      ${seen(sql`employees.id, employees.nhansu_id, employees.full_name`)} limit ${mostNames}) as named), '[]')`,
    employee_total: sql`cardinality(documents.employee_ids)`,
    file_total: sql`(select count(*) ${files})`,
    files: sql`coalesce((select jsonb_agg(to_jsonb(kept) order by kept.id) from (
      select stored.id, stored.name, stored.media_type, stored.size, stored.scan_state, stored.created_at ${files}) as kept), '[]')`,
    created_by_name: sql`(select full_name from names_of_users(array[documents.created_by]))`,
    // What HR notes for itself is not for whom the document is about.
    ...(scopes.every(({ scope }) => scope === 'own') && { note: sql`null`, storage_place: sql`null` }),
  }
}

/**
 * One document with its files.
 * @throws ApiFailure 404 when it is not there or not the reader's to see
 */
export async function findDocument(
  context: ProductContext,
  id: number,
  conditions: RowConditions = visibleDocuments,
): Promise<Document> {
  const { rows } = await sql<Document>`
    select ${documentColumns(context, [...rowFields(), 'files'], null)} from documents
    where ${mine(context, visibleRows(context, conditions))} and documents.id = ${id}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** Which of these documents the reader sees; what is gone nobody does. */
export async function seenDocumentIds(
  context: ProductContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select documents.id from documents
    where ${mine(context, visibleRows(context, visibleDocuments))} and documents.id = any(${ids}::bigint[])`.execute(
    context.db,
  )
  return new Set(rows.map(({ id }) => id))
}
