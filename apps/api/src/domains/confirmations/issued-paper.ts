import { createHash, randomBytes } from 'node:crypto'
import { type FieldErrors, invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { drawNumber } from '../../numbers/draw-number.ts'
import { todayOf } from '../employees/public.ts'
import type { KeptPaper, WholeConfirmation } from './confirmation-rows.ts'
import { paperFacts } from './paper-facts.ts'

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
 * Makes the paper of a request: the facts of the file of today under the next number of the company's series.
 * @throws ApiFailure 400 for a day until which the paper cannot hold; 409 where the file does not bear it or no number is left
 */
export async function issuedPaper(
  context: ProductContext,
  request: WholeConfirmation,
  validUntil: string | undefined,
): Promise<IssuedPaper> {
  const issuedOn = await todayOf(context)
  refuseWrongEnd(request, validUntil, issuedOn)
  const words = await paperFacts(context, request, { today: issuedOn, validUntil })
  const paper = { ...words, salt: randomBytes(saltBytes).toString('hex') }
  const number = await drawNumber(context, 'confirmation', {
    on: issuedOn,
    record: { kind: 'confirmation_requests', id: request.id },
    userId: context.session.userId,
  })
  return { number, issuedOn, paper, hash: paperHash({ number, issuedOn, paper }) }
}

/** The hash of what a paper says, over its number, its day, its title, its lines in their order and its salt. */
export function paperHash({ number, issuedOn, paper }: Omit<IssuedPaper, 'hash'>): string {
  const said = JSON.stringify([number, issuedOn, paper.title, paper.subject ?? null, paper.lines, paper.salt])
  return createHash('sha256').update(said).digest('hex')
}

function refuseWrongEnd({ kind }: WholeConfirmation, validUntil: string | undefined, today: string): void {
  if (validUntil === undefined) return
  const errors: FieldErrors = {}
  if (kind !== 'introduction') errors['valid_until'] = ['Chỉ giấy giới thiệu có thời hạn.']
  else if (validUntil < today) errors['valid_until'] = ['Ngày hết giá trị không được trước hôm nay.']
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
