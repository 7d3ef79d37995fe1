import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { type CandidateState, type LockedCandidate, lockCandidate } from './candidate-rows.ts'
import { today } from './consents.ts'
import { cancelProcedures } from '../procedures/cancel-procedures.ts'
import { lockOpenCampaign, noteMove } from './write-candidate.ts'

/** A move as its call brings it; the contract has checked it. */
export interface MoveBody {
  version?: number
  reason?: string | null
  way?: Schemas['CandidateContactWay'] | null
  refusal?: Schemas['CandidateRefusalKind']
  round_id?: number | null
  archived_until?: string
  offered_salary?: number | null
  offered_start?: string | null
  probation_group?: Schemas['CandidateAcceptance']['probation_group']
  probation_days?: number | null
  beyond_quantity?: boolean
}

/** One move: from where it may be made, and what else must hold. */
interface Move {
  from: readonly CandidateState[]
  /** True where the campaign must be open; it is held until the end of the transaction. */
  inOpenCampaign?: true
  needs?: (context: ProductContext, candidate: LockedCandidate, body: MoveBody) => Promise<void>
  /** What is kept of the body on the candidate. */
  keeps?: readonly (keyof MoveBody)[]
  /** True for an end from which the days of keeping are counted. */
  ends?: true
}

/** Every move that somebody may ask for by its goal; what is not here is refused. */
export const moves = {
  seen: { from: ['new'] },
  contacted: { from: ['new', 'seen'], inOpenCampaign: true },
  confirmed: { from: ['seen', 'contacted'], inOpenCampaign: true },
  accepted: {
    from: ['confirmed'],
    inOpenCampaign: true,
    needs: needsForAcceptance,
    keeps: ['offered_salary', 'offered_start', 'probation_group', 'probation_days'],
  },
  work_refused: { from: ['contacted', 'confirmed', 'accepted'], keeps: ['refusal'], ends: true },
  failed: { from: ['new', 'seen', 'contacted', 'confirmed'], needs: needsRoundOfCampaign, ends: true },
  archived: {
    from: ['seen', 'contacted', 'confirmed', 'work_refused', 'failed'],
    needs: needsPoolConsent,
    keeps: ['archived_until'],
  },
} as const satisfies Partial<Record<CandidateState, Move>>

/**
 * Brings a candidate into another state, with one row of history.
 * @throws ApiFailure 404, 409 with the newer values for a stale save, 409 for a move that is not in the table, and what the
 *   move itself needs
 */
export async function moveCandidate(
  context: ProductContext,
  id: number,
  to: keyof typeof moves,
  body: MoveBody,
): Promise<void> {
  const { from, inOpenCampaign, needs, keeps = [], ends }: Move = moves[to]
  // The campaign first, as everybody who takes both does.
  const campaignId = await campaignOf(context, id)
  if (inOpenCampaign && campaignId !== null) await lockOpenCampaign(context, campaignId)
  const candidate = await lockCandidate(context, id, body.version)
  if (!from.includes(candidate.state)) {
    throw new ApiFailure(
      409,
      `Ứng viên đang ở trạng thái '${candidateStateLabels[candidate.state]}' nên không chuyển sang '${candidateStateLabels[to]}' được.`,
    )
  }
  await needs?.(context, candidate, body)
  const kept = keeps.map((field) => sql`${sql.ref(field)} = ${body[field] ?? null}`)
  await sql`update candidates set ${sql.join([
    sql`state = ${to}`,
    sql`state_reason = ${body.reason ?? null}`,
    sql`ended_at = ${ends ? sql`now()` : sql`null`}`,
    sql`failed_round_id = ${to === 'failed' ? (body.round_id ?? null) : null}`,
    ...(to === 'seen' ? [sql`seen_at = now()`, sql`seen_by = ${context.session.userId}`] : []),
    ...kept,
  ])} where ${context.inThisCompany('candidates')} and id = ${id}`.execute(context.db)
  if (candidate.state === 'accepted') await cancelProcedures(context, id)
  await noteMove(context, {
    id,
    from: candidate.state,
    to,
    reason: body.reason ?? null,
    way: body.way ?? null,
  })
  context.audit({ recordId: id, ...savedChanges({ state: candidate.state }, { state: to }) })
}

const final: readonly CandidateState[] = ['new', 'employee', 'withdrawn']

/**
 * Takes back the last move of a candidate. Nothing of his results changes by that.
 * @throws ApiFailure 404, 409 where there is nothing to take back or the campaign is not open
 */
export async function stepBack(context: ProductContext, id: number, body: MoveBody): Promise<void> {
  const campaignId = await campaignOf(context, id)
  if (campaignId !== null) await lockOpenCampaign(context, campaignId)
  const candidate = await lockCandidate(context, id, body.version)
  const back = await stepBefore(context, id)
  if (final.includes(candidate.state) || !back) {
    throw new ApiFailure(
      409,
      `Ứng viên đang ở trạng thái '${candidateStateLabels[candidate.state]}' nên không đưa về bước trước được.`,
    )
  }
  await sql`update candidates set state = ${back}, state_reason = ${body.reason ?? null}, archived_until = null,
      failed_round_id = null, refusal = null, ended_at = case when ${back} in ('failed', 'work_refused', 'withdrawn') then now() end
    where ${context.inThisCompany('candidates')} and id = ${id}`.execute(context.db)
  if (candidate.state === 'accepted') await cancelProcedures(context, id)
  await noteMove(context, { id, from: candidate.state, to: back, reason: body.reason ?? null, isBack: true })
  context.audit({ recordId: id, ...savedChanges({ state: candidate.state }, { state: back }) })
}

