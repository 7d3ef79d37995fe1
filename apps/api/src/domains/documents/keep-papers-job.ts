import { sql } from 'kysely'
import { writeAudit } from '../../contract/audit.ts'
import { ApiFailure } from '../../contract/failure.ts'
import type { ReceivedFile } from '../../contract/form/received-file.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { copyFile } from '../../files/copy-file.ts'
import { type Files, openFiles } from '../../files/files.ts'
import { attach, type FileRow, fileRows, unerasedFiles } from '../../files/records.ts'
import { defineJob, type JobContext, JobFailure, type JobResult } from '../../jobs/define-job.ts'
import { writeNotice } from '../../notices/write-notice.ts'
import { drawNumber } from '../../numbers/draw-number.ts'

/** Papers that somebody has brought along, by the files that they are copied from. */
interface Order {
  employeeId: number
  /** Their day. */
  on: string
  papers: readonly { fileId: number; typeId: number }[]
  requestId: string
  /** Who chose them, and hears of it where they cannot be kept; missing in what was queued by an older server. */
  askedBy?: number
}

/**
 * Keeps papers that somebody has brought along as documents about him, all or none. The copies are made before the one
 * transaction that writes the documents down and ends the run, so that a store that is slow or away holds up nobody, and
 * what is begun twice is written once. Of who is erased meanwhile nothing is kept, and nothing twice that stands as a
 * document about him already: somebody added it by hand before this was tried again.
 */
export const keepPapersJob = defineJob<Order>({
  name: 'documents.keep-papers',
  title: 'Đưa giấy tờ của người mới vào tài liệu',
  // A reception is finished once: its papers cannot be asked for anew.
  again: 'asker',
  run: async (context, order) => {
    try {
      return await keepAll(context, order)
    } catch (error) {
      const isLast = error instanceof JobFailure || context.isLastAttempt
      if (isLast && !context.signal.aborted) {
        await context.inCompany((transaction) => tellOfFailure(transaction, order))
      }
      throw error
    }
  },
  givenUp: tellOfFailure,
})

async function tellOfFailure(transaction: CompanyTransaction, { employeeId, askedBy }: Order): Promise<void> {
  if (askedBy === undefined) return
  await writeNotice(
    transaction,
    { userId: askedBy },
    { kind: 'newcomers_papers_failed', recordId: employeeId },
  )
}

async function keepAll(
  { companyId, userId, settings, reading, inCompany, progress, doneWith }: JobContext,
  { papers, ...about }: Order,
): Promise<JobResult> {
  const known = await reading((transaction) =>
    fileRows(
      transaction,
      papers.map(({ fileId }) => fileId),
    ),
  )
  const found = papers.flatMap(({ fileId, typeId }) => {
    const file = known.find(({ id }) => id === fileId)
    return file === undefined ? [] : [{ file, typeId }]
  })
  if (found.length < papers.length) throw new JobFailure(gone)
  const files = await openFiles(settings)
  try {
    const copies: Copied[] = []
    for (const { file, typeId } of found) {
      copies.push({ file, typeId, copy: await copyFile(files, companyId, file).catch(refuseGone) })
      await progress(copies.length, papers.length)
    }
    return await inCompany(async (transaction) => {
      const kept = await unerasedFiles(
        transaction,
        copies.map(({ file }) => file.id),
      )
      if (!copies.every(({ file }) => kept.has(file.id))) throw new JobFailure(gone)
      const by = { ...about, userId: userId ?? 0, files }
      const standing = await standingAsDocuments(transaction, about.employeeId, [...kept])
      const lacking = copies.filter(({ file }) => !standing.has(file.id))
      for (const each of lacking) await keep(transaction, each, by)
      const result = { documents: lacking.length }
      await doneWith(transaction, result)
      return result
    })
  } finally {
    files.store.close()
  }
}

/** Which of these files have the bytes of a document about this employee. */
async function standingAsDocuments(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select files.id from files
    where ${inThisCompany('files')} and files.id = any(${ids}::bigint[]) and files.sha256 in (
      select held.sha256 from documents
      join files held on held.company_id = documents.company_id and held.owner_kind = 'document'
        and held.owner_id = documents.id and held.removed_at is null
      where ${inThisCompany('documents')} and documents.employee_ids @> array[${employeeId}]::bigint[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

function refuseGone(error: unknown): never {
  throw error instanceof ApiFailure && error.status === 404 ? new JobFailure(gone) : error
}

const gone =
  'Có giấy tờ không còn trong hồ sơ ứng viên nên chưa giấy tờ nào được đưa vào tài liệu. Hãy thêm chúng ở Tài liệu.'

interface Copied {
  file: FileRow
  typeId: number
  copy: ReceivedFile
}

/** Writes one paper down as a document of its own. */
async function keep(
  transaction: CompanyTransaction,
  { file: { name }, typeId, copy }: Copied,
  by: Omit<Order, 'papers' | 'askedBy'> & { userId: number; files: Files },
): Promise<void> {
  const { employeeId, on, userId, files, requestId } = by
  const values = {
    document_type_id: typeId,
    number: await drawNumber(transaction, 'document', { on }),
    summary: name,
    issue_date: on,
    employee_ids: [employeeId],
  }
  const id = await insertDocument(transaction, values, userId)
  const operation = { id: 'procedures.finish', resource: 'documents' } as const
  const place = { ownerKind: 'document', ownerId: id, purpose: 'document_file' } as const
  await attach({ ...transaction, operation, session: { userId }, files }, place, copy)
  await writeAudit(transaction, { operation, userId, requestId, result: 'done' }, [
    { recordId: id, changedFields: [...Object.keys(values), 'files'], values: { after: values } },
  ])
}

async function insertDocument(
  { db, companyId }: CompanyTransaction,
  values: {
    document_type_id: number
    number: string
    summary: string
    issue_date: string
    employee_ids: number[]
  },
  userId: number,
): Promise<number> {
  const { document_type_id: type, number, summary, issue_date: on, employee_ids: ids } = values
  const { rows } = await sql<{ id: number }>`
    insert into documents (company_id, document_type_id, number, summary, issue_date, employee_ids, created_by)
    values (${companyId}, ${type}, ${number}, ${summary}, ${on}, ${ids}::bigint[], ${userId})
    returning id`.execute(db)
  return Number(rows[0]?.id)
}
