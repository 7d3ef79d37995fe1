import { type RawBuilder, sql } from 'kysely'
import { savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { LinkContext, ProductContext } from '../../../contract/handlers.ts'
import { takeBackCertificate } from '../certificates/held-certificates.ts'
import { formatDay } from './day-words.ts'
import {
  type HeldCourse,
  type OpenPerson,
  openPerson,
  type Person,
  recordMoves,
  showPerson,
} from './course-people.ts'
import {
  type PersonMove,
  type PersonMoveName,
  personMoves,
  type PersonState,
  seatedStates,
  unansweredStates,
} from './person-states.ts'
import { seatsFree, seatWaiting } from './seats.ts'

/** What nobody confirms of himself. */
export const ownDeed = 'Bạn không thể tự xác nhận cho chính mình; hãy nhờ trưởng đơn vị hoặc bộ phận nhân sự.'

interface Asked {
  version?: number | undefined
  reason?: string | undefined
}

/**
 * Brings somebody into another state by one of the changes of the table, and gives a seat that became free to the next.
 * Whoever answers for somebody else says why.
 * @throws ApiFailure 404 for who is not the caller's, 409 for a change that is not there, too late or without a seat
 */
export async function movePerson(
  context: ProductContext,
  id: number,
  name: PersonMoveName,
  { version, reason }: Asked,
): Promise<{ employee: Person }> {
  const { person, course } = await openPerson(context, id, version)
  const move: PersonMove = personMoves[name]
  const isOneself = person.employee_id === context.session.employeeId
  const refusal = refusalOf(move, person, course, isOneself ? 'self' : 'behalf')
  if (refusal !== null) throw new ApiFailure(409, refusal)
  if (move.isAnswer && !isOneself && reason === undefined) {
    throw invalidInput({ reason: ['Vui lòng nhập lý do khi trả lời thay học viên.'] })
  }
  if (!move.isAnswer && isOneself) {
    throw new ApiFailure(409, ownDeed)
  }
  if (person.state === 'waiting' && move.to === 'registered' && (await seatsFree(context, course)) < 1) {
    throw new ApiFailure(409, 'Khóa đào tạo chưa còn chỗ trống; học viên vẫn giữ thứ tự trong danh sách chờ.')
  }
  const answered = move.isAnswer
    ? sql`, answered_at = now(), answered_by = ${isOneself ? 'self' : 'behalf'}`
    : sql``
  const promise =
    move.to === 'promised' ? sql`, promised_at = now(), promise_text = ${promiseText(course)}` : sql``
  await writeMove(context, person, { to: move.to, reason, also: sql`${answered}${promise}` })
  await seatWaiting(context, course)
  return showPerson(context, person)
}

/**
 * Takes back the last change of somebody's state, with a reason; the history keeps both.
 * @throws ApiFailure 409 when there is nothing to go back to, or no seat
 */
export async function returnPerson(
  context: ProductContext,
  id: number,
  { version, reason }: Asked,
): Promise<{ employee: Person }> {
  const { person, course } = await openPerson(context, id, version)
  const { rows } = await sql<{ from_state: PersonState | null }>`
    select from_state from training_employee_moves
    where ${context.inThisCompany('training_employee_moves')} and training_employee_id = ${id}
      and to_state = ${person.state} and not is_return order by id desc limit 1`.execute(context.db)
  const to = rows[0]?.from_state
  if (!to) throw new ApiFailure(409, 'Học viên đang ở trạng thái đầu tiên, không có gì để quay lại.')
  if (!hasSeat(person.state) && hasSeat(to) && (await seatsFree(context, course)) < 1) {
    throw new ApiFailure(409, 'Khóa đào tạo không còn chỗ trống cho học viên này.')
  }
  // A result that is taken back takes its certificate along.
  const wasJudged = ['passed', 'failed'].includes(person.state)
  if (wasJudged) await takeBackCertificate(context, id)
  const judged = wasJudged ? sql`, score = null` : sql``
  const isUnanswered = [...unansweredStates, 'registered'].includes(to)
  const also = isUnanswered
    ? sql`, answered_at = null, answered_by = null, promised_at = null, promise_text = null`
    : sql``
  await writeMove(context, person, { to, reason, also: sql`${also}${judged}`, isReturn: true })
  await seatWaiting(context, course)
  return showPerson(context, person)
}

interface Written {
  to: PersonState
  reason: string | undefined
  /** Columns that change besides. */
  also: RawBuilder<unknown>
  isReturn?: boolean
}

/** Brings somebody into another state, of whom the rules have been asked. */
export async function writeMove(
  context: ProductContext | LinkContext,
  person: OpenPerson,
  { to, reason, also, isReturn = false }: Written,
): Promise<void> {
  await sql`
    update training_employees set state = ${to}, reason = ${reason ?? null},
      waiting_since = case when ${to} = 'waiting' then clock_timestamp() end ${also}
    where ${context.inThisCompany('training_employees')} and id = ${person.id} and state = ${person.state}`.execute(
    context.db,
  )
  await recordMoves(context, person.training_id, {
    ids: [person.id],
    from: person.state,
    to,
    reason,
    isReturn,
  })
  // Whoever answers by a link comes by an operation of another resource.
  const changes = savedChanges({ state: person.state }, { state: to })
  context.audit({ resource: 'trainingEmployees', recordId: person.id, ...changes })
}

/** The last day for an answer; null where the course has no deadline. */
export function lastDayOf(
  { until }: PersonMove,
  course: Pick<HeldCourse, 'register_deadline' | 'confirm_deadline'>,
): string | null {
  return (until && course[until]) ?? (until ? course.confirm_deadline : null)
}

/**
 * Why a change cannot be made for this person in this course today, in words; null when it can. One registers until the
 * deadline of registering, else that of confirming. A course without any is answered until the day before its first; from
 * then on who looks after it answers on behalf of others, until it begins.
 */
export function refusalOf(
  move: PersonMove,
  person: Pick<OpenPerson, 'state' | 'mandatory'>,
  course: HeldCourse,
  by: 'self' | 'behalf' = 'self',
): string | null {
  const { words } = move
  const over = { finished: 'đã kết thúc', cancelled: 'đã hủy' }[course.status]
  if (over) return `Khóa đào tạo ${over}.`
  const from = [...move.from, ...(person.mandatory ? (move.fromIfMandatory ?? []) : [])]
  if (!from.includes(person.state)) {
    return `Trạng thái hiện tại của học viên không cho phép ${words}. Vui lòng tải lại.`
  }
  const begun = course.begins !== null && course.begins <= course.today
  if (move.when === 'begun') {
    return course.status === 'planned' || !begun ? `Khóa chưa bắt đầu nên chưa thể ${words}.` : null
  }
  if (course.status === 'running' || (move.when === 'before' && begun)) {
    return `Khóa đã bắt đầu nên không thể ${words}.`
  }
  if (move.when === 'answering' && course.status !== 'open') {
    return `Khóa chưa mở đăng ký nên chưa thể ${words}.`
  }
  const last = lastDayOf(move, course)
  if (move.when === 'answering' && !last && begun && by === 'self') {
    return `Khóa đã đến ngày học nên không tự ${words} được nữa. Hãy liên hệ người phụ trách khóa.`
  }
  if (last && last < course.today) return `Đã quá hạn ${words} (${formatDay(last)}).`
  if (move.to === 'promised' && !course.commit_required) return 'Khóa đào tạo này không yêu cầu cam kết.'
  if (move.to === 'confirmed' && course.commit_required && person.state !== 'promised') {
    return 'Khóa đào tạo này yêu cầu cam kết trước khi xác nhận tham gia.'
  }
  return null
}

function hasSeat(state: PersonState): boolean {
  return seatedStates.some((seated) => seated === state)
}

/** What is promised, as it stood on that day (Điều 62 BLLĐ 2019: how long one works on after the course). */
export function promiseText({
  name,
  commit_months: months,
}: Pick<HeldCourse, 'name' | 'commit_months'>): string {
  const long = months === null ? 'theo hợp đồng đào tạo' : `ít nhất ${months} tháng`
  return `Tôi cam kết tiếp tục làm việc ${long} kể từ ngày sau khi kết thúc khóa ${name}, và hoàn trả chi phí đào tạo theo hợp đồng đào tạo nếu không thực hiện.`
}