/** The state before the last step that was not taken back yet; none where somebody has only applied. */
async function stepBefore(
  { db, inThisCompany }: ProductContext,
  id: number,
): Promise<CandidateState | null | undefined> {
  const { rows } = await sql<{ from_state: CandidateState | null; is_back: boolean }>`
    select from_state, is_back from candidate_moves
    where ${inThisCompany('candidate_moves')} and candidate_id = ${id} order by candidate_moves.id`.execute(
    db,
  )
  const steps: (CandidateState | null)[] = []
  for (const { from_state: from, is_back: isBack } of rows) {
    if (isBack) steps.pop()
    else steps.push(from)
  }
  return steps.at(-1)
}

async function campaignOf({ db, inThisCompany }: ProductContext, id: number): Promise<number | null> {
  const { rows } = await sql<{ recruitment_id: number | null }>`
    select recruitment_id from candidates where ${inThisCompany('candidates')} and id = ${id}`.execute(db)
  return rows[0]?.recruitment_id ?? null
}

/** The longest probation of each group of jobs: Điều 25 BLLĐ 2019. */
const longestProbation = {
  manager: 'probation_days_manager',
  college: 'probation_days_college',
  intermediate: 'probation_days_intermediate',
  other: 'probation_days_other',
} as const

async function needsForAcceptance(
  context: ProductContext,
  { id, recruitment_id: campaignId }: LockedCandidate,
  {
    reason,
    offered_start: start,
    probation_group: group,
    probation_days: days,
    beyond_quantity: beyond,
  }: MoveBody,
): Promise<void> {
  const { db, companyId, session } = context
  if (days && !group) throw invalidInput({ probation_group: ['Vui lòng chọn nhóm công việc thử việc.'] })
  if (days && group) {
    const { rows } = await sql<{
      day: string
    }>`select coalesce(${start ?? null}::date, ${today})::text as day`.execute(db)
    const longest = await lawConstant(context, longestProbation[group], rows[0]?.day ?? '')
    if (days > longest) {
      throw invalidInput({
        probation_days: [`Thời gian thử việc tối đa ${longest} ngày với nhóm công việc này (Điều 25 BLLĐ).`],
      })
    }
  }
  const { rows } = await sql<{ quantity: number; taken: number; rounds: string | null }>`
    select campaign.quantity, (select count(*) from candidates other
        where other.company_id = campaign.company_id and other.recruitment_id = campaign.id
          and other.state in ('accepted', 'employee') and other.removed_at is null) as taken,
      (select string_agg(round.name, ', ' order by round.display_order, round.id) from recruitment_rounds round
        where round.company_id = campaign.company_id and round.recruitment_id = campaign.id
          and not exists (select from recruitment_round_scores score where score.company_id = round.company_id
            and score.recruitment_id = campaign.id and score.round_id = round.id and score.candidate_id = ${id}
            and score.round_state = 'closed' and score.is_passed)) as rounds
    from recruitments campaign where campaign.company_id = ${companyId} and campaign.id = ${campaignId}`.execute(
    db,
  )
  const [places] = rows
  if (places === undefined) return
  if (places.rounds !== null && !reason) {
    throw invalidInput({
      reason: [`Ứng viên chưa có kết quả Đạt ở: ${places.rounds}. Vui lòng nhập lý do trúng tuyển.`],
    })
  }
  if (places.taken < places.quantity) return
  const mayExceed =
    beyond === true && session.grants.some(({ permission }) => permission === 'recruitment_approve')
  if (!mayExceed) throw new ApiFailure(409, `Đợt tuyển dụng đã đủ ${places.quantity} người.`)
  if (!reason) {
    throw invalidInput({
      reason: [`Đợt tuyển dụng đã đủ ${places.quantity} người. Vui lòng nhập lý do nhận thêm.`],
    })
  }
}

async function needsRoundOfCampaign(
  { db, inThisCompany }: ProductContext,
  { recruitment_id: campaignId }: LockedCandidate,
  { round_id: roundId }: MoveBody,
): Promise<void> {
  if (roundId === undefined || roundId === null) return
  const { rows } = await sql`select id from recruitment_rounds where ${inThisCompany('recruitment_rounds')}
    and recruitment_id = ${campaignId} and id = ${roundId}`.execute(db)
  if (rows.length === 0) throw invalidInput({ round_id: ['Vòng không thuộc đợt tuyển dụng này.'] })
}

async function needsPoolConsent(
  { db, inThisCompany }: ProductContext,
  { applicant_id: applicantId }: LockedCandidate,
  { archived_until: until = '' }: MoveBody,
): Promise<void> {
  const { rows } = await sql<{ until: string | null; today: string }>`
    select max(until)::text as until, ${today}::text as today from applicant_consents
    where ${inThisCompany('applicant_consents')} and applicant_id = ${applicantId} and purpose = 'reserve'
      and withdrawn_at is null and until >= ${today}`.execute(db)
  const agreed = rows[0]?.until ?? null
  if (agreed === null) {
    throw new ApiFailure(409, 'Ứng viên chưa đồng ý lưu nguồn dự trữ. Hãy ghi nhận đồng ý trước.')
  }
  if (until > agreed || until < (rows[0]?.today ?? '')) {
    throw invalidInput({
      archived_until: [`Ngày lưu phải từ hôm nay đến ${shownDate(agreed)}, ngày ứng viên đã đồng ý.`],
    })
  }
}
