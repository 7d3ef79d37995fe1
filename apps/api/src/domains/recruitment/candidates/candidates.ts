import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { exportHandler } from '../../../workbooks/export.ts'
import { holdLettersOfPool } from '../emails/hold-letters.ts'
import { lettersTo } from '../emails/letters-to.ts'
import { eraseRequestCount, positionCounts, statusCounts, suspectedCount } from './candidate-counts.ts'
import { exportCandidate, printCandidate } from './candidate-exports.ts'
import { destroyFile, fileTicket, storeCv, storePhoto } from './candidate-files.ts'
import { historyOf } from './candidate-history.ts'
import { type MoveBody, moveCandidate, type moves, stepBack } from './candidate-moves.ts'
import {
  type Candidate,
  candidateColumns,
  type CandidateRow,
  candidateSource,
  lockCandidate,
  openCandidate,
  rowColumns,
  showCandidate,
} from './candidate-rows.ts'
import { noteConsent } from './consents.ts'
import { removeCandidates, restoreCandidates } from './remove-candidates.ts'
import { similarCandidates, similarEmployees } from './twins.ts'
import { isListed, visibleCandidates } from './visible-candidates.ts'
import { changeCandidate, lockOpenCampaign, noteMove, writeNewCandidate } from './write-candidate.ts'

export default defineOperations('candidates', {
  'candidates.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<CandidateRow>(context, query, {
      source: candidateSource,
      visible: visibleCandidates,
      columns: rowColumns,
      where: [
        isListed,
        ...(query.recruitment_id === undefined
          ? []
          : [sql<boolean>`candidates.recruitment_id = ${query.recruitment_id}`]),
      ],
    })
    return { candidates: rows, meta }
  },

  'candidates.show': ({ path }, context) => showCandidate(context, path.id),

  'candidates.store': async ({ body: { reason, archived_until: until, ...body } }, context) => {
    const { id, applicantId } = await writeNewCandidate(context, body, {
      recruitmentId: null,
      state: 'archived',
      reason,
      // Set for good below, when the consent says how long.
      archivedUntil: until ?? '9999-12-31',
    })
    const end = await noteConsent(context, {
      applicantId,
      purpose: 'reserve',
      way: body.consent_way,
      until: until ?? null,
    })
    await sql`update candidates set archived_until = ${end}
      where ${context.inThisCompany('candidates')} and id = ${id}`.execute(context.db)
    return showCandidate(context, id)
  },

  'candidates.update': async ({ path, body }, context) => {
    await changeCandidate(context, path.id, body)
    return showCandidate(context, path.id)
  },

  'candidates.destroy': ({ path }, context) => removeCandidates(context, [path.id]),
  'candidates.destroyBulk': ({ body }, context) => removeCandidates(context, body.ids),
  'candidates.restore': ({ body }, context) => restoreCandidates(context, body.ids),

  'candidates.contacted': ({ path, body }, context) => moved(context, path.id, 'contacted', body),
  'candidates.confirmed': ({ path, body }, context) => moved(context, path.id, 'confirmed', body),
  'candidates.accepted': ({ path, body }, context) => moved(context, path.id, 'accepted', body),
  'candidates.workRefuse': ({ path, body }, context) => moved(context, path.id, 'work_refused', body),
  'candidates.archived': ({ path, body }, context) => moved(context, path.id, 'archived', body),
  'candidates.fail': ({ path, body }, context) => moved(context, path.id, 'failed', body),
  'candidates.back': async ({ path, body }, context) => {
    await stepBack(context, path.id, body)
    return showCandidate(context, path.id)
  },

  'candidates.assignRecruitment': async ({ path, body }, context) => {
    // Whoever may not see the candidate hears nothing of the campaign either.
    await openCandidate(context, path.id)
    await lockOpenCampaign(context, body.recruitment_id)
    const { applicant_id: applicantId } = await lockCandidate(context, path.id)
    const { rows: there } = await sql`
      select id from candidates where ${context.inThisCompany('candidates')} and removed_at is null
        and recruitment_id = ${body.recruitment_id} and applicant_id = ${applicantId}`.execute(context.db)
    if (there.length > 0) throw new ApiFailure(409, 'Ứng viên đã có trong đợt tuyển dụng này.')
    const { rows } = await sql<{ id: number }>`
      insert into candidates (company_id, applicant_id, recruitment_id, source, created_by)
      values (${context.companyId}, ${applicantId}, ${body.recruitment_id}, 'pool', ${context.session.userId})
      returning id`.execute(context.db)
    const id = Number(rows[0]?.id)
    await noteMove(context, { id, from: null, to: 'new' })
    context.audit({ recordId: id, changedFields: ['recruitment_id'] })
    return showCandidate(context, id)
  },

  'candidates.hold': ({ path, body }, context) => holdOrRelease(context, path.id, body.reason, body.version),
  'candidates.release': ({ path, body }, context) => holdOrRelease(context, path.id, null, body.version),

  'candidates.storeConsent': async ({ path, body }, context) => {
    const { applicant_id: applicantId } = await lockCandidate(context, path.id, body.version)
    const before = await showCandidate(context, path.id)
    await noteConsent(context, { applicantId, purpose: 'reserve', way: body.way, until: body.until ?? null })
    return toldConsents(context, path.id, before)
  },
  'candidates.withdrawConsent': async ({ path, body }, context) => {
    const { applicant_id: applicantId } = await lockCandidate(context, path.id, body.version)
    const before = await showCandidate(context, path.id)
    await sql`update applicant_consents set withdrawn_at = now() where ${context.inThisCompany('applicant_consents')}
      and applicant_id = ${applicantId} and purpose = 'reserve' and withdrawn_at is null`.execute(context.db)
    await holdLettersOfPool(context, applicantId)
    return toldConsents(context, path.id, before)
  },

  'candidates.history': async ({ path }, context) => {
    await openCandidate(context, path.id)
    return historyOf(context, path.id)
  },
  'candidates.emails': async ({ path }, context) => {
    await openCandidate(context, path.id)
    return { emails: await lettersTo(context, path.id) }
  },
  'candidates.similar': async ({ body }, context) => ({
    candidates: await similarCandidates(context, body),
    employees: await similarEmployees(context, body),
  }),
  'candidates.positions': async (_, context) => ({ positions: await positionCounts(context) }),
  'candidates.statuses': async ({ query }, context) => ({
    statuses: await statusCounts(context, query?.recruitment_id),
    suspected_total: await suspectedCount(context, query?.recruitment_id),
    erase_requests_total: await eraseRequestCount(context, query?.recruitment_id),
  }),

  'candidates.export': exportHandler('candidates', {
    areStrangers: true,
    source: candidateSource,
    visible: visibleCandidates,
    columns: (_, fields) => candidateColumns(fields),
    where: async () => [isListed],
  }),
  'candidates.exports': exportCandidate,
  'candidates.exportsPdf': printCandidate,
  'candidates.storeCv': storeCv,
  'candidates.storePhoto': storePhoto,
  'candidates.destroyFile': destroyFile,
  'candidates.fileTicket': fileTicket,
})

