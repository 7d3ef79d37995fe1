import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { openPicture } from '../question-pictures.ts'
import { holdKeys } from '../correction/key-lock.ts'
import { asked, pictureOf, questionsOf } from '../exams/papers.ts'
import { visibleRows } from '../../../contract/access.ts'
import { marksOf } from '../marking/answer-marks.ts'
import { answeredQuestions } from './answered-questions.ts'
import { type Answer, answersOf, handIn, keepAnswers } from './hand-in.ts'
import { noticeOf } from './notice.ts'
import { graceSeconds } from './grace.ts'
import { keepLate, over, refuseLate } from './late-answers.ts'
import { type OwnPerson, ownPeople, ownPerson } from './own-person.ts'
import { reportIncident } from './report-incident.ts'
import { receiptOf, shownExam } from './shown-exam.ts'
import { nothingShown, shownOf, shownPart, showsPaper } from './shown-paper.ts'

type Sitting = Data<'quizTaking.start'>['sitting']
type Answered = Data<'quizTaking.viewAnswers'>['questions'][number]

/** What a page tells of itself with a save. */
interface Heard {
  device: string
  away_count?: number
  away_seconds?: number
}

/** Letters of all parts of an answer, as the table holds them. */
const longestAnswer = 10_000
const paused = 'Bài thi của bạn đang tạm dừng, đồng hồ đứng yên. Câu trả lời được gửi khi bạn được làm tiếp.'
const elsewhere = 'Bài thi đang mở ở thiết bị khác. Chọn “Tiếp tục ở đây” để làm tiếp trên thiết bị này.'
const closedMeanwhile = 'Bài thi đã được nộp hoặc đang mở ở thiết bị khác. Vui lòng tải lại trang.'

/** Taking an exam: everything here is about the caller himself. */
export default defineOperations('quizTaking', {
  'quizTaking.list': async (_, context) => ({ exams: (await ownPeople(context)).map(shownExam) }),

  'quizTaking.info': async ({ path }, context) => {
    const own = await ownPerson(context, path.id)
    const { version, text } = await noticeOf(context)
    return { exam: shownExam(own), notice: { version, text: [...text] }, messages: own.messages }
  },

  'quizTaking.start': async ({ path, body }, context) => {
    const own = await ownPerson(context, path.id)
    if (own.attempt_id === null) await begin(context, own, body)
    else await heard(context, own.attempt_id, body)
    const now = await ownPerson(context, path.id)
    requireOpen(now)
    if (now.device !== body.device) throw new ApiFailure(409, elsewhere)
    context.audit({ recordId: now.exam_id })
    return { sitting: await sittingOf(context, now) }
  },

  'quizTaking.takeOver': async ({ path, body }, context) => {
    const own = await ownPerson(context, path.id)
    if (own.attempt_id === null) throw new ApiFailure(409, 'Bạn chưa vào thi.')
    requireOpen(own)
    await sql`update quiz_attempts set device = ${body.device}, heard_at = now()
      where company_id = ${context.companyId} and id = ${own.attempt_id} and state = 'running'`.execute(
      context.db,
    )
    context.audit({ recordId: own.exam_id })
    return { sitting: await sittingOf(context, own) }
  },

  'quizTaking.answers': async ({ path, body }, context) => {
    const own = await ownPerson(context, path.id)
    const answers = known(own, body.answers)
    refuseLate(own, body.device, answers)
    const attemptId = requireMine(own, body.device)
    const at = { attemptId, device: body.device }
    await heard(context, attemptId, body)
    if (!(await keepAnswers(context, at, answers))) throw new ApiFailure(409, closedMeanwhile)
    return {
      saved_through: Math.max(0, ...body.answers.map(({ seq }) => seq)),
      remaining_ms: Math.max(0, own.remaining_ms ?? 0),
      messages: own.messages,
    }
  },

  'quizTaking.reportIncident': async ({ path, body }, context) => {
    const own = await ownPerson(context, path.id)
    await reportIncident(context, own, body.text)
    context.audit({ recordId: own.exam_id })
    return { reported: true }
  },

  'quizTaking.finish': async ({ path, body }, context) => {
    const own = await heldPerson(context, path.id)
    await keepLate(context, own, body.device, known(own, body.answers))
    if (own.receipt === null) {
      if (own.attempt_id === null) throw new ApiFailure(409, 'Bạn chưa vào thi.')
      const isLate = (own.remaining_ms ?? 0) < -graceSeconds * 1000
      if (!isLate) {
        const at = { attemptId: requireMine(own, body.device), device: body.device }
        await keepAnswers(context, at, known(own, body.answers))
      }
      await handIn(context, {
        attemptId: own.attempt_id,
        paperId: own.paper_id,
        passPercent: own.pass_percent,
        by: isLate ? 'clock' : 'taker',
      })
      context.audit({ recordId: own.exam_id })
    }
    const receipt = receiptOf(await ownPerson(context, path.id))
    if (receipt === null) throw new ApiFailure(409, 'Bài thi đã bị hủy.')
    return { receipt }
  },

  'quizTaking.results': async ({ path }, context) => {
    const own = await ownPerson(context, path.id)
    const receipt = receiptOf(own)
    if (receipt === null || own.attempt_id === null) throw new ApiFailure(409, 'Bạn chưa nộp bài thi này.')
    if (!isReleased(own)) return { receipt, result: null, shows: nothingShown, questions: [] }
    const shows = shownOf(own)
    return {
      receipt,
      result: {
        score: own.score ?? 0,
        points: own.points ?? 0,
        max_points: own.max_points ?? 0,
        passed: own.passed ?? false,
      },
      shows,
      questions: showsPaper(shows)
        ? (await answered(context, own.attempt_id, own.paper_id)).map((question) =>
            shownPart(question, shows),
          )
        : [],
    }
  },

  'quizTaking.picture': async ({ path }, context) => {
    const own = await ownPerson(context, path.id)
    if (own.receipt === null) requireOpen(own)
    // Handed in, the paper is seen again with its answers alone.
    else if (!isReleased(own) || !showsPaper(shownOf(own))) throw notFound()
    return openPicture(context, await pictureOf(context, own.paper_id, path.slot))
  },

  'quizTaking.viewAnswers': async ({ path }, context) => {
    const { rows } = await sql<{ paper_id: number }>`
      select attempt.paper_id from quiz_attempts attempt
      join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
      join quiz_exams on quiz_exams.company_id = attempt.company_id and quiz_exams.id = person.exam_id
      where attempt.company_id = ${context.companyId} and attempt.id = ${path.id}
        and ${visibleRows(context, { table: 'quiz_exams' })}`.execute(context.db)
    if (rows[0] === undefined) throw notFound()
    return { questions: await answered(context, path.id, rows[0].paper_id) }
  },
})

