import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import { exportHandler } from '../../workbooks/export.ts'
import { offeredSigners } from '../documents/public.ts'
import { correctDecision } from './correct-decision.ts'
import {
  decisionFileTicket,
  destroyDecisionFile,
  filesOfDraft,
  restoreDecisionFile,
  storeDecisionFile,
} from './decision-files.ts'
import { decisionPaperArchive, decisionPapers, decisionPaperTicket } from './decision-made-papers.ts'
import { decisionPaper } from './decision-paper.ts'
import {
  anyScope,
  decisionColumns,
  type DecisionRow,
  decisionSource,
  listedDecisions,
  openDecision,
} from './decision-rows.ts'
import { storeDecision, updateDecision } from './draft-decision.ts'
import { cancelDecision, revokeDecision } from './end-decision.ts'
import { issueDecision, previewDecision } from './issue-decision.ts'
import { issueBulk } from './bulk-issue/issue-bulk.ts'
import { decisionImports } from './past/import-decisions.ts'
import { printPeople } from './print-people.ts'
import { removeDrafts, restoreDrafts } from './remove-decisions.ts'
import { unitsOfDecision } from './unit-counts.ts'

export default defineOperations('decisions', {
  'decisions.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<DecisionRow>(context, query, {
      source: decisionSource,
      visible: anyScope,
      columns: decisionColumns(context),
      where: listedDecisions(context),
    })
    return { decisions: rows, meta }
  },
  'decisions.show': async ({ path: { id } }, context) => {
    const decision = await openDecision(context, id)
    return {
      decision,
      units: await unitsOfDecision(context, id),
      // Those of an issued one are its document's.
      files: decision.state === 'draft' ? await filesOfDraft(context, id) : [],
    }
  },
  'decisions.store': storeDecision,
  'decisions.update': updateDecision,
  'decisions.destroy': ({ path }, context) => removeDrafts(context, [path.id]),
  'decisions.destroyBulk': ({ body }, context) => removeDrafts(context, body.ids),
  'decisions.restore': ({ body }, context) => restoreDrafts(context, body.ids),
  'decisions.export': exportHandler('decisions', {
    source: decisionSource,
    visible: anyScope,
    columns: (context, fields) => decisionColumns(context, fields),
    people: { table: 'decision_people', record: 'decision_id', employee: 'employee_id' },
    where: async (context) => listedDecisions(context),
  }),
  ...decisionImports,
  'decisions.preview': previewDecision,
  'decisions.signers': async ({ body: { decision_types, sign_date: on } }, context) => {
    const papers = decision_types.map((decisionType) => ({ kind: 'decision' as const, decisionType, on }))
    const { signers } = await offeredSigners(context, papers)
    return { signers }
  },
  'decisions.issue': issueDecision,
  'decisions.issueBulk': issueBulk,
  'decisions.cancel': cancelDecision,
  'decisions.revoke': revokeDecision,
  'decisions.correct': correctDecision,
  'decisions.storeFile': storeDecisionFile,
  'decisions.destroyFile': destroyDecisionFile,
  'decisions.restoreFile': restoreDecisionFile,
  'decisions.fileTicket': decisionFileTicket,
  'decisions.paper': decisionPaper,
  'decisions.printPeople': printPeople,
  'decisions.papers': decisionPapers,
  'decisions.paperArchive': decisionPaperArchive,
  'decisions.paperTicket': decisionPaperTicket,
})
