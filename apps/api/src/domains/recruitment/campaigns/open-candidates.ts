import type { Schemas } from '@nhansu/sdk/contract'
import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { moves } from '../candidates/candidate-moves.ts'
import { today } from '../candidates/consents.ts'

/** Candidates of one state who have come to no end yet. */
export type OpenGroup = Schemas['OpenCandidates']
/** What becomes of those of one state. */
export type Choice = Schemas['RecruitmentChoice']

/** The last day to which a candidate agrees to stay in the pool; null without such a consent. */
const agreedUntil = ({ inThisCompany }: ProductContext) => sql`(
  select max(consent.until) from applicant_consents consent where ${inThisCompany('consent')}
    and consent.applicant_id = candidates.applicant_id and consent.purpose = 'reserve'
    and consent.withdrawn_at is null and consent.until >= ${today})`

/** Who of a campaign has come to no end yet, by state in the order of the moves. */
export async function openGroups(context: ProductContext, id: number): Promise<OpenGroup[]> {
  const { rows } = await sql<OpenGroup>`
    select state, count(*)::integer as total, count(${agreedUntil(context)})::integer as with_consent
    from candidates where ${context.inThisCompany('candidates')} and recruitment_id = ${id} and removed_at is null
      and state in ('new', 'seen', 'contacted', 'confirmed')
    group by state order by array_position(array['new', 'seen', 'contacted', 'confirmed'], state)`.execute(
    context.db,
  )
  return rows
}

/** What some choices would bring about, in a sentence for each group that has somebody in it. */
export function toldChoices(groups: readonly OpenGroup[], choices: readonly Choice[]): string[] {
  return groups.flatMap(({ state, total, with_consent: agreed }) => {
    const choice = choices.find((each) => each.state === state)
    if (choice === undefined) return []
    const those = `ứng viên "${candidateStateLabels[state]}"`
    if (choice.to === 'failed') return [`${total} ${those} chuyển sang "${candidateStateLabels.failed}".`]
    const others = total - agreed
    return [
      `${agreed} ${those} đã đồng ý được lưu vào nguồn dự trữ đến ngày đã đồng ý.`,
      ...(others === 0
        ? []
        : [`${others} ${those} chưa đồng ý lưu chuyển sang "${candidateStateLabels.failed}".`]),
    ]
  })
}

/** @throws ApiFailure 400 for a state that is named twice, or a move that the table of moves does not have */
export function checkChoices(choices: readonly Choice[]): void {
  for (const [place, { state, to }] of choices.entries()) {
    const isSecond = choices.findIndex((each) => each.state === state) < place
    if (isSecond) throw invalidInput({ [`candidates.${place}.state`]: ['Mỗi nhóm chỉ chọn một lần.'] })
    if (!(moves[to].from as readonly string[]).includes(state)) {
      throw invalidInput({
        [`candidates.${place}.to`]: [
          `Ứng viên "${candidateStateLabels[state]}" không chuyển sang "${candidateStateLabels[to]}" được.`,
        ],
      })
    }
  }
}

/** Brings everybody of the chosen groups to an end, each with a row of history. Who may not be kept in the pool fails. */
export async function endCandidates(
  context: ProductContext,
  id: number,
  choices: readonly Choice[],
): Promise<void> {
  const { db, companyId, session, inThisCompany } = context
  for (const { state, to, reason } of choices)
    await sql`
      with chosen as (
        select candidates.id, ${to === 'archived' ? agreedUntil(context) : sql`null::date`} as until
        from candidates where ${inThisCompany('candidates')} and recruitment_id = ${id} and removed_at is null
          and state = ${state} order by candidates.id for update
      ), ended as (
        update candidates set state = case when chosen.until is null then 'failed' else 'archived' end,
          state_reason = ${reason}, archived_until = chosen.until, failed_round_id = null,
          ended_at = case when chosen.until is null then now() end
        from chosen where ${inThisCompany('candidates')} and candidates.id = chosen.id
        returning candidates.id, candidates.state
      )
      insert into candidate_moves (company_id, candidate_id, from_state, to_state, reason, moved_by)
      select ${companyId}, id, ${state}, state, ${reason}, ${session.userId} from ended`.execute(db)
}
