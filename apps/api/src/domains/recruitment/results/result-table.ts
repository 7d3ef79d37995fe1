import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { judgedCandidates, shownRound, takesPart } from './result-sheet.ts'
import { cardsAreOpen, type RoundReader, roundFor } from './round-reader.ts'

type Table = Data<'recruitmentResults.list'>

/**
 * The candidates of a round by name, with the cards of its examiners, the mean and the rank. What the reader may not know
 * yet is in no figure: a mean stands only where every card of it may be read, and who still owes a card sees no rank. The
 * campaign's total is that of the rounds that are closed.
 * @throws ApiFailure 404 for a round that is not there or not for the reader
 */
export async function resultTable(
  context: ProductContext,
  { round_id: roundId, page = 1, size = 30 }: { round_id: number; page?: number; size?: number },
): Promise<Table> {
  const { db, companyId, inThisCompany, session } = context
  const round = await roundFor(context, roundId)
  const people = sql`from candidates where ${inThisCompany('candidates')} and ${isThere} and ${judgedCandidates(round)}
    and candidates.recruitment_id = ${round.recruitment_id}`
  const isOpen = cardsAreOpen(context, round, sql`candidates.id`)
  const examiners = await examinersOf(
    context,
    round,
    sql`select candidates.id, ${isOpen} as is_open ${people}`,
  )
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${people}`.execute(db)
  const me = session.employeeId
  const { rows: candidates } = await sql<Table['candidates'][number]>`
    with people as (
      select candidates.id, candidates.full_name, candidates.sort_name,
        ${isOpen} as is_open ${people}
    ), scored as (
      select score.candidate_id, score.score, score.is_spread, score.is_passed,
        case when score.score is not null and ${await mayRank(context, round)}
          then rank() over (order by score.score desc nulls last) end as rank
      from recruitment_round_scores score
      join people on people.id = score.candidate_id and people.is_open
      where score.company_id = ${companyId} and score.round_id = ${roundId}
    ), campaign as (
      select score.candidate_id, round(sum(score.score / score.max_score * score.weight), 2) as score
      from recruitment_round_scores score
      where ${round.reads} and score.company_id = ${companyId} and score.recruitment_id = ${round.recruitment_id}
        and score.round_state = 'closed' and score.score is not null and (score.kind <> 'health' or ${knowsHealth(context)})
      group by score.candidate_id
    ), placed as (
      select candidate_id, score, rank() over (order by score desc) as rank from campaign
    )
    select people.id, people.full_name, not people.is_open as is_hidden, scored.score::float8, scored.rank::integer,
      coalesce(scored.is_spread, false) as is_spread, scored.is_passed, placed.score::float8 as campaign_score,
      placed.rank::integer as campaign_rank, ${cells(context, round, me)} as cells
    from people
    left join scored on scored.candidate_id = people.id
    left join placed on placed.candidate_id = people.id
    order by people.sort_name, people.id limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { round: shownRound(round), examiners, candidates, total: Number(counted[0]?.total) }
}

/**
 * The examiners of a round. Of who has left, what he owes and has handed in counts over all candidates, as far as the reader
 * may know of it; where HR has entered a candidate's score, nobody owes a card for that one.
 * @param people their ids, and whether their cards lie open before the reader
 */
