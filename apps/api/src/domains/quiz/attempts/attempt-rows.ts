import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

type Move = Data<'quizAttempts.history'>['moves'][number]

/** An attempt with the exam and the taker that it is of. */
export interface ExamAttempt {
  id: number
  exam_id: number
  employee_id: number
  full_name: string
  state: 'running' | 'handed_in' | 'marked' | 'cancelled'
  /** His room or he himself stands still, also where he had handed in before it did. */
  is_held: boolean
}

/**
 * An attempt of an exam that the reader may see whole.
 * @throws ApiFailure 404
 */
export async function attemptHere(context: ProductContext, id: number): Promise<ExamAttempt> {
  const { rows } = await sql<ExamAttempt>`
    select attempt.id, person.exam_id, person.employee_id, taker.full_name, attempt.state,
      person.pause_id is not null or exists (select from quiz_exam_pauses pause
        where pause.company_id = person.company_id and pause.exam_id = person.exam_id and pause.resumed_at is null
          and pause.room = person.room and attempt.finished_at < pause.paused_at) as is_held
    from quiz_attempts attempt
    join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
    join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
    join quiz_exams on quiz_exams.company_id = person.company_id and quiz_exams.id = person.exam_id
    where attempt.company_id = ${context.companyId} and attempt.id = ${id}
      and ${visibleRows(context, { table: 'quiz_exams' })}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** What was done with an attempt, newest first. */
export async function movesOf({ db, companyId }: ProductContext, attemptId: number): Promise<Move[]> {
  const { rows } = await sql<Move>`
    select move.id, move.kind, move.reason, move.minutes, (select u.full_name from accounts u where u.company_id = move.company_id and u.id = move.moved_by) as moved_by,
      move.moved_at,
      case when move.receipt_before is not null then jsonb_build_object('finished_at', move.finished_before,
        'ended_by', move.ended_by_before, 'answered', move.answered_before, 'hash', move.receipt_before,
        'total', (select count(*) from quiz_paper_slots slot
          where slot.company_id = attempt.company_id and slot.paper_id = attempt.paper_id)) end as receipt_before,
      move.score_before::float8
    from quiz_attempt_moves move
    join quiz_attempts attempt on attempt.company_id = move.company_id and attempt.id = move.attempt_id
    where move.company_id = ${companyId} and move.attempt_id = ${attemptId} order by move.id desc`.execute(db)
  return rows
}

/** What its taker reported, in his own words, newest first. */
export async function incidentsOf(
  { db, companyId }: ProductContext,
  attemptId: number,
): Promise<Data<'quizAttempts.history'>['incidents']> {
  const { rows } = await sql<Data<'quizAttempts.history'>['incidents'][number]>`
    select id, text, reported_at from quiz_incidents
    where company_id = ${companyId} and attempt_id = ${attemptId} order by id desc`.execute(db)
  return rows
}
