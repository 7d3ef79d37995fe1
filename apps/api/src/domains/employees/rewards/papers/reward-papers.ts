import { type SqlBool, sql } from 'kysely'
import { defineOperations, type ProductContext } from '../../../../contract/handlers.ts'
import {
  type KeptPaper,
  keptPapers,
  peopleOfPapers,
  ticketOf,
  toldPaper,
} from '../../../../print/made/made-papers.ts'
import { todayOf } from '../../job/write-timelines.ts'
import { openRecord } from '../reward-rows.ts'
import { peopleOfCase } from './case-people.ts'
import { destroyFile, filesOfCase, fileTicket, restoreFile, seesEverybody, storeFile } from './case-files.ts'
import { missingPapers } from './missing-papers.ts'
import { printCase } from './print-case.ts'

export default defineOperations('rewardPapers', {
  'rewardPapers.list': async ({ path: { id } }, context) => {
    const { record } = await openRecord(context, id)
    const files = await filesOfCase(context, id)
    const missing = missingPapers(
      {
        state: record.state,
        hasMet: record.meeting_date !== null && record.meeting_date <= (await todayOf(context)),
        isPostponed: record.protection !== null,
        isSuspended: record.suspended_from !== null,
        isReduced: record.reduced_cleared_date !== null,
      },
      new Set(files.map(({ kind }) => kind)),
    )
    const papers = await papersOfCase(context, id)
    return {
      files: seesEverybody(record) ? files : [],
      missing,
      papers: papers.map((paper) => toldPaper(paper, true)),
    }
  },
  'rewardPapers.print': printCase,
  'rewardPapers.paperTicket': async ({ path: { id, row_id: rowId } }, context) => {
    await openRecord(context, id)
    const papers = await papersOfCase(context, id, rowId)
    return ticketOf(context, id, papers, rowId, 'rewardsDisciplines')
  },
  'rewardPapers.storeFile': storeFile,
  'rewardPapers.destroyFile': destroyFile,
  'rewardPapers.restoreFile': restoreFile,
  'rewardPapers.fileTicket': fileTicket,
})

/** What was printed of a record, as far as the reader sees everybody on it. */
async function papersOfCase(context: ProductContext, id: number, only?: number): Promise<KeptPaper[]> {
  const ofCase = sql<SqlBool>`made_papers.reward_discipline_id = ${id}`
  const seen = (await peopleOfCase(context, await peopleOfPapers(context, ofCase))).map((person) => person.id)
  return keptPapers(context, sql<SqlBool>`${ofCase} and made_papers.employee_ids <@ ${seen}::bigint[]`, only)
}
