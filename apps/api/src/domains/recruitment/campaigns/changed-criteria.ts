import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { reachCondition } from '../../../contract/access.ts'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, forbidden, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { judgedCandidates, takesPart } from '../results/result-sheet.ts'
import { mayRank } from '../results/result-table.ts'
import { tellOfReturned } from '../results/tell-of-returned.ts'
import { cardsAreOpen, type RoundReader, roundFor } from '../results/round-reader.ts'
import { visibleCampaigns } from './visible-campaigns.ts'

type Kit = Input<'recruitmentRounds.interviews'>['body']
type Criteria = Data<'recruitmentRounds.interviews'>['round']['criteria']

/** What a change of criteria does to cards that are there. */
export type KitOutcome = Omit<Data<'recruitmentRounds.interviews'>, 'round'>

/** Of a round in which nobody has begun to judge. */
const noCards: KitOutcome = { needs_reason: false, reopened: 0, hidden: 0, removed: [], totals: [] }

interface Total {
  candidate_id: number
  full_name: string | null
  score: number | null
  rank: number | null
}

/**
 * Carries out a change of the kit of a round that is held, and under cards that were begun says what it does to the total and the rank of
 * every candidate: before and after of those whose cards lie open to who changes it, of nobody else. A criterion that is left
 * out takes its scores along, as each version handed in keeps its own; one that is added sends cards handed in back. A reason
 * is asked for from the first draft on, so that it tells nobody of a card handed in.
 * @param save writes the kit and answers the criteria as they are then
 * @throws ApiFailure 400 without a reason or without any criterion, 403 for who may only request, 404 for a round of health
 *   to who may not know of that, 409 for an examiner who owes a card himself and where criteria are others than were seen
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
  if (kit.criteria.length === 0) {
    throw invalidInput({
      criteria: [`Vòng ${round.name} đã có người chấm nên phải còn ít nhất một tiêu chí.`],
    })
  }
  const { reason = null } = kit
  if (reason === null && !isPreview) {
    throw invalidInput({
      reason: [`Vòng ${round.name} đã có người chấm. Nhập lý do nếu vẫn đổi tiêu chí.`],
    })
  }
  const { open, hidden } = await openCandidates(context, round)
  const known = new Set(open)
  const before = await totalsOf(context, round.id, open)
  await takeScores(context, round.id, change.removed_ids)
  const criteria = await save()
  const returned = change.adds ? await giveBack(context, round.id, reason ?? 'Tiêu chí được đổi.') : []
  const after = new Map((await totalsOf(context, round.id, open)).map((row) => [row.candidate_id, row]))
  if (reason !== null) {
    await sql`insert into recruitment_kit_changes (company_id, recruitment_id, round_id, reason, criteria_before,
        criteria_after, reopened_cards, changed_by)
      values (${context.companyId}, ${round.recruitment_id}, ${round.id}, ${reason}, ${JSON.stringify(change.criteria)}::jsonb,
        ${JSON.stringify(criteria)}::jsonb, ${returned.length}, ${context.session.userId})`.execute(
      context.db,
    )
  }
  return {
    needs_reason: true,
    // How many the others have handed in is nothing for who judges, where their cards are kept from him.
    reopened: returned.filter(({ candidate_id: of }) => !round.is_bound || known.has(of)).length,
    hidden,
    removed: change.removed,
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
  removed: string[]
  adds: boolean
}

/**
 * How criteria or their weights would change under cards that were begun; null where nothing does.
 * @throws ApiFailure 409 where the criteria are no longer those that the sender has seen
 */
async function changeUnderCards(
  { db, inThisCompany, companyId }: ProductContext,
  { round_id: roundId, criteria, seen_criteria: seen }: Kit,
): Promise<Change | null> {
  const { rows } = await sql<Change & { changes: boolean; is_stale: boolean; is_begun: boolean }>`
    with there as (
      select id, name, weight, display_order from recruitment_criteria criterion
      where criterion.company_id = ${companyId} and criterion.round_id = ${roundId}
    ), sent as (
      select * from jsonb_to_recordset(${JSON.stringify(criteria)}::jsonb) as sent (id bigint, weight numeric)
    )
    select coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'weight', weight) order by display_order, id)
        from there), '[]') as criteria,
      array(select id from there where id not in (select id from sent where id is not null)) as removed_ids,
      array(select name from there where id not in (select id from sent where id is not null)
        order by display_order, id) as removed,
      exists (select from sent where id is null) as adds,
      exists (select from there full join sent on sent.id = there.id
        where sent.weight is distinct from there.weight) as changes,
      ${seen ?? null}::bigint[] is not null and array(select id from there order by id)
        <> array(select id from unnest(${seen ?? null}::bigint[]) as seen (id) order by id) as is_stale,
      exists (select from recruitment_results card where card.company_id = ${companyId}
        and card.recruitment_id = round.recruitment_id and card.round_id = round.id) as is_begun
    from recruitment_rounds round
    where ${inThisCompany('round')} and round.id = ${roundId}`.execute(db)
  const [found] = rows
  if (found?.is_stale) throw stale({})
  return found?.is_begun && found.changes ? found : null
}

