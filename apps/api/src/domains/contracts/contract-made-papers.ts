import { type SqlBool, sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import { holdsOn } from '../../contract/field-rights.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { type KeptPaper, keptPapers, ticketOf, toldPaper } from '../../print/made/made-papers.ts'
import { seesIdentity } from '../employees/public.ts'
import { type OpenContract, openContract, seesPrintedPay } from './contract-rows.ts'

/** What was made of a contract and its appendices: of its draft for those who prepare it. */
export const contractPapers: Handler<'contracts.papers'> = async ({ path }, context) => {
  const open = await openContract(context, path.id)
  const papers = await shownPapers(context, open)
  const sees = await seesIdentity(context, open.reaches)
  return {
    papers: papers.map((paper) => toldPaper(paper, closedBy(context, open, paper, sees) === undefined)),
  }
}

/** A ticket for one of them; what has pay, an identity number or an address in it is for who may see that, today and not when it was made. */
export const contractPaperTicket: Handler<'contracts.paperTicket'> = async ({ path }, context) => {
  const open = await openContract(context, path.id)
  const papers = await shownPapers(context, open, path.row_id)
  const asked = papers.find(({ id }) => id === path.row_id)
  const closed = asked && closedBy(context, open, asked, await seesIdentity(context, open.reaches))
  if (closed !== undefined) throw new ApiFailure(403, closed)
  return ticketOf(context, path.id, papers, path.row_id)
}

async function shownPapers(
  context: ProductContext,
  { contract, reaches }: OpenContract,
  only?: number,
): Promise<KeptPaper[]> {
  const prepares = holdsOn(context, ['contract_edit'], reaches)
  const shown = sql<SqlBool>`made_papers.contract_id = ${contract.id}
    and (${prepares}::boolean or not made_papers.is_draft)`
  return keptPapers(context, shown, only)
}

/**
 * Why a file is not for the reader; undefined for one that is.
 * @param sees whether he may see by what its person is told apart
 */
function closedBy(
  context: ProductContext,
  open: OpenContract,
  { with_pay: withPay, with_identity: withIdentity }: KeptPaper,
  sees: boolean,
): string | undefined {
  if (withPay && !seesPrintedPay(context, open))
    return 'Bản này có mức lương nên chỉ người được xem lương mở được.'
  if (withIdentity && !sees)
    return 'Bản này có số định danh, địa chỉ nên chỉ người được xem thông tin nhạy cảm mở được.'
  return undefined
}
