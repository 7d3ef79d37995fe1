import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { FileAnswer } from '../../contract/file-answer.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { attached, openFile } from '../../files/records.ts'

/**
 * The logo of the company behind a campaign, for whoever reads its page.
 * @throws ApiFailure 404 where the campaign takes no applications now, where there is no logo, and while it is looked at
 */
export async function campaignLogo(context: LinkContext): Promise<FileAnswer> {
  const { db, inThisCompany, recordId, companyId, files } = context
  const { rows } = await sql<{ state: string }>`
    select campaign_state(status, is_paused, deadline) as state from recruitments
    where ${inThisCompany('recruitments')} and id = ${recordId}`.execute(db)
  if (rows[0]?.state !== 'open') throw notFound()
  const place = { ownerKind: 'company', ownerId: companyId, purpose: 'company_logo' } as const
  const [logo] = await attached(context, place)
  if (logo === undefined || logo.scan_state === 'pending') throw notFound()
  // Which name HR has given its file is nobody's business outside.
  return openFile(files, companyId, { ...logo, name: `bieu-trung.${logo.media_type.replace('image/', '')}` })
}
