import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../contract/failure.ts'
import { visibleRows } from '../../contract/access.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { bodyFields } from '../../contract/operation-fields.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { refuseChangeOfDecision } from './decision-document.ts'
import { checkDocument, type DraftDocument } from './document-rules.ts'
import { findDocument } from './document-rows.ts'
import { findPaper } from './documentary-papers.ts'
import { changeableDocuments, mine } from './visible-documents.ts'

type Body = Input<'documents.store'>['body']

/** What the correspondence system says of its papers, and nobody else. */
const lockedFields = [
  'number',
  'summary',
  'issue_date',
  'effective_date',
  'signer',
  'signer_title',
  'issued_by',
] as const

/** Keeps a new document; one with a code of the correspondence system is what that system says now. */
export const storeDocument: Handler<'documents.store'> = async ({ body }, context) => {
  const asked = await withPaper(context, body)
  await checkDocument(context, asked, null)
  const number = asked.number ?? (await drawNumber(context, 'document', { on: asked.issue_date }))
  const values = { ...asked, number }
  const fields = bodyFields(context.operation).filter((field) => values[field as keyof Body] !== undefined)
  const { rows } = await sql<{ id: number }>`
    insert into documents (company_id, created_by, source, ${sql.join(fields.map((field) => sql.ref(field)))})
    values (${context.companyId}, ${context.session.userId}, ${values.documentary_code ? 'documentary' : 'upload'},
      ${sql.join(fields.map((field) => values[field as keyof Body]))})
    returning id`.execute(context.db)
  const id = rows[0]?.id ?? 0
  context.audit({ recordId: id, changedFields: fields, values: { after: values } })
  return { document: await written(context, id) }
}

/** Changes the fields that are sent; those of a paper of the correspondence system stay that system's. */
export const updateDocument: Handler<'documents.update'> = async ({ path: { id }, body }, context) => {
  const { version, ...values } = body
  const now = await lockDocument(context, id)
  if (version !== undefined && version !== now.version)
    throw stale({ document: await findDocument(context, id) })
  const { changedFields } = savedChanges({ ...now }, values)
  await refuseChangeOfDecision(context, id, changedFields)
  refuseLocked(now, values)
  const draft: DraftDocument = { ...now, ...values }
  await checkDocument(context, draft, { id, document_type_id: now.document_type_id })
  const fields = bodyFields(context.operation).filter(
    (field) => values[field as keyof typeof values] !== undefined && field !== 'documentary_code',
  )
  const changes = fields.map((field) => sql`${sql.ref(field)} = ${values[field as keyof typeof values]}`)
  await sql`update documents set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
    where ${context.inThisCompany('documents')} and id = ${id}`.execute(context.db)
  const { documentary_code: _, ...saved } = values
  context.audit({
    recordId: id,
    ...savedChanges({ ...now }, saved),
    ...(version === undefined && { detail: { without_version: true } }),
  })
  return { document: await written(context, id) }
}

type Stored = Omit<Body, 'document_type_id'> & {
  document_type_id: number
  version: number
  source: 'upload' | 'documentary'
}

/** The row as it stands, held until the transaction ends. */
async function lockDocument(context: ProductContext, id: number): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select ${sql.join(bodyFields(context.operation).map((field) => sql.ref(`documents.${field}`)))},
      documents.version, documents.source
    from documents where ${mine(context, visibleRows(context, changeableDocuments))} and documents.id = ${id}
    for update`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** What was written must be the writer's to see: nobody hides a document from himself, or writes what he may not read. */
async function written(context: ProductContext, id: number) {
  try {
    return await findDocument(context, id, changeableDocuments)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404)
      throw new ApiFailure(403, 'Bạn không có quyền với tài liệu thuộc loại này hoặc về những nhân viên này.')
    throw error
  }
}

async function withPaper(context: ProductContext, body: Body): Promise<Body> {
  const { documentary_code: code } = body
  if (typeof code !== 'string') return body
  const paper = await findPaper(context, code)
  if (paper === undefined) throw invalidInput({ documentary_code: ['Không tìm thấy văn bản có mã này.'] })
  const { rows } = await sql`
    select from documents where ${context.inThisCompany('documents')} and documentary_code = ${paper.code}`.execute(
    context.db,
  )
  if (rows.length > 0) throw invalidInput({ documentary_code: ['Văn bản này đã được lấy về.'] })
  const { number, summary, issue_date, effective_date, signer, signer_title, issued_by } = paper
  return {
    ...body,
    documentary_code: paper.code,
    number,
    summary,
    issue_date,
    effective_date,
    signer,
    signer_title,
    issued_by,
  }
}

function refuseLocked(now: Stored, values: Partial<Body>): void {
  const { documentary_code: code } = values
  if (code !== undefined && code !== (now.documentary_code ?? null))
    throw invalidInput({ documentary_code: ['Mã văn thư không đổi được. Hãy tạo tài liệu mới.'] })
  if (now.source !== 'documentary') return
  const changed = lockedFields.filter(
    (field) => values[field] !== undefined && values[field] !== (now[field] ?? null),
  )
  if (changed.length > 0)
    throw invalidInput(
      Object.fromEntries(changed.map((field) => [field, ['Lấy từ văn thư nên không sửa được.']])),
    )
}
