import { type Expression, type SqlBool, sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { archiveOfPapers } from '../../print/made/archive-of-papers.ts'
import {
  type KeptPaper,
  keptPapers,
  peopleOfPapers,
  ticketOf,
  toldOfEach,
  toldPaper,
} from '../../print/made/made-papers.ts'
import { openDecision, reachedDecisionIds, reachedEmployees } from './decision-rows.ts'

/** What was made of a decision, as far as the reader sees everybody in it. */
export const decisionPapers: Handler<'decisions.papers'> = async ({ path }, context) => {
  const papers = await shownPapers(context, path.id)
  return { papers: papers.map((paper) => toldPaper(paper, true)) }
}

/** A ticket for one of them. */
export const decisionPaperTicket: Handler<'decisions.paperTicket'> = async ({ path }, context) =>
  ticketOf(context, path.id, await shownPapers(context, path.id, [path.row_id]), path.row_id)

/** Several of them as one archive, each by the rights that its own ticket asks for. */
export const decisionPaperArchive: Handler<'decisions.paperArchive'> = async (
  { path: { id }, body: { paper_ids: ids } },
  context,
) => {
  const papers = await shownPapers(context, id, ids)
  if (papers.length !== ids.length) throw notFound()
  const taken = papers.map(({ file_id, employee_ids, with_pay }) => ({
    file_id,
    employee_ids,
    isClosed: with_pay,
  }))
  return archiveOfPapers(context, taken, { of: 'Quyết định', recordId: id })
}

/**
 * Those files in which nobody stands whom the reader's rights of today do not reach, and of whom he may see the pay where pay
 * stands in it; whom the draft was about may have left it since. Himself he sees once it is issued. What was made of the draft
 * is for whose rights reach everybody in the decision.
 * @throws ApiFailure 404
 */
async function shownPapers(
  context: ProductContext,
  id: number,
  only?: readonly number[],
): Promise<KeptPaper[]> {
  await openDecision(context, id)
  const ofDecision = sql<SqlBool>`made_papers.decision_id = ${id}`
  // Printed for each of its people, it has more files of others than are told of.
  const mayOpen = await openToReader(context, id, await peopleOfPapers(context, ofDecision))
  return keptPapers(context, sql<SqlBool>`${ofDecision} and ${mayOpen}`, only, toldOfEach)
}

/** A condition on `made_papers` of a decision. */
async function openToReader(
  context: ProductContext,
  decisionId: number,
  about: readonly number[],
): Promise<Expression<SqlBool>> {
  const reachesAll = (await reachedDecisionIds(context, [decisionId])).has(decisionId)
  const { reached, paid } = await reachedEmployees(context, decisionId, about)
  const { employeeId } = context.session
  const himself = employeeId === null ? [] : [employeeId]
  const paidOf = [...reached].filter((employee) => paid.has(employee))
  const everybodyIn = (others: readonly number[]) => sql`made_papers.employee_ids <@ ${[...others]}::bigint[]`
  const within = (more: readonly number[]) => sql`(${everybodyIn([...reached, ...more])}
    and (not made_papers.with_pay or ${everybodyIn([...paidOf, ...more])}))`
  return sql<SqlBool>`case when made_papers.is_draft then ${reachesAll}::boolean and ${within([])} else ${within(himself)} end`
}
