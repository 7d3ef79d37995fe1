import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { stayInPool } from '../recruitment/public.ts'
import { ownApplication, ownRow } from './own-application.ts'

/**
 * Stays longer in the pool by one's own word, or is kept there after taking one's application back: HR finds the new consent and the new day in the candidate's file.
 * @throws ApiFailure 409 where one is not there any more, or the text has been replaced since it was read
 */
export async function stay(
  { body: { number } }: Input<'externals.stay'>,
  context: LinkContext,
): Promise<Data<'externals.stay'>> {
  const { id, candidate_id: candidateId } = await ownRow(context, true)
  if (candidateId === null) throw new ApiFailure(409, 'Hồ sơ này không nằm trong nguồn dự trữ.')
  const until = await stayInPool(context, candidateId, number)
  await sql`insert into application_consents as kept (company_id, application_id, purpose, text_version, until)
    values (${context.companyId}, ${id}, 'reserve', ${number}, ${until})
    on conflict (company_id, application_id, purpose, text_version)
      do update set given_at = now(), until = excluded.until, withdrawn_at = null`.execute(context.db)
  context.audit({ recordId: id, changedFields: ['consents.reserve', 'archived_until'] })
  return { application: await ownApplication(context) }
}
