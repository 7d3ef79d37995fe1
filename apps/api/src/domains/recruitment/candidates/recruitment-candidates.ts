import { type SqlBool, sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'
import { moveCandidate } from './candidate-moves.ts'
import {
  type CandidateRow,
  candidateSource,
  lockCandidate,
  rowColumns,
  showCandidate,
} from './candidate-rows.ts'
import { importTemplate } from '../../../workbooks/import/template.ts'
import { noteConsent } from './consents.ts'
import { importCandidates } from './import-candidates.ts'
import { undoImport } from './undo-import.ts'
import { candidateImportFields } from './import-fields.ts'
import { isListed, visibleCandidates } from './visible-candidates.ts'
import { lockOpenCampaign, writeNewCandidate } from './write-candidate.ts'

export default defineOperations('recruitmentCandidates', {
  'recruitmentCandidates.list': async ({ path, query = {} }, context) => {
    await visibleCampaign(context, path.id)
    const { rows, meta } = await list<CandidateRow>(context, query, {
      source: candidateSource,
      visible: visibleCandidates,
      columns: rowColumns,
      where: [isListed, sql<SqlBool>`candidates.recruitment_id = ${path.id}`],
    })
    return { candidates: rows, meta }
  },

  'recruitmentCandidates.store': async ({ path, body: { consent_reserve: reserve, ...body } }, context) => {
    await lockOpenCampaign(context, path.id)
    const { id, applicantId } = await writeNewCandidate(context, body, {
      recruitmentId: path.id,
      state: 'new',
    })
    await noteConsent(context, { applicantId, purpose: 'processing', way: body.consent_way })
    if (reserve === true)
      await noteConsent(context, { applicantId, purpose: 'reserve', way: body.consent_way })
    return showCandidate(context, id)
  },

  'recruitmentCandidates.import': ({ path, query, body }, context) =>
    importCandidates(context, path.id, body.file, query?.dry_run ?? false),

  'recruitmentCandidates.undoImport': ({ path, body }, context) => undoImport(context, path.id, body.run_id),

  'recruitmentCandidates.importTemplate': async ({ path }, context) => {
    await visibleCampaign(context, path.id)
    return importTemplate(candidateImportFields())
  },

  'recruitmentCandidates.markAsSeen': async ({ path }, context) => {
    const candidate = await lockCandidate(context, path.candidateId)
    if (candidate.recruitment_id !== path.id) throw notFound()
    if (candidate.state === 'new') await moveCandidate(context, path.candidateId, 'seen', {})
    return showCandidate(context, path.candidateId)
  },
})
