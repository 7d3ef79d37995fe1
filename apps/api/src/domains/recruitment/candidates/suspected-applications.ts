import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'
import { suspectedDays } from './erase-applications.ts'
import { type GivenConsent, takeIn } from './own-way.ts'

type Suspected = Schemas['SuspectedApplication']

const most = 200

/** Nobody has looked at it, and it is neither taken back nor erased. */
export const isKeptApart = sql<SqlBool>`application.candidate_id is null and cardinality(application.suspected_for) > 0
  and application.released_at is null and application.erased_at is null and application.withdrawn_at is null`

/** Nghi là thư rác: what the portal took and did not hand on. */
export default defineOperations('suspectedApplications', {
  'suspectedApplications.ofCampaign': async ({ path }, context) => {
    await visibleCampaign(context, path.id)
    const { db, inThisCompany } = context
    const { rows } = await sql<Suspected & { total: number }>`
      select application.id, application.reference, application.content ->> 'full_name' as full_name,
        application.content ->> 'phone' as phone, application.sent_at, application.suspected_for as reasons,
        (select count(*)::integer from application_files came
          where ${inThisCompany('came')} and came.application_id = application.id) as files,
        ((application.sent_at at time zone 'Asia/Ho_Chi_Minh')::date + ${suspectedDays}::integer)::text as forgotten_on,
        count(*) over ()::integer as total
      from applications application
      where ${inThisCompany('application')} and application.recruitment_id = ${path.id} and ${isKeptApart}
      order by application.sent_at desc, application.id desc limit ${most}`.execute(db)
    return {
      applications: rows.map(({ total: _total, ...application }) => application),
      applications_total: rows[0]?.total ?? 0,
    }
  },

  'suspectedApplications.release': async ({ path, body: { ids } }, context) => {
    await visibleCampaign(context, path.id)
    const { db, inThisCompany } = context
    const { rows } = await sql<{ id: number; content: Schemas['ApplicationContent'] }>`
      select application.id, application.content from applications application
      where ${inThisCompany('application')} and application.recruitment_id = ${path.id} and ${isKeptApart}
        and application.id = any(${ids}::bigint[]) order by application.id for update`.execute(db)
    if (rows.length !== ids.length) throw notFound()
    for (const { id, content } of rows) {
      const candidateId = await takeIn(context, path.id, content, await consentsOf(context, id))
      await handOver(context, id, candidateId)
      context.audit({ recordId: id, changedFields: ['released_at'] })
    }
    return { ids: [...ids] }
  },
})

/** What the applicant agreed to and has not taken back since. */
async function consentsOf({ db, inThisCompany }: ProductContext, id: number): Promise<GivenConsent[]> {
  const { rows } = await sql<GivenConsent>`
    select given.purpose, given.text_version, given.until::text as until from application_consents given
    where ${inThisCompany('given')} and given.application_id = ${id} and given.withdrawn_at is null
    order by given.purpose`.execute(db)
  return rows
}

/** The application and its files belong to the candidate from now on. */
async function handOver(
  { db, inThisCompany, session }: ProductContext,
  id: number,
  candidateId: number,
): Promise<void> {
  await sql`update files set owner_kind = 'candidate', owner_id = ${candidateId}
    where ${inThisCompany('files')} and owner_kind = 'application' and owner_id = ${id} and removed_at is null`.execute(
    db,
  )
  await sql`update applications set candidate_id = ${candidateId}, released_by = ${session.userId}, released_at = now()
    where ${inThisCompany('applications')} and id = ${id}`.execute(db)
}
