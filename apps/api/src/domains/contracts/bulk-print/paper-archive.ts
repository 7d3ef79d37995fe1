import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { holdsOn, type RowReaches, rowReaches } from '../../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { archiveOfPapers } from '../../../print/made/archive-of-papers.ts'
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
  const taken = papers.map(({ file_id, employee_ids, with_pay, with_identity }) => ({
    file_id,
    employee_ids,
    isClosed: with_pay || with_identity,
  }))
  return archiveOfPapers(context, taken, { of: 'Hợp đồng' })
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
