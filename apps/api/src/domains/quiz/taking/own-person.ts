import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenState } from '../exams/exam-people.ts'
import { pauseReason } from '../exams/pause.ts'
import { messagesTo } from '../monitoring/monitor.ts'

/** One's own place in an exam, and how far one is by the server's clock. */
export interface OwnPerson {
  exam_id: number
  code: string
  name: string
  status: 'draft' | 'upcoming' | 'running' | 'paused' | 'ended' | 'released' | 'cancelled'
  /** Why it stands still, for everybody, for one's room or for oneself; null while it does not. */
  pause_reason: string | null
  /** Which of these it is; null while it does not. */
  paused_part: Data<'quizTaking.info'>['exam']['paused_part']
  start_at: string
  end_at: string
  duration: number
  extra_minutes: number
  questions_total: number
  pass_percent: number
  note: string | null
  show_result: 'now' | 'after' | 'none'
  show_answers: boolean
  show_marks: boolean
  show_explanations: boolean
  /** The results are out: released, or over where the exam does not wait for a release. */
  is_out: boolean
  state: 'waiting' | 'running' | 'handed_in' | 'marked' | 'released' | 'absent' | 'cancelled'
  opens_in_ms: number
  person_id: number
  paper_id: number
  paper_code: string
  attempt_id: number | null
  device: string | null
  seal_key: string | null
  away_count: number
  away_seconds: number
  /** Below zero once the time is over; null before the start. */
  remaining_ms: number | null
  /** What examiners told everybody who takes it, one's room or oneself, newest first. */
  messages: Data<'quizTaking.answers'>['messages']
  /** What an examiner last did with the attempt, and why. */
  last_move: Data<'quizTaking.info'>['exam']['last_move']
  finished_at: string | null
  ended_by: 'taker' | 'clock' | null
  answered: number | null
  receipt: string | null
  score: number | null
  points: number | null
  max_points: number | null
  passed: boolean | null
}

/**
 * One's own places in published exams, newest first.
 * @param examId only this one
 */
export async function ownPeople(
  { prepared, companyId, session }: ProductContext,
  examId?: number,
): Promise<OwnPerson[]> {
  return prepared(sql<OwnPerson>`
    select exam.id as exam_id, exam.code, exam.name, case when held.reason is not null then 'paused' else quiz_exam_status(exam) end as status,
      coalesce(${pauseReason('exam')}, held.reason) as pause_reason,
      case when ${pauseReason('exam')} is not null then 'exam' when held.room is not null then 'room'
        when held.person_id is not null then 'taker' end as paused_part, exam.start_at, exam.end_at,
      exam.duration, person.extra_minutes, (select count(*) from quiz_paper_slots slot
        where slot.company_id = person.company_id and slot.paper_id = person.paper_id) as questions_total,
      exam.pass_percent, exam.note, exam.show_result, exam.show_answers, exam.show_marks,
      exam.show_explanations, quiz_results_out(exam) as is_out, ${takenState} as state,
      greatest(0, ceil(extract(epoch from exam.start_at - now()) * 1000))::bigint as opens_in_ms,
      person.id as person_id, person.paper_id, paper.code as paper_code, attempt.id as attempt_id, attempt.device,
      attempt.seal_key, coalesce(attempt.away_count, 0) as away_count, coalesce(attempt.away_seconds, 0) as away_seconds,
      floor(extract(epoch from attempt.deadline_at - coalesce(attempt.paused_at, now())) * 1000)::bigint as remaining_ms,
      ${messagesTo('exam', 'person')} as messages,
      (select jsonb_build_object('kind', move.kind, 'reason', move.reason, 'minutes', move.minutes)
        from quiz_attempt_moves move where move.company_id = attempt.company_id and move.attempt_id = attempt.id
        order by move.id desc limit 1) as last_move,
      attempt.finished_at, attempt.ended_by, attempt.answered, attempt.receipt, attempt.score::float8,
      attempt.points::float8, attempt.max_points::float8, attempt.passed
    from quiz_exam_people person
    join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    join quiz_papers paper on paper.company_id = person.company_id and paper.id = person.paper_id
    left join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
    left join quiz_exam_pauses held on held.company_id = person.company_id and held.id = person.pause_id
      and exam.stage = 'scheduled' and coalesce(attempt.state, 'running') = 'running'
    where person.company_id = ${companyId} and person.employee_id = ${session.employeeId} and exam.stage <> 'draft'
      and ${examId === undefined ? sql`true` : sql`exam.id = ${examId}`}
    order by exam.start_at desc, exam.id desc limit 200`)
}

/**
 * One's own place in an exam.
 * @throws ApiFailure 404 for an exam that one is not put down for, or that is not published
 */
export async function ownPerson(context: ProductContext, examId: number): Promise<OwnPerson> {
  const [own] = await ownPeople(context, examId)
  if (own === undefined) throw notFound()
  return own
}
