import { type SqlBool, sql } from 'kysely'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { type KeptPaper, keptPapers, ticketOf, toldPaper } from '../../print/made/made-papers.ts'
import { openDecision, reachedDecisionIds } from './decision-rows.ts'

/** What was made of a decision, as far as the reader sees everybody in it. */
export const decisionPapers: Handler<'decisions.papers'> = async ({ path }, context) => {
  const papers = await shownPapers(context, path.id)
  return { papers: papers.map((paper) => toldPaper(paper, true)) }
}

/** A ticket for one of them. */
export const decisionPaperTicket: Handler<'decisions.paperTicket'> = async ({ path }, context) =>
  ticketOf(context, path.id, await shownPapers(context, path.id), path.row_id)

/**
 * Whose rights reach everybody in the decision sees all of them; else those of the issued one in which nobody stands whom the
 * reader does not see.
 * @throws ApiFailure 404
 */
async function shownPapers(context: ProductContext, id: number): Promise<KeptPaper[]> {
  const { people } = await openDecision(context, id)
  const papers = await keptPapers(context, sql<SqlBool>`made_papers.decision_id = ${id}`)
  if ((await reachedDecisionIds(context, [id])).has(id)) return papers
  const seen = new Set(people.map(({ employee_id }) => employee_id))
  return papers.filter(
    ({ is_draft: isDraft, employee_ids: about }) => !isDraft && about.every((employee) => seen.has(employee)),
  )
}
