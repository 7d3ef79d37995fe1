import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import type { Paper } from '../../documentary/paper.ts'
import { mine, visibleDocuments } from './visible-documents.ts'

const noSuchPaper = 'Không tìm thấy văn bản có mã này.'

/**
 * A paper of the correspondence system.
 * @throws ApiFailure 400 where none is connected, 503 where it does not answer as it should
 */
export async function findPaper({ documentary }: ProductContext, code: string): Promise<Paper | undefined> {
  if (documentary === undefined)
    throw invalidInput({ documentary_code: ['Hệ thống chưa được kết nối với văn thư.'] })
  return documentary.find(code)
}

/** A paper by its code, to fill a form with: of the correspondence system, or without one of the own documents. */
export const fromDocumentary: Handler<'documents.fromDocumentary'> = async ({ query: { code } }, context) => {
  if (context.documentary === undefined) return { document: await ownDocument(context, code) }
  const paper = await context.documentary.find(code)
  if (paper === undefined) throw new ApiFailure(404, noSuchPaper)
  const { rows } = await sql<{ id: number }>`
    select documents.id from documents
    where ${mine(context, visibleRows(context, visibleDocuments))}
      and documents.documentary_code = ${paper.code}`.execute(context.db)
  const { code: documentaryCode, files, ...fields } = paper
  return {
    document: {
      source: 'documentary',
      id: rows[0]?.id ?? null,
      documentary_code: documentaryCode,
      ...fields,
      files: files.map(({ name, size }) => ({ name, size })),
    },
  }
}

type Found = Awaited<ReturnType<typeof fromDocumentary>>['document']

async function ownDocument(context: ProductContext, code: string): Promise<Found> {
  const { rows } = await sql<Found>`
    select documents.source, documents.id, documents.documentary_code, documents.number, documents.summary,
      documents.issue_date, documents.effective_date, documents.signer, documents.signer_title, documents.issued_by,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', stored.name, 'size', stored.size) order by stored.id)
        from files stored
        where ${context.inThisCompany('stored')} and stored.owner_kind = 'document' and stored.owner_id = documents.id
          and stored.removed_at is null), '[]') as files
    from documents
    where ${mine(context, visibleRows(context, visibleDocuments))} and lower(documents.number) = lower(${code})
    order by documents.issue_date desc, documents.id desc limit 1`.execute(context.db)
  if (rows[0] === undefined) throw new ApiFailure(404, noSuchPaper)
  return rows[0]
}
