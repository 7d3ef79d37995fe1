import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { cardsAreOpen, type RoundReader, roundFor } from './round-reader.ts'

export type Result = Schemas['RecruitmentResult']
export type Sheet = Schemas['RecruitmentResultSheet']

/** What the wire tells of a round. */
export function shownRound(round: RoundReader): Schemas['RecruitmentResultRound'] {
  const { id, recruitment_id, recruitment_name, name, kind, state, max_score, pass_score, weight } = round
  return { id, recruitment_id, recruitment_name, name, kind, state, max_score, pass_score, weight }
}

/** Candidates whose cards can be written and are waited for. */
export const takesPart = sql<SqlBool>`candidates.state in ('seen', 'contacted', 'confirmed', 'accepted')`

/** Candidates whom somebody may judge: those who take part, and to who has the right also those who came to an end. */
export function judgedCandidates(round: RoundReader) {
  return round.reads ? sql<SqlBool>`candidates.state not in ('withdrawn', 'archived')` : takesPart
}

/** The reader's own card for a candidate; where HR enters the one score of a round, that one. */
export async function ownResult(
  context: ProductContext,
  round: RoundReader,
  candidateId: number,
): Promise<Result | null> {
  const whose = round.judges
    ? sql`card.employee_id = ${context.session.employeeId}`
    : sql`card.employee_id is null`
  const [own] = await readResults(
    context,
    sql`card.round_id = ${round.id}
    and card.candidate_id = ${candidateId} and ${whose}`,
  )
  return own ?? null
}

/**
 * A card as far as the reader may know of it, with its round.
 * @throws ApiFailure 404 for one that is not there, and for another's before it may be seen: nothing tells the two apart
 */
export async function openResult(
  context: ProductContext,
  id: number,
): Promise<{ result: Result; round: RoundReader }> {
  const [result] = await readResults(context, sql`card.id = ${id}`)
  if (result === undefined) throw notFound()
  const round = await roundFor(context, result.round_id)
  const isOurs = result.is_mine || (result.employee_id === null && round.reads && round.sees_kind)
  // Who has given up his seat is no secret to those who do not judge.
  if (isOurs || (result.state === 'recused' && !round.is_bound)) return { result, round }
  const { rows } = await sql<{ is_open: boolean }>`
    select ${cardsAreOpen(context, round, sql`${result.candidate_id}::bigint`)} as is_open`.execute(
    context.db,
  )
  if (rows[0]?.is_open !== true || result.state !== 'handed_in') throw notFound()
  return { result, round }
}

/** Those of these cards that the reader may open now; what is gone nobody does. */
export async function openCardIds(
  context: ProductContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const open = new Set<number>()
  for (const id of new Set(ids)) {
    try {
      await openResult(context, id)
      open.add(id)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error
    }
  }
  return open
}

/**
 * What a card is written by, and the cards of the others as far as they lie open.
 * @throws ApiFailure 404 for a candidate who is not in the round's campaign, or not for the reader
 */
