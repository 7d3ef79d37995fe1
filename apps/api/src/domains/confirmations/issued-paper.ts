import { createHash, randomBytes } from 'node:crypto'
import type { Input } from '@nhansu/sdk/contract'
import { type FieldErrors, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { todayOf } from '../employees/public.ts'
import type { KeptPaper, OpenConfirmation, WholeConfirmation } from './confirmation-rows.ts'
import { idNumberFor } from './id-number.ts'
import { paperFacts } from './paper-facts.ts'
import { chosenSigner } from './paper-signer.ts'

/** Enough that nobody finds the words behind a hash by trying. */
const saltBytes = 16

/** A paper as it is issued. */
export interface IssuedPaper {
  number: string
  issuedOn: string
  paper: KeptPaper
  /** SHA-256 in hexadecimal digits. */
  hash: string
}

/**
 * Makes the paper of a request: the facts of the file of today with its signer, under the next number of the company's series.
 * @throws ApiFailure 400 for a day until which the paper cannot hold, a signer who is missing or unknown, and a number of an
 *   identity card that the file lacks; 403 for one that is not for who issues it; 409 where the file does not bear the paper,
 *   the signer may not sign it, or no number is left
 */
export async function issuedPaper(
  context: ProductContext,
  open: OpenConfirmation,
  { valid_until: validUntil, signer_id, with_id_number }: Input<'confirmationRequests.issue'>['body'],
): Promise<IssuedPaper> {
  const { request } = open
  const issuedOn = await todayOf(context)
  refuseWrongEnd(request, validUntil, issuedOn)
  const idNumber = with_id_number === true ? await idNumberFor(context, open) : undefined
  const words = await paperFacts(context, request, { today: issuedOn, validUntil, idNumber })
  const signer = await chosenSigner(context, request, signer_id, issuedOn)
  const paper: KeptPaper = {
    ...words,
    ...(signer !== undefined && { signer }),
    ...(idNumber !== undefined && { names_id_number: true }),
    salt: randomBytes(saltBytes).toString('hex'),
  }
  const number = await drawNumber(context, 'confirmation', {
    on: issuedOn,
    record: { kind: 'confirmation_requests', id: request.id },
    userId: context.session.userId,
  })
  return { number, issuedOn, paper, hash: paperHash({ number, issuedOn, paper }) }
}

/**
 * The hash of what a paper says, over its number, its day, its title, its lines in their order, its salt and, where one is
 * named, its signer: papers of before had none, and theirs stay as they were printed.
 */
export function paperHash({ number, issuedOn, paper }: Omit<IssuedPaper, 'hash'>): string {
  const { title, subject = null, lines, salt, signer } = paper
  const said = [number, issuedOn, title, subject, lines, salt]
  const signed = signer === undefined ? said : [...said, signer.name, signer.title, signer.authority_no]
  return createHash('sha256').update(JSON.stringify(signed)).digest('hex')
}

function refuseWrongEnd({ kind }: WholeConfirmation, validUntil: string | undefined, today: string): void {
  if (validUntil === undefined) return
  const errors: FieldErrors = {}
  if (kind !== 'introduction') errors['valid_until'] = ['Chỉ giấy giới thiệu có thời hạn.']
  else if (validUntil < today) errors['valid_until'] = ['Ngày hết giá trị không được trước hôm nay.']
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
