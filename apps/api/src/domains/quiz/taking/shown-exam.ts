import type { Data } from '@nhansu/sdk/contract'
import type { OwnPerson } from './own-person.ts'

type OwnExam = Data<'quizTaking.info'>['exam']

/** What says that an exam was handed in; null before it. */
export function receiptOf({
  finished_at,
  ended_by,
  answered: count,
  receipt,
  questions_total: total,
}: OwnPerson) {
  if (finished_at === null || ended_by === null || receipt === null) return null
  return { finished_at, ended_by, answered: count ?? 0, total, hash: receipt }
}

/** One's own place in an exam as its taker is told of it. */
export function shownExam(own: OwnPerson): OwnExam {
  return {
    id: own.exam_id,
    code: own.code,
    name: own.name,
    status: own.status,
    start_at: own.start_at,
    end_at: own.end_at,
    duration: own.duration,
    extra_minutes: own.extra_minutes,
    questions_total: own.questions_total,
    pass_percent: own.pass_percent,
    note: own.note,
    state: own.state,
    opens_in_ms: own.opens_in_ms,
    pause_reason: own.pause_reason,
    paused_part: own.paused_part,
    last_move: own.last_move,
    receipt: receiptOf(own),
  }
}