export async function sheetOf(
  context: ProductContext,
  round: RoundReader,
  candidateId: number,
): Promise<Sheet> {
  const { db, companyId, inThisCompany, session } = context
  const isOpen = cardsAreOpen(context, round, sql`candidates.id`)
  const { rows } = await sql<
    Pick<Sheet, 'candidate' | 'criteria' | 'questions' | 'cards' | 'cards_are_hidden'> & {
      is_expected: boolean
      own_state: Result['state'] | null
    }
  >`
    select jsonb_build_object('id', candidates.id, 'full_name', candidates.full_name, 'recruitment_name', campaign.name,
        'position_name', (select position.name from positions position
          where position.company_id = campaign.company_id and position.id = campaign.position_id)) as candidate,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'weight', c.weight, 'words_for_2', c.words_for_2,
          'words_for_5', c.words_for_5, 'words_for_8', c.words_for_8) order by c.display_order, c.id)
        from recruitment_criteria c where c.company_id = ${companyId} and c.recruitment_id = ${round.recruitment_id}
          and c.round_id = ${round.id}), '[]') as criteria,
      array(select q.content from recruitment_round_questions q where q.company_id = ${companyId}
        and q.recruitment_id = ${round.recruitment_id} and q.round_id = ${round.id} order by q.display_order, q.id) as questions,
      not ${isOpen} as cards_are_hidden,
      case when ${isOpen} then coalesce((select jsonb_agg(jsonb_build_object('id', card.id, 'employee_name', employee.full_name,
          'total', card.total, 'conclusion', card.conclusion, 'remark', result.remark) order by employee.full_name, card.id)
        from recruitment_cards card
        join recruitment_results result on result.company_id = card.company_id and result.id = card.id
        left join employees employee on employee.company_id = card.company_id and employee.id = card.employee_id
        where card.company_id = ${companyId} and card.round_id = ${round.id} and card.candidate_id = candidates.id
          and card.state = 'handed_in' and card.employee_id is distinct from ${session.employeeId}), '[]') else '[]' end as cards,
      exists (select from recruitment_expected_cards expected where expected.company_id = ${companyId}
        and expected.round_id = ${round.id} and expected.candidate_id = candidates.id
        and expected.employee_id = ${session.employeeId}) as is_expected,
      (select own.state from recruitment_results own where own.company_id = ${companyId} and own.round_id = ${round.id}
        and own.candidate_id = candidates.id
        and own.employee_id is not distinct from ${round.judges ? session.employeeId : null}::bigint) as own_state
    from candidates
    join recruitments campaign on campaign.company_id = candidates.company_id and campaign.id = candidates.recruitment_id
    where ${inThisCompany('candidates')} and ${isThere} and ${judgedCandidates(round)}
      and candidates.recruitment_id = ${round.recruitment_id} and candidates.id = ${candidateId}`.execute(db)
  const [found] = rows
  if (found === undefined) throw notFound()
  const { is_expected: isExpected, own_state: ownState, ...sheet } = found
  const isWritable = round.state === 'open' && round.campaign_status === 'recruiting'
  const isAsked = round.judges ? isExpected : round.kind !== 'interview' && round.sees_kind
  return {
    round: shownRound(round),
    ...sheet,
    may_write: isWritable && isAsked && (ownState === null || ownState === 'draft'),
    may_reopen: isWritable && round.is_chair,
    is_proposing: round.kind === 'interview',
  }
}

async function readResults(
  { db, inThisCompany, session }: ProductContext,
  where: ReturnType<typeof sql>,
): Promise<Result[]> {
  const { rows } = await sql<Result>`
    select card.id, card.recruitment_id, card.round_id, card.candidate_id, card.employee_id, employee.full_name as employee_name,
      card.state, coalesce(card.employee_id = ${session.employeeId}, false) as is_mine,
      coalesce((select jsonb_agg(jsonb_build_object('criterion_id', given.criterion_id, 'score', given.score,
          'remark', given.remark) order by given.criterion_id)
        from recruitment_result_scores given where given.company_id = card.company_id and given.result_id = card.id), '[]') as scores,
      card.score::float8, card.remark, card.recommendation, card.conclusion, card.proposed_position_id, card.proposed_salary,
      card.proposed_start, card.proposed_probation_days, reckoned.total::float8, card.reopened_reason, card.handed_in_at,
      coalesce((select jsonb_agg(jsonb_build_object('handed_in_at', version.handed_in_at, 'total', version.total,
          'conclusion', version.conclusion) order by version.id)
        from recruitment_result_versions version
        where version.company_id = card.company_id and version.result_id = card.id), '[]') as versions,
      card.version, card.created_at, card.updated_at
    from recruitment_results card
    join recruitment_cards reckoned on reckoned.company_id = card.company_id and reckoned.id = card.id
    left join employees employee on employee.company_id = card.company_id and employee.id = card.employee_id
    where ${inThisCompany('card')} and ${where}`.execute(db)
  return rows
}
