import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'
import { portalKey } from '../../portal/portal-key.ts'

/** Seconds for which a form may be filled in. */
const lifetime = 24 * 3600
/** Faster than this nobody fills a form in. */
const shortest = 3

/** A form token that was found to be ours. */
export interface FormToken {
  nonce: Buffer
  /** Whether it came back sooner than a person can type. */
  isHasty: boolean
}

/** A token for one form of one campaign. */
export async function newFormToken(context: CompanyTransaction, campaign: string): Promise<string> {
  return signedFormToken(await portalKey(context), campaign, nowInSeconds())
}

/**
 * A random number, the time, and the signature over both and the campaign.
 * @param issued seconds since 1970
 */
export function signedFormToken(key: Buffer, campaign: string, issued: number): string {
  const signed = `${randomBytes(16).toString('base64url')}.${issued}`
  return `${signed}.${signatureOf(key, campaign, signed)}`
}

/**
 * Reads a token that came with a form.
 * @throws ApiFailure 409 for one that is not of this campaign, or too old: the form is opened anew and what was typed stays
 */
export async function readFormToken(
  context: CompanyTransaction,
  campaign: string,
  token: string,
): Promise<FormToken> {
  const [nonce = '', issued = '', signature = ''] = token.split('.')
  const expected = signatureOf(await portalKey(context), campaign, `${nonce}.${issued}`)
  const age = nowInSeconds() - Number(issued)
  if (!isSame(signature, expected) || !(age >= 0 && age <= lifetime)) {
    throw new ApiFailure(
      409,
      'Biểu mẫu đã quá 24 giờ hoặc không còn đúng. Hãy mở lại biểu mẫu rồi gửi lần nữa.',
    )
  }
  return { nonce: Buffer.from(nonce, 'base64url'), isHasty: age < shortest }
}

/** The secret of the application that a token was used for: the same form that is sent again is answered alike. */
export async function secretOf(
  context: CompanyTransaction,
  { nonce }: Pick<FormToken, 'nonce'>,
): Promise<string> {
  return createHmac('sha256', await portalKey(context))
    .update('secret')
    .update(nonce)
    .digest('base64url')
}

/** What the mailbox of an application is told, and nobody else: whoever says it again reads what is sent there. */
export async function emailCode(
  context: CompanyTransaction,
  { nonce }: Pick<FormToken, 'nonce'>,
  email: string,
): Promise<string> {
  return createHmac('sha256', await portalKey(context))
    .update('email')
    .update(nonce)
    .update(email.trim().toLowerCase())
    .digest('base64url')
    .slice(0, 22)
}

/** What a form said, as a hash: the same token with another form is another matter. */
export function bodyHash(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest()
}

function signatureOf(key: Buffer, campaign: string, signed: string): string {
  return createHmac('sha256', key).update(`form:${campaign}:${signed}`).digest('base64url')
}

/** Whether both are alike, in the same time whatever they are. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)
