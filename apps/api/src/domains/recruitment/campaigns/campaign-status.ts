import { recruitmentStatusLabels } from '@nhansu/sdk/domains/recruitment'
import { type RawBuilder, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { writeMove } from './campaign-history.ts'
import { type Campaign, heldCampaign } from './campaign-record.ts'
import {
  checkChoices,
  type Choice,
  endCandidates,
  type OpenGroup,
  openGroups,
  toldChoices,
} from './open-candidates.ts'
import { recruitmentSettings } from './recruitment-settings.ts'

type Status = Campaign['status']

/** What comes with a move. */
export interface MoveRequest {
  version?: number
  reason?: string
  closing_note?: string
  deadline?: string
  candidates?: readonly Choice[]
}

/** What a move would meet and bring about, each in a sentence. */
export interface Outlook {
  hindrances: string[]
  consequences: string[]
  /** Who has come to no end yet, where the campaign is to be closed. */
  open_candidates: OpenGroup[]
}

interface Move {
  /** The fields that the move cannot do without, with what is said where one is missing. */
  needs: Partial<Record<keyof MoveRequest, string>>
  hindrances: (context: ProductContext, id: number) => Promise<string[]>
  consequences: readonly string[]
  changes: (request: MoveRequest) => RawBuilder<unknown>
  /** True where those who are still open come to an end with it. */
  endsCandidates?: true
}

const reasonNeeded = { reason: 'Vui lòng nhập lý do.' }

/** Every move that there is, by from and to; what is not here is refused. */
export const campaignMoves: Readonly<Record<string, Move>> = {
  'planning recruiting': {
    needs: {},
    hindrances: missingToOpen,
    consequences: ['Mã đợt, đơn vị và vị trí không đổi được nữa.'],
    changes: () => sql`opened_at = now(), closed_at = null`,
  },
  'recruiting planning': {
    needs: reasonNeeded,
    hindrances: applications,
    consequences: ['Đợt trở về kế hoạch, lại sửa được toàn bộ và không còn trên cổng ứng tuyển.'],
    changes: () => sql`opened_at = null, is_published = false, is_paused = false`,
  },
  'recruiting done': {
    needs: { closing_note: 'Vui lòng nhập ghi chú kết thúc.' },
    hindrances: async () => [],
    endsCandidates: true,
    consequences: ['Đợt không nhận thêm hồ sơ và không sửa được nữa.'],
    changes: ({ closing_note: note }) => sql`closing_note = ${note}, closed_at = now()`,
  },
  'done recruiting': {
    needs: { ...reasonNeeded, deadline: 'Vui lòng chọn hạn nộp hồ sơ mới.' },
    hindrances: async () => [],
    consequences: ['Đợt tuyển dụng mở lại với hạn nộp hồ sơ mới.'],
    changes: ({ deadline }) => sql`deadline = ${deadline}, closed_at = null`,
  },
}

/**
 * What a move of a campaign would meet, without making it.
 * @throws ApiFailure 409 for a move that there is none of, 400 for choices that cannot be made
 */
export async function outlook(
  context: ProductContext,
  id: number,
  to: Status,
  request: MoveRequest,
): Promise<Outlook> {
  const { status } = await heldCampaign(context, id)
  return foresee(context, id, moveOf(status, to), request)
}

async function foresee(
  context: ProductContext,
  id: number,
  { hindrances, consequences, endsCandidates }: Move,
  { candidates: choices = [] }: MoveRequest,
): Promise<Outlook> {
  const hinders = await hindrances(context, id)
  if (!endsCandidates) return { hindrances: hinders, consequences: [...consequences], open_candidates: [] }
  checkChoices(choices)
  const groups = await openGroups(context, id)
  const left = groups.filter(({ state }) => choices.every((choice) => choice.state !== state))
  return {
    hindrances: [...hinders, ...undecided(left)],
    consequences: [...consequences, ...toldChoices(groups, choices)],
    open_candidates: groups,
  }
}

/** Everybody has been accepted or has come to an end before a campaign is done. */
function undecided(left: readonly OpenGroup[]): string[] {
  const total = left.reduce((sum, group) => sum + group.total, 0)
  return total === 0
    ? []
    : [
        `Còn ${total} ứng viên chưa có kết quả. Hãy kết luận từng hồ sơ hoặc từng nhóm trước khi kết thúc đợt.`,
      ]
}

/**
 * Brings a campaign into another state, and writes it into its history.
 * @throws ApiFailure 409 for a move that there is none of, that something hinders, or from an older version; 400 at a field
 */
export async function moveCampaign(
  context: ProductContext,
  id: number,
  to: Status,
  request: MoveRequest,
): Promise<Outlook> {
  const campaign = await heldCampaign(context, id)
  if (request.version !== undefined && request.version !== campaign.version) {
    throw new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.')
  }
  const move = moveOf(campaign.status, to)
  const met = await foresee(context, id, move, request)
  if (met.hindrances.length > 0) throw new ApiFailure(409, met.hindrances.join(' '))
  await refuseMissing(context, move, request)
  if (move.endsCandidates) await endOpenCandidates(context, id, request)
  await sql`update recruitments set status = ${to}, ${move.changes(request)}
    where ${context.inThisCompany('recruitments')} and id = ${id}`.execute(context.db)
  const reason = to === 'done' ? request.closing_note : request.reason
  await writeMove(context, id, { kind: 'status', from: campaign.status, to, reason })
  context.audit({ recordId: id, ...savedChanges({ status: campaign.status }, { status: to }) })
  return met
}

/** @throws ApiFailure 409 where somebody came to a group meanwhile that nothing was chosen for */
async function endOpenCandidates(
  context: ProductContext,
  id: number,
  { candidates: choices = [] }: MoveRequest,
): Promise<void> {
  await endCandidates(context, id, choices)
  const hindrances = undecided(await openGroups(context, id))
  if (hindrances.length > 0) throw new ApiFailure(409, hindrances.join(' '))
}

function moveOf(from: Status, to: Status): Move {
  const move = campaignMoves[`${from} ${to}`]
  if (move) return move
  const [before, after] = [recruitmentStatusLabels[from], recruitmentStatusLabels[to]]
  throw new ApiFailure(
    409,
    from === to
      ? `Đợt tuyển dụng đã ở trạng thái "${after}".`
      : `Không chuyển được đợt tuyển dụng từ "${before}" sang "${after}".`,
  )
}

async function refuseMissing({ db }: ProductContext, { needs }: Move, request: MoveRequest): Promise<void> {
  const errors = Object.entries(needs).filter(([field]) => !(field in request))
  if (errors.length > 0) {
    throw invalidInput(Object.fromEntries(errors.map(([field, text]) => [field, [text]])))
  }
  if (!('deadline' in needs)) return
  const { rows } = await sql<{ past: boolean }>`
    select ${request.deadline}::date < (now() at time zone 'Asia/Ho_Chi_Minh')::date as past`.execute(db)
  if (rows[0]?.past) throw invalidInput({ deadline: ['Hạn nộp hồ sơ phải từ hôm nay trở đi.'] })
}

/** A campaign that people have applied to cannot become a plan again. */
async function applications({ db, companyId }: ProductContext, id: number): Promise<string[]> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from candidates
    where company_id = ${companyId} and recruitment_id = ${id} and removed_at is null`.execute(db)
  const total = Number(rows[0]?.total)
  return total === 0 ? [] : [`Đợt đã có ${total} hồ sơ ứng tuyển nên không đưa về kế hoạch được.`]
}

/** What a plan lacks before people can be wanted by it. */
async function missingToOpen(context: ProductContext, id: number): Promise<string[]> {
  const { db, companyId } = context
  const { needs_approval: needsApproval, needs_board: needsBoard } = await recruitmentSettings(context)
  const { rows } = await sql<{ text: string }>`
    select needed.text from recruitments campaign, lateral (
      select count(*) as rounds, coalesce(sum(weight), 0) as weight from recruitment_rounds round
      where round.company_id = campaign.company_id and round.recruitment_id = campaign.id
    ) judged, lateral (
      select count(*) as members, count(*) filter (where role = 'chair') as chairs from recruitment_boards board
      where board.company_id = campaign.company_id and board.recruitment_id = campaign.id
    ) sitting, lateral (values
      (1, 'Đợt tuyển dụng chưa được phê duyệt.',
        campaign.approval <> 'approved' and (${needsApproval} or campaign.approval <> 'draft')),
      (2, 'Chưa có hạn nộp hồ sơ.', campaign.deadline is null),
      (3, 'Hạn nộp hồ sơ đã qua.', campaign.deadline < (now() at time zone 'Asia/Ho_Chi_Minh')::date),
      (4, 'Chưa có mô tả công việc.', campaign.description is null),
      (5, 'Chưa có yêu cầu đối với ứng viên.', campaign.requirements is null),
      (6, 'Chưa có vòng tuyển dụng nào.', judged.rounds = 0),
      (7, 'Tổng trọng số các vòng phải bằng 100%.', judged.rounds > 0 and judged.weight <> 100),
      (8, 'Hội đồng phải có ít nhất 3 người và đúng một chủ tịch.',
        ${needsBoard} and (sitting.members < 3 or sitting.chairs <> 1))
    ) as needed (place, text, is_missing)
    where campaign.company_id = ${companyId} and campaign.id = ${id} and needed.is_missing
    order by needed.place`.execute(db)
  return rows.map(({ text }) => text)
}
