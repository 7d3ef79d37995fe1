import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type PaperQuestion, questionsOf } from '../exams/papers.ts'
import type { AnswerMark } from '../marking/answer-marks.ts'
import type { Correction } from './corrected.ts'
import { type PaperScore, scoreOf } from './paper-score.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/** What an attempt came to and comes to now. */
export interface Remarked {
  attempt_id: number
  before: PaperScore
  after: PaperScore
}

/** Attempts that are read at once. */
const batch = 200

/**
 * Reckons every attempt of an exam that holds a question and is handed in anew, and writes nothing.
 * @param correction what is to hold of the question; null where none is
 * @returns all of them, by number
 */
export async function remarked(
  transaction: Transaction,
  examId: number,
  versionId: number,
  correction: Correction | null,
): Promise<Remarked[]> {
  const { db, companyId } = transaction
  const { rows: attempts } = await sql<PaperScore & { id: number; paper_id: number; pass_percent: number }>`
    select attempt.id, attempt.paper_id, exam.pass_percent, attempt.max_points::float8, attempt.points::float8,
      attempt.score::float8, attempt.passed
    from quiz_attempts attempt
    join quiz_papers paper on paper.company_id = attempt.company_id and paper.id = attempt.paper_id
    join quiz_exams exam on exam.company_id = paper.company_id and exam.id = paper.exam_id
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
      and slot.question_version_id = ${versionId}
    where attempt.company_id = ${companyId} and exam.id = ${examId} and attempt.state in ('handed_in', 'marked')
    order by attempt.id`.execute(db)
  const papers = new Map<number, PaperQuestion[]>()
  for (const paperId of new Set(attempts.map(({ paper_id }) => paper_id))) {
    const questions = await questionsOf(transaction, paperId)
    papers.set(
      paperId,
      questions.map((question) =>
        question.version_id === versionId ? { ...question, correction } : question,
      ),
    )
  }
  const all: Remarked[] = []
  for (let from = 0; from < attempts.length; from += batch) {
    const some = attempts.slice(from, from + batch)
    const { answers, marks } = await answersAndMarks(
      transaction,
      some.map(({ id }) => id),
    )
    for (const { id, paper_id: paperId, pass_percent: pass, ...before } of some) {
      const after = scoreOf(papers.get(paperId) ?? [], answers(id), marks(id), pass)
      all.push({ attempt_id: id, before, after })
    }
  }
  return all
}

/** True where a correction changes what somebody is told of his result. */
export function isChanged({ before, after }: Remarked): boolean {
  return (
    before.points !== after.points ||
    before.max_points !== after.max_points ||
    before.score !== after.score ||
    before.passed !== after.passed
  )
}

/** Writes what attempts come to, with what they came to before. */
export async function keepRemarked(
  { db, companyId }: Transaction,
  { correctionId, isUndo }: { correctionId: number; isUndo: boolean },
  changed: readonly Remarked[],
): Promise<void> {
  const rows = changed.map(({ attempt_id, before, after }) => ({
    attempt_id,
    ...named('before', before),
    ...named('after', after),
  }))
  await sql`
    with changed as (
      insert into quiz_correction_results (company_id, correction_id, is_undo, attempt_id, points_before, points_after,
        max_points_before, max_points_after, score_before, score_after, passed_before, passed_after)
      select ${companyId}, ${correctionId}, ${isUndo}, attempt_id, points_before, points_after, max_points_before,
        max_points_after, score_before, score_after, passed_before, passed_after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (attempt_id bigint, points_before numeric,
        points_after numeric, max_points_before numeric, max_points_after numeric, score_before numeric,
        score_after numeric, passed_before boolean, passed_after boolean)
      returning attempt_id, points_after, max_points_after, score_after, passed_after
    )
    update quiz_attempts attempt set points = points_after, max_points = max_points_after, score = score_after,
      passed = passed_after, state = case when score_after is null then 'handed_in' else 'marked' end
    from changed where attempt.company_id = ${companyId} and attempt.id = changed.attempt_id`.execute(db)
}

function named(when: 'before' | 'after', { points, max_points, score, passed }: PaperScore) {
  return {
    [`points_${when}`]: points,
    [`max_points_${when}`]: max_points,
    [`score_${when}`]: score,
    [`passed_${when}`]: passed,
  }
}

/** What was answered in each of these attempts, and what people gave for it. */
export async function answersAndMarks({ db, companyId }: Transaction, attemptIds: readonly number[]) {
  const { rows: given } = await sql<{ attempt_id: number; slot: number; value: string[] }>`
    select distinct on (attempt_id, slot) attempt_id, slot, value from quiz_answers
    where company_id = ${companyId} and attempt_id = any(${attemptIds}::bigint[])
    order by attempt_id, slot, seq desc`.execute(db)
  const { rows: marked } = await sql<AnswerMark & { attempt_id: number }>`
    select attempt_id, slot, earned::float8, remark from quiz_answer_marks
    where company_id = ${companyId} and attempt_id = any(${attemptIds}::bigint[]) and round = 1
    order by attempt_id, slot`.execute(db)
  const answers = Map.groupBy(given, ({ attempt_id }) => attempt_id)
  const marks = Map.groupBy(marked, ({ attempt_id }) => attempt_id)
  return {
    answers: (id: number) => new Map((answers.get(id) ?? []).map(({ slot, value }) => [slot, value])),
    marks: (id: number) => new Map((marks.get(id) ?? []).map((row) => [row.slot, row])),
  }
}