/** Without its score a paper shows nothing: the marks of one written answer would tell that another one waits. */
function isReleased({ state, show_result: shows, is_out: isOut, score }: OwnPerson): boolean {
  const isDue = shows === 'now' || (shows === 'after' && isOut)
  return state !== 'cancelled' && isDue && score !== null
}

/**
 * Keeps that a page was heard of, at most three times a minute, and how often it was left. It comes before the answers are kept:
 * two saves at once wait for each other here, where neither holds the row yet.
 */
async function heard(
  { db, companyId }: ProductContext,
  attemptId: number,
  { device, away_count: count = 0, away_seconds: seconds = 0 }: Heard,
): Promise<void> {
  await sql`update quiz_attempts set away_count = greatest(away_count, ${count}),
      away_seconds = greatest(away_seconds, ${seconds}), heard_at = now()
    where company_id = ${companyId} and id = ${attemptId} and state = 'running' and device = ${device}
      and (away_count < ${count} or away_seconds < ${seconds} or heard_at < now() - interval '20 seconds')`.execute(
    db,
  )
}

/** Makes the attempt, once, whoever presses how often. */
async function begin(
  context: ProductContext,
  own: OwnPerson,
  { device, notice_version: version }: { device: string; notice_version: number },
): Promise<void> {
  const { db, companyId } = context
  if (version !== (await noticeOf(context)).version) {
    throw new ApiFailure(
      409,
      'Thông báo về dữ liệu được ghi lại đã thay đổi. Vui lòng tải lại trang và đọc lại.',
    )
  }
  if (own.status === 'upcoming') throw new ApiFailure(409, 'Kỳ thi chưa mở.')
  if (own.status === 'cancelled') throw new ApiFailure(409, 'Kỳ thi đã hủy.')
  // A pause that is under way is waited for, and none begins before this one has.
  await holdKeys(context, own.exam_id)
  // Two exams begun at once by the same person come one after the other; no row of anybody else is held.
  await sql`select mine.id from quiz_exam_people mine
    join quiz_exam_people this on this.company_id = mine.company_id and this.employee_id = mine.employee_id
    where this.company_id = ${companyId} and this.id = ${own.person_id} order by mine.id for no key update of mine`.execute(
    db,
  )
  const { rows: others } = await sql<{ name: string }>`
    select exam.name from quiz_attempts attempt
    join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
    join quiz_exam_people mine on mine.company_id = person.company_id and mine.employee_id = person.employee_id
    join quiz_exams exam on exam.company_id = attempt.company_id and exam.id = person.exam_id
    where attempt.company_id = ${companyId} and mine.id = ${own.person_id} and person.id <> mine.id and attempt.state = 'running'
      and (attempt.deadline_at > now() or attempt.paused_at is not null) and exam.stage = 'scheduled' limit 1`.execute(
    db,
  )
  if (others[0]) throw new ApiFailure(409, `Bạn đang làm bài thi ${others[0].name}. Hãy nộp bài đó trước.`)
  await sql`
    insert into quiz_attempts (company_id, person_id, paper_id, notice_version, device, deadline_at)
    select person.company_id, person.id, person.paper_id, ${version}, ${device},
      least(now() + make_interval(mins => exam.duration), exam.end_at + make_interval(secs => person.paused_seconds))
        + make_interval(mins => person.extra_minutes)
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    where person.company_id = ${companyId} and person.id = ${own.person_id} and now() between exam.start_at
      and exam.end_at + make_interval(mins => person.extra_minutes, secs => person.paused_seconds)
      and person.pause_id is null and quiz_exam_status(exam) <> 'paused'
    on conflict do nothing`.execute(db)
}

