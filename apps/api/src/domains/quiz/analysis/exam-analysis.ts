import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { keyNow } from '../correction/corrected.ts'
import { worthOf } from '../correction/paper-score.ts'
import { answersAndMarks } from '../correction/remark.ts'
import { requireExam } from '../exams/lock-exam.ts'
import { type PaperQuestion, questionsOf } from '../exams/papers.ts'
import { isAnswer } from '../taking/hand-in.ts'
import { analyseItems, type AnsweredItem, reliabilityOf } from './analyse.ts'
import { fewestTakers, flagsOf, turnedOut } from './flags.ts'

type Item = Data<'quizExams.analysis'>['items'][number]

/** Attempts that are read at once. */
const batch = 200
const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/** 'Phân tích câu hỏi': what the marked papers of an exam say of its questions, by the keys that hold now. */
export const examAnalysis: Handler<'quizExams.analysis'> = async ({ path }, context) => {
  await requireExam(context, path.id)
  const { questions, papers } = await markedPapers(context, path.id)
  const figures = analyseItems(papers, (versionId) => lettersOf(questions.get(versionId)))
  const about = await askedAs(context, [...questions.keys()])
  const items = [...questions].flatMap(([versionId, question]): Item[] => {
    const told = figures.get(versionId)
    const facts = about.get(versionId)
    if (told === undefined || facts === undefined) return []
    const { right_options: right, accepted } = keyNow(question)
    const isRight = [...right, ...accepted]
    return [
      {
        id: versionId,
        question_id: facts.question_id,
        kind: question.kind,
        content: question.content,
        difficulty: facts.difficulty,
        turned_out: turnedOut(told),
        flags: flagsOf(told, question.kind, isRight),
        ...told,
        options: told.options.map((option) => ({
          ...option,
          text: optionText(question, option.letter),
          is_right: isRight.includes(option.letter),
        })),
      },
    ]
  })
  return {
    papers: papers.length,
    fewest: fewestTakers,
    reliability: papers.length < fewestTakers ? null : reliabilityOf(papers),
    items: items.toSorted((one, other) => one.facility - other.facility || one.id - other.id),
  }
}

/** A question whose answers say that something may be wrong with it. */
interface FlaggedQuestion {
  id: number
  content: string
  flags: Item['flags']
}

/** The questions of an exam that somebody should look at before its results are out; one that was corrected has been. */
export async function flaggedQuestions(context: ProductContext, examId: number): Promise<FlaggedQuestion[]> {
  const { questions, papers } = await markedPapers(context, examId)
  if (papers.length < fewestTakers) return []
  const figures = analyseItems(papers, (versionId) => lettersOf(questions.get(versionId)))
  return [...questions].flatMap(([id, question]) => {
    const told = figures.get(id)
    if (told === undefined || question.correction !== null) return []
    const flags = flagsOf(told, question.kind, question.right_options)
    return flags.length > 0 ? [{ id, content: question.content, flags }] : []
  })
}

/** The letters that can be chosen; a gap, a text and four statements are not chosen by letters. */
function lettersOf(question: PaperQuestion | undefined): string[] {
  if (question?.kind === 'true_false') return ['A', 'B']
  if (question?.kind !== 'single' && question?.kind !== 'multiple') return []
  return letters.slice(0, question.options.length)
}

function optionText({ kind, options }: PaperQuestion, letter: string): string {
  if (kind === 'true_false') return letter === 'A' ? 'Đúng' : 'Sai'
  return options[letters.indexOf(letter)] ?? ''
}

/** Every marked paper of an exam, question by question; a question that was taken out of the total is not among them. */
export async function markedPapers(context: Pick<ProductContext, 'db' | 'companyId'>, examId: number) {
  const { db, companyId } = context
  const { rows: attempts } = await sql<{ id: number; paper_id: number }>`
    select attempt.id, attempt.paper_id from quiz_attempts attempt
    join quiz_papers paper on paper.company_id = attempt.company_id and paper.id = attempt.paper_id
    where attempt.company_id = ${companyId} and paper.exam_id = ${examId} and attempt.state = 'marked'
    order by attempt.id`.execute(db)
  const drawn = new Map<number, PaperQuestion[]>()
  const questions = new Map<number, PaperQuestion>()
  for (const paperId of new Set(attempts.map(({ paper_id }) => paper_id))) {
    const counted = (await questionsOf(context, paperId)).filter(
      ({ correction }) => correction?.kind !== 'drop' && correction?.kind !== 'full',
    )
    drawn.set(paperId, counted)
    for (const question of counted) questions.set(question.version_id, question)
  }
  const papers: AnsweredItem[][] = []
  for (let from = 0; from < attempts.length; from += batch) {
    const some = attempts.slice(from, from + batch)
    const read = await answersAndMarks(
      context,
      some.map(({ id }) => id),
    )
    for (const { id, paper_id: paperId } of some) {
      const given = read.answers(id)
      const marks = read.marks(id)
      papers.push((drawn.get(paperId) ?? []).map((question) => itemOf(question, given, marks)))
    }
  }
  // A paper for each attempt, in the same order.
  return { questions, papers, attemptIds: attempts.map(({ id }) => id) }
}

function itemOf(question: PaperQuestion, ...[given, marks]: Given): AnsweredItem {
  const { share, points } = worthOf(question, given, marks)
  const value = given.get(question.slot) ?? []
  const chosen = lettersOf(question).length === 0 ? [] : value
  return {
    versionId: question.version_id,
    share: share.of / share.out,
    points,
    // In the letters of the version, whatever order this paper shows them in.
    chosen: chosen.map((shown) => question.option_order[letters.indexOf(shown)] ?? shown),
    isBlank: !isAnswer(value),
  }
}

type Given = [given: Parameters<typeof worthOf>[1], marks: Parameters<typeof worthOf>[2]]

interface Asked {
  id: number
  question_id: number
  difficulty: Item['difficulty']
}

/** The questions of versions in the bank, with the difficulty that is set there. */
async function askedAs({ db, companyId }: ProductContext, versionIds: readonly number[]) {
  const { rows } = await sql<Asked>`
    select version.id, version.question_id, question.difficulty from quiz_question_versions version
    left join quiz_questions question on question.company_id = version.company_id and question.id = version.question_id
    where version.company_id = ${companyId} and version.id = any(${versionIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
