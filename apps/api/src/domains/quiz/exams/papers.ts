import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type Corrected, keyNow } from '../correction/corrected.ts'

type Paper = Data<'quizExams.questions'>['papers'][number]

/** A question of a paper with all that is kept of it: never sent to a taker as it is. */
export interface PaperQuestion extends Corrected {
  slot: number
  /** The version of the question that was drawn. */
  version_id: number
  option_order: string[]
  points: number
  explanation: string | null
  picture_id: number | null
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/** The questions of a paper in order, each with the correction that holds of it in this exam. */
export async function questionsOf(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  paperId: number,
): Promise<PaperQuestion[]> {
  const { rows } = await sql<PaperQuestion>`
    select slot.slot, slot.option_order, slot.points::float8, version.kind, version.content, version.options,
      version.right_options, version.blanks, version.partial_credit, version.explanation, version.picture_id,
      version.id as version_id,
      case when correction.id is not null then jsonb_build_object('kind', correction.kind, 'right_options',
        correction.right_options, 'blanks', correction.blanks, 'reason', correction.reason) end as correction
    from quiz_paper_slots slot
    join quiz_papers paper on paper.company_id = slot.company_id and paper.id = slot.paper_id
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    left join quiz_corrections correction on correction.company_id = paper.company_id and correction.exam_id = paper.exam_id
      and correction.question_version_id = version.id and correction.undone_at is null
    where slot.company_id = ${companyId} and slot.paper_id = ${paperId} order by slot.slot`.execute(db)
  return rows
}

/** The picture of one question of a paper, without reading any of the others: two thousand people ask at once. */
export async function pictureOf(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  paperId: number,
  slot: number,
): Promise<number | null | undefined> {
  const { rows } = await sql<{ picture_id: number | null }>`
    select version.picture_id from quiz_paper_slots slot
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where slot.company_id = ${companyId} and slot.paper_id = ${paperId} and slot.slot = ${slot}`.execute(db)
  return rows[0]?.picture_id
}

/** What a taker is shown of a question: nothing of what is right. */
export function asked({ slot, kind, content, picture_id, options, option_order, points }: PaperQuestion) {
  const shown = option_order.map((letter) => options[letters.indexOf(letter)] ?? '')
  return { slot, kind, content, picture_id, options: kind === 'true_false' ? ['Đúng', 'Sai'] : shown, points }
}

/** What is right of a question now, in the letters in which its paper shows the options. */
export function rightOf(question: PaperQuestion) {
  const { right_options: right, blanks } = keyNow(question)
  return { right_letters: shownLetters(question, right), blanks }
}

/** The correction of a question, as whoever may see what is right is told of it. */
export function correctionOf(question: PaperQuestion) {
  if (question.correction === null) return null
  const { kind, reason } = question.correction
  return { kind, reason, accepted_letters: shownLetters(question, keyNow(question).accepted) }
}

function shownLetters({ option_order }: PaperQuestion, chosen: readonly string[]): string[] {
  return option_order.flatMap((letter, at) => (chosen.includes(letter) ? [letters[at] ?? ''] : []))
}

/** Every paper of an exam with what is right. */
export async function papersOf(context: ProductContext, examId: number): Promise<Paper[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from quiz_papers where company_id = ${context.companyId} and exam_id = ${examId} order by code`.execute(
    context.db,
  )
  const papers: Paper[] = []
  for (const { id, code } of rows) {
    const questions = await questionsOf(context, id)
    papers.push({
      code,
      questions: questions.map((question) => ({ ...asked(question), ...rightOf(question) })),
    })
  }
  return papers
}