/** One's own place, with the attempt held: of two who hand in at once the second one finds the receipt. */
async function heldPerson(context: ProductContext, examId: number): Promise<OwnPerson> {
  const { attempt_id: id } = await ownPerson(context, examId)
  await holdKeys(context, examId)
  await sql`select id from quiz_attempts where company_id = ${context.companyId} and id = ${id} for update`.execute(
    context.db,
  )
  return ownPerson(context, examId)
}

function isHandedIn(state: OwnPerson['state']): boolean {
  return state === 'handed_in' || state === 'marked' || state === 'released'
}

function requireOpen({ state, status, attempt_id: id, remaining_ms: left }: OwnPerson): void {
  if (status === 'cancelled') throw new ApiFailure(409, 'Kỳ thi đã hủy.')
  if (state === 'cancelled') throw new ApiFailure(409, 'Bài thi của bạn đã bị hủy.')
  if (isHandedIn(state)) throw new ApiFailure(409, 'Bạn đã nộp bài thi này.')
  if (status === 'paused') throw new ApiFailure(409, paused)
  if (id === null) throw new ApiFailure(409, 'Kỳ thi đã đóng.')
  if ((left ?? 0) < -graceSeconds * 1000) throw new ApiFailure(409, over)
}

function requireMine(own: OwnPerson, device: string): number {
  requireOpen(own)
  if (own.device !== device) throw new ApiFailure(409, elsewhere)
  // It is open, so it is there.
  return own.attempt_id ?? 0
}

/**
 * The answers without what belongs to no question of the paper.
 * @throws ApiFailure 400 for one that is too long to be kept
 */
function known({ questions_total: most }: OwnPerson, answers: readonly Answer[]): Answer[] {
  const long = answers.find(({ value }) => value.join('').length > longestAnswer)
  if (long) {
    throw invalidInput({ answers: [`Câu ${long.slot}: Câu trả lời không được vượt quá 10,000 ký tự.`] })
  }
  return answers.filter(({ slot }) => slot <= most)
}

async function sittingOf(context: ProductContext, own: OwnPerson): Promise<Sitting> {
  const questions = await questionsOf(context, own.paper_id)
  return {
    attempt_id: own.attempt_id ?? 0,
    seal_key: own.seal_key ?? '',
    paper_code: own.paper_code,
    remaining_ms: Math.max(0, own.remaining_ms ?? 0),
    away_count: own.away_count,
    away_seconds: own.away_seconds,
    messages: own.messages,
    questions: questions.map(asked),
    answers: await answersOf(context, own.attempt_id ?? 0),
  }
}

async function answered(context: ProductContext, attemptId: number, paperId: number): Promise<Answered[]> {
  const questions = await questionsOf(context, paperId)
  const given = new Map((await answersOf(context, attemptId)).map(({ slot, value }) => [slot, value]))
  return answeredQuestions(questions, given, await marksOf(context, attemptId))
}
