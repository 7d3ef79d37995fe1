import { notFound } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { offerPaper } from '../recruitment/public.ts'
import { ownRow } from './own-application.ts'
import { countPaper, paperInTurn } from './paper-turns.ts'

/**
 * One's own offer of work as a paper.
 * @throws ApiFailure 404 where there is no offer that was told, 429 where it is asked for too often, 503 at once where too many wait for theirs
 */
export async function ownOfferPaper(context: LinkContext): Promise<FileAnswer> {
  const { candidate_id: candidateId, withdrawn_at: withdrawnAt, content, reference } = await ownRow(context)
  const addressee = { full_name: content.full_name, reference }
  const paper =
    candidateId === null || withdrawnAt !== null
      ? undefined
      : await offerPaper(context, candidateId, addressee)
  if (paper === undefined) throw notFound()
  countPaper(`${context.companyId} ${context.recordId}`)
  return new FileAnswer({
    name: 'Thư mời nhận việc.pdf',
    mediaType: 'application/pdf',
    content: paperInTurn((tell) => renderPaper(paper, tell)),
  })
}