async function examinersOf(
  { db, companyId }: ProductContext,
  round: RoundReader,
  people: RawBuilder<unknown>,
): Promise<Table['examiners']> {
  const ofRound = (table: string) =>
    sql`${sql.ref(`${table}.company_id`)} = ${companyId} and ${sql.ref(`${table}.round_id`)} = ${round.id}`
  const { rows } = await sql<Table['examiners'][number]>`
    select examiner.employee_id as id, employee.full_name, examiner.role, not employee.active as has_left,
      coalesce(owed.missing, 0)::integer as missing, coalesce(owed.handed_in, 0)::integer as handed_in
    from recruitment_examiners examiner
    join employees employee on employee.company_id = examiner.company_id and employee.id = examiner.employee_id
    left join lateral (
      select count(*) filter (where expected.employee_id is not null and card.state is distinct from 'handed_in') as missing,
        count(*) filter (where card.state = 'handed_in') as handed_in
      from (${people}) as judged
      left join recruitment_results card on ${ofRound('card')} and card.candidate_id = judged.id
        and card.employee_id = examiner.employee_id
      left join recruitment_expected_cards expected on ${ofRound('expected')} and expected.candidate_id = judged.id
        and expected.employee_id = examiner.employee_id
      where (judged.is_open or ${!isKeptFrom(round)}) and not exists (
        select from recruitment_results entered
        where ${ofRound('entered')} and entered.candidate_id = judged.id and entered.employee_id is null
          and entered.state = 'handed_in')
    ) owed on not employee.active
    where ${ofRound('examiner')}
    order by array_position(array['chair', 'member', 'expert', 'secretary'], examiner.role), employee.full_name, employee.id`.execute(
    db,
  )
  return rows
}

/** Whether who judges there, or may not know of such a round, learns nothing of others' cards before they lie open. */
function isKeptFrom(round: RoundReader): boolean {
  return round.is_bound || !round.sees_kind
}

/** What the reader knows of each card: of others' before they lie open nothing to who judges, else whether it is there. */
function cells({ companyId }: ProductContext, round: RoundReader, me: number | null) {
  const isKept = sql`not people.is_open and card_of.employee_id is distinct from ${me} and ${isKeptFrom(round)}`
  const isShown = sql`(people.is_open or coalesce(card_of.employee_id = ${me}, false)) and card.state = 'handed_in'`
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('employee_id', card_of.employee_id,
      'result_id', case when ${isShown} or card_of.employee_id = ${me} or (card.state = 'recused' and ${!round.is_bound}) then card.id end,
      'state', case when ${isKept} then 'hidden' when card.state in ('handed_in', 'recused') then card.state
        when expected.employee_id is null and card_of.employee_id is not null then 'not_expected' else 'missing' end,
      'total', case when ${isShown} then card.total end,
      'conclusion', case when ${isShown} then card.conclusion end) order by card_of.employee_id)
    from (
      select examiner.employee_id from recruitment_examiners examiner
      where examiner.company_id = ${companyId} and examiner.round_id = ${round.id}
      union
      select left_over.employee_id from recruitment_results left_over
      where left_over.company_id = ${companyId} and left_over.round_id = ${round.id} and left_over.candidate_id = people.id
        and left_over.state = 'handed_in' and people.is_open
    ) card_of
    left join recruitment_cards card on card.company_id = ${companyId} and card.round_id = ${round.id}
      and card.candidate_id = people.id and card.employee_id is not distinct from card_of.employee_id
    left join recruitment_expected_cards expected on expected.company_id = ${companyId} and expected.round_id = ${round.id}
      and expected.candidate_id = people.id and expected.employee_id = card_of.employee_id), '[]')`
}

/** Whoever judges compares only once all his own cards are handed in, so that no rank tells of another's. */
export async function mayRank(
  { db, companyId, session }: ProductContext,
  round: RoundReader,
): Promise<boolean> {
  if (round.state === 'closed' || !round.is_bound) return true
  const { rows } = await sql`
    select from recruitment_expected_cards expected
    join candidates on candidates.company_id = expected.company_id and candidates.id = expected.candidate_id
    where expected.company_id = ${companyId} and expected.round_id = ${round.id}
      and expected.employee_id = ${session.employeeId} and ${takesPart}
      and not exists (select from recruitment_results own where own.company_id = ${companyId} and own.round_id = ${round.id}
        and own.candidate_id = expected.candidate_id and own.employee_id = expected.employee_id and own.state = 'handed_in')
    limit 1`.execute(db)
  return rows.length === 0
}

/** Whether the reader may know what is about health. */
export function knowsHealth({ session }: ProductContext): boolean {
  return session.grants.some(
    ({ permission, scope }) => permission === 'employee_sensitive' && scope !== 'own',
  )
}
