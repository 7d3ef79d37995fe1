import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { PaperQuestion } from '../exams/papers.ts'

/** What people gave a written answer; nothing earned as long as it waits. */
export interface AnswerMark {
  slot: number
  earned: number | null
  remark: string | null
}

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/** The marks of the written answers of an attempt, by their place in the paper. */
export async function marksOf(
  { db, companyId }: Transaction,
  attemptId: number,
): Promise<Map<number, AnswerMark>> {
  const { rows } = await sql<AnswerMark>`
    select slot, earned::float8, remark from quiz_answer_marks
    where company_id = ${companyId} and attempt_id = ${attemptId} and round = 1 order by slot`.execute(db)
  return new Map(rows.map((row) => [row.slot, row]))
}

/** Puts the written answers of an attempt in line for their markers; what says nothing is worth nothing at once. */
export async function queueForMarking(
  { db, companyId }: Transaction,
  { attemptId, paperId }: { attemptId: number; paperId: number },
  slots: readonly number[],
): Promise<void> {
  await sql`
    insert into quiz_answer_marks (company_id, attempt_id, slot, exam_id, question_version_id, points)
    select slot.company_id, ${attemptId}, slot.slot, paper.exam_id, slot.question_version_id, slot.points
    from quiz_paper_slots slot
    join quiz_papers paper on paper.company_id = slot.company_id and paper.id = slot.paper_id
    where slot.company_id = ${companyId} and slot.paper_id = ${paperId} and slot.slot = any(${slots}::integer[])
    on conflict do nothing`.execute(db)
}

/** What a written answer came to, as an exact fraction; nothing where none was given. */
export function shareOfMark(
  { points }: Pick<PaperQuestion, 'points'>,
  mark: Pick<AnswerMark, 'earned'> | undefined,
) {
  // Points and marks are quarters, so their hundredths are whole.
  return { of: Math.round((mark?.earned ?? 0) * 100), out: Math.round(points * 100) }
}
