import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { judgedCandidates } from '../results/result-sheet.ts'
import { mayRank } from '../results/result-table.ts'
import { cardsAreOpen, type RoundReader, roundFor } from '../results/round-reader.ts'

type Kit = Input<'recruitmentRounds.interviews'>['body']
type Criteria = Data<'recruitmentRounds.interviews'>['round']['criteria']

/** What a change of criteria does to cards that are there. */
export type KitOutcome = Omit<Data<'recruitmentRounds.interviews'>, 'round'>

/** Of a round in which nobody has begun to judge. */
const noCards: KitOutcome = { needs_reason: false, reopened: 0, hidden: 0, totals: [] }

interface Total {
  candidate_id: number
  full_name: string | null
  score: number | null
  rank: number | null
}

/**
 * Carries out a change of a round's kit, and under cards that were begun says what it does to the total and the rank of
 * every candidate: before and after of those whose cards lie open to who changes it, of nobody else. A criterion that is left
 * out takes its scores along, as each version handed in keeps its own; one that is added sends cards handed in back. A reason
 * is asked for from the first draft on, so that it tells nobody of a card handed in.
 * @param save writes the kit and answers the criteria as they are then
 * @throws ApiFailure 400 without a reason, 403 for who may only request, 409 for an examiner who owes a card himself
 */
export async function underCards(
  context: ProductContext,
  kit: Kit,
  isPreview: boolean,
  save: () => Promise<Criteria>,
): Promise<KitOutcome> {
  const change = await changeUnderCards(context, kit)
  if (change === null) {
    await save()
    return noCards
  }
  const round = await roundFor(context, kit.round_id)
  await refuseUnfit(context, round)
  const { reason = null } = kit
  if (reason === null && !isPreview) {
    throw invalidInput({
      reason: [`Vòng ${round.name} đã có người chấm. Nhập lý do nếu vẫn đổi tiêu chí.`],
    })
  }
  const { open, hidden } = await openCandidates(context, round)
  const before = await totalsOf(context, round.id, open)
  await sql`delete from recruitment_result_scores where ${context.inThisCompany('recruitment_result_scores')}
    and round_id = ${round.id} and criterion_id = any(${change.removed_ids}::bigint[])`.execute(context.db)
  const criteria = await save()
  const reopened = change.adds ? await giveBack(context, round.id, reason ?? 'Tiêu chí được đổi.') : 0
  const after = new Map((await totalsOf(context, round.id, open)).map((row) => [row.candidate_id, row]))
  if (reason !== null) {
    await sql`insert into recruitment_kit_changes (company_id, recruitment_id, round_id, reason, criteria_before,
        criteria_after, reopened_cards, changed_by)
      values (${context.companyId}, ${round.recruitment_id}, ${round.id}, ${reason}, ${JSON.stringify(change.criteria)}::jsonb,
        ${JSON.stringify(criteria)}::jsonb, ${reopened}, ${context.session.userId})`.execute(context.db)
  }
  return {
    needs_reason: true,
    reopened,
    hidden,
    totals: before.map(({ score, rank, ...person }) => ({
      ...person,
      score_before: score,
      score_after: after.get(person.candidate_id)?.score ?? null,
      rank_before: rank,
      rank_after: after.get(person.candidate_id)?.rank ?? null,
    })),
  }
}

interface Change {
  criteria: unknown
  removed_ids: number[]
  adds: boolean
}

/** How criteria or their weights would change under cards that were begun, with the round held; null where nothing does. */
async function changeUnderCards(
  { db, inThisCompany, companyId }: ProductContext,
  { round_id: roundId, criteria }: Kit,
): Promise<Change | null> {
  await sql`select id from recruitment_rounds where ${inThisCompany('recruitment_rounds')} and id = ${roundId}
    for update`.execute(db)
  const { rows } = await sql<Change & { changes: boolean }>`
    with there as (
      select id, name, weight, display_order from recruitment_criteria criterion
      where criterion.company_id = ${companyId} and criterion.round_id = ${roundId}
    ), sent as (
      select * from jsonb_to_recordset(${JSON.stringify(criteria)}::jsonb) as sent (id bigint, weight numeric)
    )
    select coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'weight', weight) order by display_order, id)
        from there), '[]') as criteria,
      array(select id from there where id not in (select id from sent where id is not null)) as removed_ids,
      exists (select from sent where id is null) as adds,
      exists (select from there full join sent on sent.id = there.id
        where sent.weight is distinct from there.weight) as changes
    from recruitment_rounds round
    where ${inThisCompany('round')} and round.id = ${roundId}
      and exists (select from recruitment_results card where card.company_id = ${companyId}
        and card.recruitment_id = round.recruitment_id and card.round_id = round.id)`.execute(db)
  const [found] = rows
  if (found === undefined || !found.changes) return null
  const { changes: _changes, ...change } = found
  return change
}

/** @throws ApiFailure 403 for who may only request a campaign, 409 for an examiner whose own card is missing */
async function refuseUnfit(context: ProductContext, round: RoundReader): Promise<void> {
  const mayEdit = context.session.grants.some(
    ({ permission, scope }) => permission === 'recruitment_edit' && scope !== 'own',
  )
  if (!mayEdit) throw forbidden()
  // What the totals become would tell him of cards that he may not know yet.
  if (!(await mayRank(context, round))) {
    throw new ApiFailure(409, `Bạn còn phiếu chưa nộp ở vòng ${round.name}. Hãy nộp trước khi đổi tiêu chí.`)
  }
}

/** Whose totals whoever asks may know now, as things stand before the change, and how many others take part. */
async function openCandidates(
  context: ProductContext,
  round: RoundReader,
): Promise<{ open: number[]; hidden: number }> {
  const { rows } = await sql<{ id: number; is_open: boolean }>`
    select candidates.id, ${cardsAreOpen(context, round, sql`candidates.id`)} as is_open from candidates
    where ${context.inThisCompany('candidates')} and ${isThere} and ${judgedCandidates(round)}
      and candidates.recruitment_id = ${round.recruitment_id}`.execute(context.db)
  const open = rows.filter(({ is_open: is }) => is).map(({ id }) => id)
  return { open, hidden: rows.length - open.length }
}

async function totalsOf(
  { db, companyId, inThisCompany }: ProductContext,
  roundId: number,
  candidateIds: readonly number[],
): Promise<Total[]> {
  const { rows } = await sql<Total>`
    select candidates.id as candidate_id, candidates.full_name, score.score::float8,
      case when score.score is not null then (rank() over (order by score.score desc nulls last))::integer end as rank
    from candidates
    join recruitment_round_scores score on score.company_id = candidates.company_id
      and score.candidate_id = candidates.id and score.round_id = ${roundId}
    where ${inThisCompany('candidates')} and candidates.id = any(${candidateIds}::bigint[]) and score.company_id = ${companyId}
    order by score.score desc nulls last, candidates.sort_name, candidates.id`.execute(db)
  return rows
}

/** Sends cards handed in back to their examiners, but for those of candidates who did not come. */
async function giveBack(
  { db, inThisCompany }: ProductContext,
  roundId: number,
  reason: string,
): Promise<number> {
  const { rows } = await sql`update recruitment_results
    set state = 'draft', handed_in_at = null, reopened_reason = ${reason}
    where ${inThisCompany('recruitment_results')} and round_id = ${roundId} and state = 'handed_in'
      and conclusion <> 'absent' returning id`.execute(db)
  return rows.length
}
