import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Marked } from '../taking/mark.ts'

type Paper = Data<'quizExams.questions'>['papers'][number]

/** A question of a paper with all that is kept of it: never sent to a taker as it is. */
export interface PaperQuestion extends Marked {
  slot: number
  option_order: string[]
  points: number
  explanation: string | null
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/** The questions of a paper in order. */
export async function questionsOf(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  paperId: number,
): Promise<PaperQuestion[]> {
  const { rows } = await sql<PaperQuestion>`
    select slot.slot, slot.option_order, slot.points::float8, version.kind, version.content, version.options,
      version.right_options, version.blanks, version.partial_credit, version.explanation
    from quiz_paper_slots slot
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where slot.company_id = ${companyId} and slot.paper_id = ${paperId} order by slot.slot`.execute(db)
  return rows
}

/** What a taker is shown of a question: nothing of what is right. */
export function asked({ slot, kind, content, options, option_order, points }: PaperQuestion) {
  const shown = option_order.map((letter) => options[letters.indexOf(letter)] ?? '')
  return { slot, kind, content, options: kind === 'true_false' ? ['Đúng', 'Sai'] : shown, points }
}

/** What is right of a question, in the letters in which its paper shows the options. */
export function rightOf({ right_options, option_order, blanks }: PaperQuestion) {
  const right = option_order.flatMap((letter, at) =>
    right_options.includes(letter) ? [letters[at] ?? ''] : [],
  )
  return { right_letters: right, blanks }
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
