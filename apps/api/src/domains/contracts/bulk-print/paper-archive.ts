import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { fileRows, openFile } from '../../../files/records.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { zip } from '../../../workbooks/xlsx/zip.ts'
import { seesIdentity } from '../../employees/public.ts'
import { seesPrintedPay, visibleContracts, type WholeContract } from '../contract-rows.ts'

/** Several files that were made of contracts as one archive; each by the rights that its own ticket asks for. */
export const paperArchive: Handler<'contracts.paperArchive'> = async ({ body }, context) => {
  const papers = await papersFor(context, body.paper_ids)
  if (papers.some((paper) => paper.with_pay && !seesPrintedPay(context, { contract: paper, ...paper }))) {
    throw new ApiFailure(403, 'Trong các bản này có bản ghi mức lương nên chỉ người được xem lương tải được.')
  }
  for (const { with_identity: withIdentity, reaches } of papers) {
    if (!withIdentity || (await seesIdentity(context, reaches))) continue
    throw new ApiFailure(
      403,
      'Trong các bản này có bản ghi số định danh, địa chỉ nên chỉ người được xem thông tin nhạy cảm tải được.',
    )
  }
  await takeTurn(context)
  const fileIds = papers.map(({ file_id }) => file_id)
  const found = new Map((await fileRows(context, fileIds)).map((file) => [file.id, file]))
  const files = fileIds.flatMap((id) => found.get(id) ?? [])
  if (files.length !== papers.length) throw notFound()
  const paid = peopleOf(papers.filter(({ with_pay, with_identity }) => with_pay || with_identity)).length
  context.audit({
    detail: { papers: papers.length, ...(paid > 0 && { closed_rows: paid }) },
    // People whose papers leave in one file are counted as those of a list that is printed, and so are those of pay.
    seen: { deed: 'print', employeeIds: peopleOf(papers) },
    closedRows: paid,
  })
  const names = new Set<string>()
  const entries = files.map((file) => ({ name: ownName(file.name, names), file }))
  return new FileAnswer({
    name: `Hợp đồng (${files.length} bản in).zip`,
    mediaType: 'application/zip',
    content: Readable.from(zip(opened(context, entries)), { objectMode: false }),
  })
}

/** Whom papers are about, each once. */
function peopleOf(papers: readonly AskedPaper[]): number[] {
  return [...new Set(papers.flatMap(({ employee_ids }) => employee_ids))]
}

interface AskedPaper {
  file_id: number
  with_pay: boolean
  with_identity: boolean
  is_draft: boolean
  employee_ids: number[]
  state: WholeContract['state']
  reaches: RowReaches
  isRenewal: boolean
}

/** @throws ApiFailure 404 where one is not there, or not for whoever asks: that of a draft is for who prepares it */
async function papersFor(context: ProductContext, ids: readonly number[]): Promise<AskedPaper[]> {
  const { rows } = await sql<AskedPaper>`
    select made_papers.file_id, made_papers.with_pay, made_papers.with_identity, made_papers.is_draft, made_papers.employee_ids,
      contracts.state, contracts.renewed_from_id is not null as "isRenewal", ${rowReaches(context, visibleContracts)} as reaches
    from made_papers
    join contracts on ${context.inThisCompany('contracts')} and contracts.id = made_papers.contract_id
    where ${context.inThisCompany('made_papers')} and made_papers.id = any(${ids}::bigint[])
      and ${visibleRows(context, visibleContracts)}
    order by made_papers.id`.execute(context.db)
  const shown = rows.filter(
    ({ is_draft, reaches }) => !is_draft || holdsOn(context, ['contract_edit'], reaches),
  )
  if (shown.length !== ids.length) throw notFound()
  return shown
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
