import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { FileRow } from '../../files/records.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { keepPapersJob } from './keep-papers-job.ts'
import { holds } from './visible-documents.ts'

/** A file that becomes a document of an employee. */
export interface NewcomersPaper {
  file: FileRow
  document_type_id: number
}

/**
 * The names of the types that papers get, where whoever asks may add documents of them.
 * @throws ApiFailure 403 without the right to documents, 400 at a type that is not there, not in use or too sensitive
 */
export async function typesOfPapers(
  context: ProductContext,
  papers: readonly Pick<NewcomersPaper, 'document_type_id'>[],
): Promise<ReadonlyMap<number, string>> {
  const { db, inThisCompany } = context
  const { rows: rights } = await sql<{ adds: boolean; knows: boolean }>`
    select ${holds(context, 'document_edit', 'company')} as adds,
      ${holds(context, 'employee_sensitive', 'company')} as knows`.execute(db)
  const [right = { adds: false, knows: false }] = rights
  if (!right.adds) {
    throw new ApiFailure(403, 'Bạn không có quyền thêm tài liệu nên không đưa giấy tờ vào hồ sơ được.')
  }
  const { rows } = await sql<{ id: number; name: string; fits: boolean }>`
    select id, name, is_active and not is_decision and (${right.knows} or not is_sensitive) as fits
    from document_types where ${inThisCompany('document_types')}
      and id = any(${papers.map(({ document_type_id: type }) => type)}::bigint[])`.execute(db)
  const fitting = new Map(rows.filter(({ fits }) => fits).map(({ id, name }) => [id, name]))
  const at = papers.findIndex(({ document_type_id: type }) => !fitting.has(type))
  if (at >= 0) {
    throw invalidInput({
      [`papers.${at}.document_type_id`]: [
        'Loại tài liệu không tồn tại hoặc không dùng được cho giấy tờ này.',
      ],
    })
  }
  return fitting
}

/**
 * Has papers that somebody has brought along kept as documents about him, each with a copy of its file: by work that begins
 * once the caller's transaction has been committed, since it waits for the store of files. @param on their day
 * @returns the run of that work; null without papers
 */
export async function keepPapersOfNewcomer(
  context: ProductContext,
  employeeId: number,
  papers: readonly NewcomersPaper[],
  on: string,
): Promise<number | null> {
  if (papers.length === 0) return null
  return enqueue(context, keepPapersJob, {
    employeeId,
    on,
    papers: papers.map(({ file, document_type_id: typeId }) => ({ fileId: file.id, typeId })),
    requestId: context.caller.requestId,
    askedBy: context.session.userId,
  })
}