/**
 * @throws ApiFailure 403 for who may only request a campaign, 404 where it is about health and he may not know of that, 409
 *   for an examiner whose own card is missing
 */
async function refuseUnfit(context: ProductContext, round: RoundReader): Promise<void> {
  const mayEdit = context.session.grants.some(
    ({ permission, scope }) => permission === 'recruitment_edit' && scope !== 'own',
  )
  if (!mayEdit) throw forbidden()
  if (!round.sees_kind) throw notFound()
  // What the totals become would tell him of cards that he may not know yet.
  if (!(await mayRank(context, round))) {
    throw new ApiFailure(409, `Bạn còn phiếu chưa nộp ở vòng ${round.name}. Hãy nộp trước khi đổi tiêu chí.`)
  }
}

/**
 * Of candidates who have an appointment or a card in the round those whose totals whoever asks may know now, as things stand
 * before the change, and how many others there are: nobody for who may not open the results of the campaign.
 */
async function openCandidates(
  context: ProductContext,
  round: RoundReader,
): Promise<{ open: number[]; hidden: number }> {
  if (!(await mayReadResults(context, round))) return { open: [], hidden: 0 }
  const { companyId } = context
  const { rows } = await sql<{ id: number; is_open: boolean }>`
    select candidates.id, ${cardsAreOpen(context, round, sql`candidates.id`)} as is_open from candidates
    where ${context.inThisCompany('candidates')} and ${isThere} and ${judgedCandidates(round)}
      and candidates.recruitment_id = ${round.recruitment_id}
      and (exists (select from recruitment_schedule_candidates sits where sits.company_id = ${companyId}
          and sits.round_id = ${round.id} and sits.candidate_id = candidates.id and not sits.is_cancelled)
        or exists (select from recruitment_results begun where begun.company_id = ${companyId}
          and begun.round_id = ${round.id} and begun.candidate_id = candidates.id and begun.state <> 'recused'))`.execute(
    context.db,
  )
  const open = rows.filter(({ is_open: is }) => is).map(({ id }) => id)
  return { open, hidden: rows.length - open.length }
}

/** Results are read by who judges in the round, and by the right that lists of results ask for. */
async function mayReadResults(context: ProductContext, round: RoundReader): Promise<boolean> {
  return round.judges || readsResults(context, round.recruitment_id)
}

/** Whether somebody has the right over a campaign that lists of results ask for. */
export async function readsResults(context: ProductContext, campaignId: number): Promise<boolean> {
  const reaches = context.session.grants.flatMap(({ permission, scope }) =>
    permission === 'recruitment_access' && scope !== 'own'
      ? [reachCondition(context, visibleCampaigns, scope)]
      : [],
  )
  if (reaches.length === 0) return false
  const { rows } = await sql`select from recruitments where ${context.inThisCompany('recruitments')}
    and recruitments.id = ${campaignId} and (${sql.join(reaches, sql` or `)})`.execute(context.db)
  return rows.length > 0
}

/** Takes the scores of criteria out of their cards; whoever holds such a card open is told that it is another now. */
async function takeScores(
  { db, inThisCompany }: ProductContext,
  roundId: number,
  criterionIds: readonly number[],
): Promise<void> {
  await sql`update recruitment_results card set state = card.state
    from recruitment_result_scores given
    where ${inThisCompany('card')} and card.round_id = ${roundId} and given.company_id = card.company_id
      and given.result_id = card.id and given.criterion_id = any(${criterionIds}::bigint[])`.execute(db)
  await sql`delete from recruitment_result_scores where ${inThisCompany('recruitment_result_scores')}
    and round_id = ${roundId} and criterion_id = any(${criterionIds}::bigint[])`.execute(db)
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

/**
 * Sends cards handed in back to their examiners, but for those of candidates who did not come or take part no more: those
 * could never be handed in again. The one score of a card gives way to the criteria, and the examiners are told.
 */
async function giveBack(
  context: ProductContext,
  roundId: number,
  reason: string,
): Promise<{ id: number; candidate_id: number }[]> {
  const { db, inThisCompany, audit } = context
  const { rows } = await sql<{
    id: number
    candidate_id: number
    employee_id: number | null
  }>`update recruitment_results card
    set state = 'draft', handed_in_at = null, reopened_reason = ${reason}, score = null
    from candidates
    where ${inThisCompany('card')} and card.round_id = ${roundId} and card.state = 'handed_in'
      and card.conclusion <> 'absent' and candidates.company_id = card.company_id
      and candidates.id = card.candidate_id and ${isThere} and ${takesPart}
    returning card.id, card.candidate_id, card.employee_id`.execute(db)
  await tellOfReturned(
    context,
    roundId,
    rows.map(({ employee_id: of }) => of),
  )
  await sql`update recruitment_results set score = null where ${inThisCompany('recruitment_results')}
    and round_id = ${roundId} and state = 'draft' and score is not null`.execute(db)
  for (const { id } of rows) {
    const { changedFields, values } = savedChanges({ state: 'handed_in' }, { state: 'draft' })
    const of = 'recruitmentResults'
    audit({ recordId: id, resource: of, changedFields, values: { of, ...values } })
  }
  return rows
}
