import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { isFilled } from './applications.ts'
import { emailCode, isSame } from './form-token.ts'
import { ownApplication, ownRow } from './own-application.ts'

/**
 * Keeps that somebody reads what is sent to the address of his application; saying it twice is once.
 * @throws ApiFailure 409 for the code of another address, and where there is none
 */
export async function confirmEmail(
  { body }: Input<'externals.confirmEmail'>,
  context: LinkContext,
): Promise<Data<'externals.confirmEmail'>> {
  const { id, content, email_confirmed: isConfirmed } = await ownRow(context, true)
  const { db, inThisCompany } = context
  const { rows } = await sql<{ nonce: Buffer }>`
    select token_nonce as nonce from applications where ${inThisCompany('applications')} and id = ${id}`.execute(
    db,
  )
  const [token] = rows
  const isOwn =
    token !== undefined &&
    isFilled(content.email) &&
    isSame(body.code, await emailCode(context, token, content.email))
  if (!isOwn)
    throw new ApiFailure(409, 'Thư này được gửi tới một email khác với email đang ghi trong hồ sơ của bạn.')
  await sql`update applications set email_confirmed_at = now()
    where ${inThisCompany('applications')} and id = ${id} and email_confirmed_at is null`.execute(db)
  const values = { before: { email_confirmed: isConfirmed }, after: { email_confirmed: true } }
  context.audit({ recordId: id, changedFields: ['email_confirmed_at'], values })
  return { application: await ownApplication(context) }
}
