import { ApiFailure, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { judgedSigners, type PaperToSign, signerOf } from '../documents/public.ts'
import type { PaperSigner, WholeConfirmation } from './confirmation-rows.ts'

const ownPaper = 'Không ai ký giấy xác nhận của chính mình.'
const toSign = (on: string): PaperToSign => ({ kind: 'confirmation', on })

/** Everybody in the list of signers, those before who may sign this paper; of the others why not. Nobody signs what confirms himself. */
export async function signersOf(
  context: ProductContext,
  { employee_id: whose }: WholeConfirmation,
  on: string,
) {
  const judged = await judgedSigners(context, [toSign(on)])
  const signers = judged.map(({ employee_id, refusals: [refusal], ...signer }) => ({
    ...signer,
    refusal: employee_id === whose ? ownPaper : (refusal ?? null),
  }))
  return {
    signers: signers.toSorted((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null)),
    signer_required: signers.some(({ refusal }) => refusal === null),
  }
}

/**
 * Who signs a paper. Where somebody of the list may sign it on that day one of them is chosen; a company that keeps no list
 * leaves the name open.
 * @throws ApiFailure 400 where none is chosen, or one who is not there; 409 that says why he may not sign
 */
export async function chosenSigner(
  context: ProductContext,
  request: WholeConfirmation,
  id: number | undefined,
  on: string,
): Promise<PaperSigner | undefined> {
  if (id === undefined) {
    const { signer_required: isRequired } = await signersOf(context, request, on)
    if (isRequired)
      throw invalidInput({ signer_id: ['Vui lòng chọn người ký trong danh sách người được ký.'] })
    return undefined
  }
  const signer = await signerOf(context, id, toSign(on)).catch((error: unknown) => {
    const isUnknown = error instanceof ApiFailure && error.status === 404
    throw isUnknown ? invalidInput({ signer_id: ['Người ký không tồn tại.'] }) : error
  })
  if (signer.employee_id === request.employee_id) throw new ApiFailure(409, ownPaper)
  const { full_name: name, printed_title: title, authority_no } = signer
  return { name, title, authority_no }
}
