import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { notFound } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { fileRows, openFile } from '../../files/records.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { zip } from '../../workbooks/xlsx/zip.ts'

/** A made paper that leaves in an archive, once its right has been asked. */
export interface PaperToTake {
  file_id: number
  /** Whom it is about. */
  employee_ids: readonly number[]
  /** Whether what stands in it counts among the closed rows of the day, as pay does. */
  isClosed: boolean
}

/**
 * Made papers as one archive; the trail keeps who took them, and how many people's.
 * @param of what they are papers of, as the archive is called: 'Hợp đồng'
 * @param recordId the record whose papers all of them are
 */
export async function archiveOfPapers(
  context: ProductContext,
  papers: readonly PaperToTake[],
  { of, recordId }: { of: string; recordId?: number },
): Promise<FileAnswer> {
  await takeTurn(context)
  const fileIds = papers.map(({ file_id }) => file_id)
  const found = new Map((await fileRows(context, fileIds)).map((file) => [file.id, file]))
  const files = fileIds.flatMap((id) => found.get(id) ?? [])
  if (files.length !== papers.length) throw notFound()
  const closed = peopleOf(papers.filter(({ isClosed }) => isClosed)).length
  context.audit({
    ...(recordId !== undefined && { recordId }),
    detail: { papers: papers.length, ...(closed > 0 && { closed_rows: closed }) },
    // People whose papers leave in one file are counted as those of a list that is printed, and so are those of pay.
    seen: { deed: 'print', employeeIds: peopleOf(papers) },
    closedRows: closed,
  })
  const names = new Set<string>()
  const entries = files.map((file) => ({ name: ownName(file.name, names), file }))
  return new FileAnswer({
    name: `${of} (${files.length} bản in).zip`,
    mediaType: 'application/zip',
    content: Readable.from(zip(opened(context, entries)), { objectMode: false }),
  })
}

/** Whom papers are about, each once. */
function peopleOf(papers: readonly PaperToTake[]): number[] {
  return [...new Set(papers.flatMap(({ employee_ids }) => employee_ids))]
}

type Entry = { name: string; file: Awaited<ReturnType<typeof fileRows>>[number] }

/** Each is opened as the archive comes to it, so that none of them lies in memory. */
async function* opened({ files, companyId }: ProductContext, entries: readonly Entry[]) {
  for (const { name, file } of entries) {
    yield { name, content: (await openFile(files, companyId, file)).content }
  }
}

/** A name that no other file of the archive has, and that is no folder: two drafts of one person are called alike. */
function ownName(name: string, taken: Set<string>): string {
  const ending = extname(name)
  const plain = name.slice(0, name.length - ending.length).replaceAll(/[\\/:*?"<>|]/g, '-')
  let own = `${plain}${ending}`
  for (let count = 2; taken.has(own); count += 1) own = `${plain} (${count})${ending}`
  taken.add(own)
  return own
}
