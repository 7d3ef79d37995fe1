import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput, stale } from '../../../contract/failure.ts'
import { inFigures } from '../../../contract/figure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { isThere } from '../candidates/visible-candidates.ts'
import { knowsHealth } from '../results/result-table.ts'
import { writeMove } from './campaign-history.ts'
import { type Campaign, writableCampaign } from './campaign-record.ts'
import { campaignRows, saveRows } from './campaign-rows.ts'
import { readsResults } from './changed-criteria.ts'
import { roundRows } from './round-rows.ts'

type Round = Data<'recruitmentRounds.weights'>['rounds'][number]
type Outcome = Data<'recruitmentRounds.weights'>
type Sent = Input<'recruitmentRounds.weights'>['body']

/**
 * Changes by what weights the rounds of a campaign count, all of them together. Once somebody has begun to judge in one of
 * them it asks for a reason, which the history keeps, and says what becomes of the total and the rank of every candidate, to
 * who may read results; as in their list, totals are of rounds that are closed, so that they tell of no card that is kept.
 * @throws ApiFailure 400 without a reason, for a round twice and for weights that do not make the whole, 404, 409 where a round is another than
 *   the sender has seen
 */
export async function changeWeights(
  context: ProductContext,
  id: number,
  { weights, reason = null }: Sent,
  isPreview: boolean,
): Promise<Outcome> {
  const campaign = await writableCampaign(context, id)
  const isBegun = await holdRounds(context, id)
  const before = await campaignRows<Round>(context, roundRows, id)
  const sent = new Map(weights.map((row) => [row.round_id, row]))
  // Of a round that came twice one weight would be written and both be summed.
  if (sent.size !== weights.length) throw invalidInput({ weights: ['Mỗi vòng chỉ có một trọng số.'] })
  const isSame = before.length === sent.size && before.every((round) => isAsSeen(round, sent.get(round.id)))
  if (!isSame) throw stale({ rounds: before })
  refuseIncomplete(campaign, weights)
  const changed = before.filter((round) => sent.get(round.id)?.weight !== round.weight)
  const needsReason = isBegun && changed.length > 0
  if (needsReason && reason === null && !isPreview) {
    throw invalidInput({ reason: ['Đợt này đã có người chấm. Nhập lý do nếu vẫn đổi trọng số các vòng.'] })
  }
  if (changed.length === 0) return { rounds: before, needs_reason: false, totals: [] }
  return asPreview(context, isPreview, async () => {
    const readable = needsReason && (await readsResults(context, id))
    const old = readable ? await totalsOf(context, id) : []
    const rows = changed.map((round) => ({
      id: round.id,
      version: round.version,
      weight: sent.get(round.id)?.weight,
    }))
    await saveRows(context, roundRows, id, { rows })
    const rounds = await campaignRows<Round>(context, roundRows, id)
    if (needsReason && reason !== null) {
      await writeMove(context, id, { kind: 'weights', from: told(before), to: told(rounds), reason })
    }
    const now = new Map(
      readable ? (await totalsOf(context, id)).map((row) => [row.candidate_id, row] as const) : [],
    )
    const totals = old.map(({ score, rank, ...person }) => ({
      ...person,
      score_before: score,
      score_after: now.get(person.candidate_id)?.score ?? null,
      rank_before: rank,
      rank_after: now.get(person.candidate_id)?.rank ?? null,
    }))
    return { rounds, needs_reason: needsReason, totals }
  })
}

function isAsSeen({ version }: Round, sent: Sent['weights'][number] | undefined): boolean {
  return sent?.version === version
}

/** Holds the rounds of a campaign, so that no card is begun meanwhile. @returns whether one was begun already */
async function holdRounds({ db, inThisCompany, companyId }: ProductContext, id: number): Promise<boolean> {
  await sql`select id from recruitment_rounds where ${inThisCompany('recruitment_rounds')} and recruitment_id = ${id}
    order by id for update`.execute(db)
  const { rows } = await sql`select from recruitment_results card where card.company_id = ${companyId}
    and card.recruitment_id = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** In hundredths, since 33.33 + 33.33 + 33.34 is not 100 in binary. @throws ApiFailure 400 */
function refuseIncomplete({ status }: Campaign, weights: Sent['weights']): void {
  const total = weights.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0)
  if (total === 10_000 || (total < 10_000 && status === 'planning')) return
  const said = inFigures(total / 100)
  throw invalidInput({ weights: [`Tổng trọng số các vòng phải bằng 100% (hiện là ${said}%).`] })
}

/** 'Phỏng vấn 60%, Bài viết 40%'. */
function told(rounds: readonly Round[]): string {
  return rounds.map(({ name, weight }) => `${name} ${inFigures(weight)}%`).join(', ')
}

interface Total {
  candidate_id: number
  full_name: string | null
  score: number | null
  rank: number
}

/** The totals of a campaign over its closed rounds, as the list of results tells them. */
async function totalsOf(context: ProductContext, id: number): Promise<Total[]> {
  const { db, companyId, inThisCompany } = context
  const { rows } = await sql<Total>`
    with totals as (
      select score.candidate_id, round(sum(score.score / score.max_score * score.weight), 2) as score
      from recruitment_round_scores score
      where score.company_id = ${companyId} and score.recruitment_id = ${id} and score.round_state = 'closed'
        and score.score is not null and (score.kind <> 'health' or ${knowsHealth(context)})
      group by score.candidate_id
    ), placed as (
      select candidate_id, score, rank() over (order by score desc)::integer as rank from totals
    )
    select placed.candidate_id, candidates.full_name, placed.score::float8, placed.rank
    from placed join candidates on candidates.id = placed.candidate_id
    where ${inThisCompany('candidates')} and ${isThere} and candidates.state not in ('withdrawn', 'archived')
    order by placed.rank, candidates.sort_name, candidates.id`.execute(db)
  return rows
}
