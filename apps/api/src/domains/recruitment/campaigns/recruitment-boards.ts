import type { Data } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { ApiFailure, type FieldErrors, invalidInput, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import type { PartRows } from '../../../standard-set/part-rows.ts'
import { writableCampaign } from './campaign-record.ts'
import { campaignRows } from './campaign-rows.ts'

type Member = Data<'recruitmentBoards.bulk'>['boards'][number]
interface Sent {
  employee_id: number
  role: string
  round_ids?: number[]
}

/** Who sits in the board of a campaign, its chair first. */
export const boardRows: PartRows = {
  table: 'recruitment_boards',
  key: 'boards',
  shown: sql`part.employee_id, part.role,
    (select e.full_name from employees e where e.company_id = part.company_id and e.id = part.employee_id) as employee_name,
    exists (select from employees e where e.company_id = part.company_id and e.id = part.employee_id and not e.active) as has_left,
    array(select sits.round_id from recruitment_board_rounds sits
      where sits.company_id = part.company_id and sits.board_id = part.id order by sits.round_id) as round_ids`,
  order: sql`array_position(array['chair', 'member', 'expert', 'secretary'], part.role)`,
}

export default defineOperations('recruitmentBoards', {
  'recruitmentBoards.bulk': async ({ path, body: { boards, version } }, context) => {
    const campaign = await writableCampaign(context, path.id)
    if (version !== undefined && version !== campaign.version) {
      throw stale({ boards: await campaignRows<Member>(context, boardRows, path.id) })
    }
    refuseTwice(boards)
    const before = await campaignRows<Member>(context, boardRows, path.id)
    await refuseRecorded(context, path.id, boards)
    const recorded = await recordedSeats(context, path.id)
    await leave(context, path.id, boards)
    for (const [at, member] of boards.entries()) await seat(context, path.id, member, at)
    await refuseNarrowed(context, path.id, recorded)
    // Who saves next has to have seen this board.
    await sql`update recruitments set id = id
      where ${context.inThisCompany('recruitments')} and id = ${path.id}`.execute(context.db)
    const after = await campaignRows<Member>(context, boardRows, path.id)
    const values = { of: 'recruitments', before: { boards: before }, after: { boards: after } } as const
    context.audit({ recordId: path.id, changedFields: ['boards'], values })
    return { boards: after }
  },
})

/** @throws ApiFailure 400 for somebody who is named twice, and for a second chair */
function refuseTwice(boards: readonly Sent[]): void {
  const errors: FieldErrors = {}
  for (const [at, { employee_id: employeeId, role }] of boards.entries()) {
    const before = boards.slice(0, at)
    if (before.some((other) => other.employee_id === employeeId)) {
      errors[`boards.${at}.employee_id`] = ['Người này đã có trong hội đồng.']
    }
    if (role === 'chair' && before.some((other) => other.role === 'chair')) {
      errors[`boards.${at}.role`] = ['Hội đồng chỉ có một chủ tịch.']
    }
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

/**
 * Whoever judged in a round as it was closed or has handed in a card keeps his place: minutes are made of the board, and
 * would lose him. Whoever came to the board after that closing, or judges there since, is there by a mistake, which can be
 * put right.
 * @throws ApiFailure 409 when one of them is not named any more
 */
async function refuseRecorded(context: ProductContext, id: number, boards: readonly Sent[]): Promise<void> {
  const { db, companyId, inThisCompany } = context
  const staying = boards.map(({ employee_id: employeeId }) => employeeId)
  const { rows } = await sql<{ name: string | null }>`
    select employee.full_name as name from recruitment_boards board
    left join employees employee on employee.company_id = board.company_id and employee.id = board.employee_id
    where ${inThisCompany('board')} and board.recruitment_id = ${id} and board.employee_id <> all(${staying}::bigint[])
      and (exists (select from recruitment_examiners judge
          join recruitment_rounds round on round.company_id = judge.company_id and round.id = judge.round_id
          where judge.company_id = ${companyId} and judge.recruitment_id = ${id}
            and judge.employee_id = board.employee_id and ${satAtClosing})
        or exists (select from recruitment_results card
          where card.company_id = ${companyId} and card.recruitment_id = ${id} and card.employee_id = board.employee_id
            and ${isToldOf(context)}))
    limit 1`.execute(db)
  if (rows[0] === undefined) return
  throw new ApiFailure(
    409,
    `${rows[0].name ?? 'Thành viên này'} đã nộp phiếu hoặc chấm ở vòng đã chốt nên phải còn tên trong hội đồng. Để không chờ phiếu còn thiếu, hãy chốt vòng kèm lý do.`,
  )
}

/**
 * Whether `card` is handed in and may refuse the caller something. Cards of a round in which he judges himself stay kept
 * from him, so they refuse nothing.
 */
function isToldOf({ companyId, session }: ProductContext) {
  const ofCaller = sql`of_caller.company_id = ${companyId} and of_caller.employee_id = ${session.employeeId}
    and of_caller.round_id = card.round_id`
  return sql`card.state = 'handed_in'
    and not exists (select from recruitment_examiners of_caller where ${ofCaller})
    and not exists (select from recruitment_results of_caller where ${ofCaller})`
}

/** Whether `round` was closed with `judge` among its examiners; not of a round that is open. */
const satAtClosing = sql<SqlBool>`coalesce(judge.employee_id = any(round.closed_examiners), false)`

/** An examiner whom the minutes of a round name. */
interface RecordedSeat {
  round_id: number
  employee_id: number
  round: string
  name: string | null
}

/** Who judges where a round was closed with him or a card of his is handed in, as the board stands. */
async function recordedSeats(context: ProductContext, id: number): Promise<RecordedSeat[]> {
  const { db, companyId } = context
  const { rows } = await sql<RecordedSeat>`
    select judge.round_id, judge.employee_id, round.name as round, employee.full_name as name
    from recruitment_examiners judge
    join recruitment_rounds round on round.company_id = judge.company_id and round.id = judge.round_id
    left join employees employee on employee.company_id = judge.company_id and employee.id = judge.employee_id
    where judge.company_id = ${companyId} and judge.recruitment_id = ${id}
      and (${satAtClosing} or exists (select from recruitment_results card
        where card.company_id = judge.company_id and card.round_id = judge.round_id
          and card.employee_id = judge.employee_id and ${isToldOf(context)}))
    order by round.display_order, round.id, employee.full_name, judge.employee_id`.execute(db)
  return rows
}

/**
 * Other rounds or another role take nobody out of a round whose minutes name him, as leaving the board does not.
 * @param recorded who judged there before the board was written
 * @throws ApiFailure 409 when one of them judges there no more
 */
async function refuseNarrowed(
  { db, companyId }: ProductContext,
  id: number,
  recorded: readonly RecordedSeat[],
): Promise<void> {
  if (recorded.length === 0) return
  const { rows } = await sql<{ round_id: number; employee_id: number }>`
    select round_id, employee_id from recruitment_examiners
    where company_id = ${companyId} and recruitment_id = ${id}`.execute(db)
  const lost = recorded.find(
    (each) => !rows.some((now) => now.round_id === each.round_id && now.employee_id === each.employee_id),
  )
  if (lost === undefined) return
  throw new ApiFailure(
    409,
    `${lost.name ?? 'Thành viên này'} đã nộp phiếu hoặc vòng đã chốt ở ${lost.round}, nên vẫn phải chấm vòng đó để biên bản còn tên. Hãy giữ vai trò và vòng tham gia của người này.`,
  )
}

/** Takes out who is not named any more; nobody is the chair while another one becomes it. */
async function leave(context: ProductContext, id: number, boards: readonly Sent[]): Promise<void> {
  const { db, inThisCompany } = context
  const staying = boards.map(({ employee_id: employeeId }) => employeeId)
  await sql`delete from recruitment_boards where ${inThisCompany('recruitment_boards')} and recruitment_id = ${id}
    and employee_id <> all(${staying}::bigint[])`.execute(db)
  await sql`update recruitment_boards set role = 'member' where ${inThisCompany('recruitment_boards')}
    and recruitment_id = ${id} and role = 'chair'`.execute(db)
}

async function seat(
  { db, companyId, inThisCompany }: ProductContext,
  id: number,
  { employee_id: employeeId, role, round_ids: roundIds = [] }: Sent,
  at: number,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into recruitment_boards (company_id, recruitment_id, employee_id, role)
    select ${companyId}, ${id}, e.id, ${role} from employees e where e.company_id = ${companyId} and e.id = ${employeeId}
    on conflict (company_id, recruitment_id, employee_id) do update set role = excluded.role returning id`.execute(
    db,
  )
  const [member] = rows
  if (!member) throw invalidInput({ [`boards.${at}.employee_id`]: ['Nhân viên không tồn tại.'] })
  await sql`delete from recruitment_board_rounds
    where ${inThisCompany('recruitment_board_rounds')} and board_id = ${member.id}`.execute(db)
  const { rows: sits } = await sql`
    insert into recruitment_board_rounds (company_id, recruitment_id, board_id, round_id)
    select ${companyId}, ${id}, ${member.id}, round.id from recruitment_rounds round
    where round.company_id = ${companyId} and round.recruitment_id = ${id} and round.id = any(${roundIds}::bigint[])
    returning round_id`.execute(db)
  if (sits.length !== roundIds.length) {
    throw invalidInput({ [`boards.${at}.round_ids`]: ['Vòng không thuộc đợt tuyển dụng này.'] })
  }
}
