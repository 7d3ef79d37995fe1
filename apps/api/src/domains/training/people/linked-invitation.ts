import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { LinkContext } from '../../../contract/handlers.ts'
import { addressText } from '../../../address-text.ts'
import { type HeldCourse, holdCourse, type OpenPerson, type Person } from './course-people.ts'
import { invitedTo } from './invitation-facts.ts'
import { promiseText, refusalOf, writeMove } from './move-person.ts'
import { type PersonMoveName, personMoves } from './person-states.ts'
import { seatWaiting } from './seats.ts'

type Answered = Pick<Person, 'group_name' | 'reason' | 'answered_at'>

/** The invitation that a link leads to: the course, and what may be answered now. Of people it tells a number alone. */
export async function linkedInvitation(context: LinkContext): Promise<Schemas['LinkedTraining']> {
  const me = await personOf(context)
  const { course, facts, days, colleagues_total } = await invitedTo(context, me.training_id, me)
  const { db, inThisCompany } = context
  const { rows } = await sql<Pick<Schemas['LinkedTraining'], 'company_name' | 'location_address'>>`
    select companies.name as company_name, ${addressText('place')} as location_address
    from trainings course join companies on companies.id = course.company_id
    left join training_locations place on ${inThisCompany('place')} and place.id = course.location_id
    where ${inThisCompany('course')} and course.id = ${me.training_id}`.execute(db)
  const [of = { company_name: '', location_address: null }] = rows
  return {
    ...facts,
    ...of,
    id: me.id,
    version: me.version,
    state: me.state,
    mandatory: me.mandatory,
    reason: me.reason,
    answered_at: me.answered_at,
    colleagues_total,
    days,
    promise: asksPromise(me, course) ? promiseText(course) : null,
    join_refusal: stepsOf(me, course).refusal,
    refuse_refusal: refusalOf(personMoves.refused, me, course),
  }
}

/**
 * Answers one's own invitation by a link: whoever takes part goes every step towards it at once, each kept in the history.
 * @throws ApiFailure 400 for a refusal without a reason or a promise that is not made, 404 for who is no longer in the
 *   course, 409 for an answer that is too late, not there any more, of another page than this link's, or for a promise whose
 *   words are others now
 */
export async function answerLinked(
  { body }: Input<'externals.answerTraining'>,
  context: LinkContext,
): Promise<Data<'externals.answerTraining'>> {
  const { training_id: courseId } = await personOf(context)
  const course = await holdCourse(context, courseId)
  const me = await personOf(context)
  if (body.id !== me.id)
    throw new ApiFailure(
      409,
      'Trang vừa gửi là của một lời mời khác. Hãy mở lại đường dẫn của bạn rồi trả lời.',
    )
  if (body.version !== me.version)
    throw new ApiFailure(
      409,
      'Câu trả lời vừa được thay đổi ở nơi khác. Hãy xem trạng thái bên dưới trước khi trả lời lại.',
    )
  if (body.answer === 'refused') await refuse(context, me, course, body)
  else await join(context, me, course, body)
  await seatWaiting(context, course)
  return { training: await linkedInvitation(context) }
}

type Reply = Input<'externals.answerTraining'>['body']
type Me = OpenPerson & Answered

async function refuse(
  context: LinkContext,
  me: Me,
  course: HeldCourse,
  { reason, way }: Reply,
): Promise<void> {
  const refusal = refusalOf(personMoves.refused, me, course)
  if (refusal !== null) throw new ApiFailure(409, refusal)
  if (reason === undefined) throw invalidInput({ reason: ['Vui lòng nhập lý do không tham gia.'] })
  await writeMove(context, me, { to: 'refused', reason, also: answeredBy(way) })
}

async function join(
  context: LinkContext,
  me: Me,
  course: HeldCourse,
  { promise, promise_text: read, way }: Reply,
): Promise<void> {
  const { steps, refusal } = stepsOf(me, course)
  if (refusal !== null) throw new ApiFailure(409, refusal)
  if (asksPromise(me, course)) {
    if (promise !== true)
      throw invalidInput({ promise: ['Vui lòng đánh dấu đồng ý với cam kết trước khi xác nhận tham gia.'] })
    // HR may change the course between the page and its answer; nobody promises what he has not read.
    if (read !== undefined && read !== promiseText(course))
      throw new ApiFailure(409, 'Nội dung cam kết vừa được thay đổi. Hãy đọc lại rồi xác nhận.')
  }
  let { state } = me
  for (const step of steps) {
    const made =
      step === 'promised' ? sql`, promised_at = now(), promise_text = ${promiseText(course)}` : sql``
    await writeMove(
      context,
      { ...me, state },
      { to: personMoves[step].to, reason: undefined, also: sql`${answeredBy(way)}${made}` },
    )
    state = personMoves[step].to
  }
}

const answeredBy = (way: Reply['way'] = 'mail') => sql`, answered_at = now(), answered_by = ${way}`

function asksPromise({ state }: Me, { commit_required: isAsked }: HeldCourse): boolean {
  return isAsked && ['listed', 'registered'].includes(state)
}

/** The steps that lead to taking part from where somebody is, or why they cannot be gone now. */
function stepsOf(me: Me, course: HeldCourse): { steps: PersonMoveName[]; refusal: string | null } {
  if (me.state === 'waiting')
    return {
      steps: [],
      refusal: 'Khóa đã hết chỗ. Bạn đang trong danh sách chờ và có chỗ ngay khi ai đó rút lui.',
    }
  const before: PersonMoveName[] = asksPromise(me, course)
    ? ['promised']
    : me.state === 'listed' && !me.mandatory
      ? ['registered']
      : []
  const steps: PersonMoveName[] = [...before, 'confirmed']
  let { state } = me
  for (const step of steps) {
    const refusal = refusalOf(personMoves[step], { ...me, state }, course)
    if (refusal !== null) return { steps: [], refusal }
    state = personMoves[step].to
  }
  return { steps, refusal: null }
}

/** @throws ApiFailure 404 for who has been taken out of the course */
async function personOf({ db, inThisCompany, recordId }: LinkContext): Promise<Me> {
  const { rows } = await sql<Me>`
    select id, training_id, employee_id, state, mandatory, version, group_name, reason, answered_at
    from training_employees where ${inThisCompany('training_employees')} and id = ${recordId}`.execute(db)
  const [me] = rows
  if (me === undefined)
    throw new ApiFailure(
      404,
      'Bạn không còn trong danh sách học viên của khóa đào tạo này nên không cần trả lời. Nếu có nhầm lẫn, hãy liên hệ bộ phận nhân sự.',
    )
  return me
}
