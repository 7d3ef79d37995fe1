import type { Data } from '@nhansu/sdk/contract'
import { mostPapers } from '@nhansu/sdk/domains/portal-pages'
import { sql } from 'kysely'
import { ApiFailure } from '../../contract/failure.ts'
import type { LinkContext, Received } from '../../contract/handlers.ts'
import { keepFile } from '../../files/records.ts'
import { ownApplication, ownRow } from './own-application.ts'
import { checkSpace } from './uploads.ts'

/**
 * Adds a paper to one's own application, whoever has begun to read it; HR finds it in the candidate's file.
 * @throws ApiFailure 409 once it has come to an end, 400 for more papers than it may have or when the space is used up
 */
export async function addPaper(
  { body }: Received<'externals.addPaper'>,
  context: LinkContext,
): Promise<Data<'externals.addPaper'>> {
  const row = await ownRow(context, true)
  const { may_add_papers: mayAdd, files, offer } = await ownApplication(context)
  if (!mayAdd) throw new ApiFailure(409, 'Hồ sơ này đã kết thúc nên không bổ sung giấy tờ được nữa.')
  const most = mostPapers(offer)
  if (files.filter(({ kind }) => kind === 'paper').length >= most)
    throw new ApiFailure(400, `Mỗi hồ sơ bổ sung nhiều nhất ${most} giấy tờ. Xin gọi cho công ty.`)
  const isTaken = row.candidate_id !== null
  const place = {
    ownerKind: isTaken ? 'candidate' : 'application',
    ownerId: row.candidate_id ?? row.id,
    purpose: 'application_file',
  } as const
  const by = { uploadedBy: null, check: () => checkSpace(context) }
  const { id } = await keepFile(context, place, body.paper, by)
  await sql`insert into application_files (company_id, application_id, file_id, kind)
    values (${context.companyId}, ${row.id}, ${id}, 'paper')`.execute(context.db)
  context.audit({ recordId: row.id, changedFields: ['paper'] })
  return { application: await ownApplication(context) }
}