/** Tells the trail what somebody agreed to, or agrees to no more. */
async function toldConsents(
  context: ProductContext,
  id: number,
  { candidate: { consents: before } }: { candidate: Candidate },
): Promise<{ candidate: Candidate }> {
  const shown = await showCandidate(context, id)
  const values = { before: { consents: before }, after: { consents: shown.candidate.consents } }
  context.audit({ recordId: id, changedFields: ['consents'], values })
  return shown
}

async function moved(
  context: ProductContext,
  id: number,
  to: keyof typeof moves,
  body: MoveBody,
): Promise<{ candidate: Candidate }> {
  await moveCandidate(context, id, to, body)
  return showCandidate(context, id)
}

async function holdOrRelease(
  context: ProductContext,
  id: number,
  reason: string | null,
  version: number | undefined,
): Promise<{ candidate: Candidate }> {
  await lockCandidate(context, id, version)
  const { candidate } = await showCandidate(context, id)
  await sql`update candidates set hold_reason = ${reason}, held_by = ${reason === null ? null : context.session.userId}
    where ${context.inThisCompany('candidates')} and id = ${id}`.execute(context.db)
  context.audit({
    recordId: id,
    ...savedChanges({ hold_reason: candidate.hold_reason }, { hold_reason: reason }),
  })
  return showCandidate(context, id)
}
