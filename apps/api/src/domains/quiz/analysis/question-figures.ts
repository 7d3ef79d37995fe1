import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { defineJob, type JobContext } from '../../../jobs/define-job.ts'
import { markedPapers } from './exam-analysis.ts'
import { keepFieldShares } from './field-shares.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/**
 * Brings the use of questions of the bank to what is so now: in how many exams, and when last.
 * @param ids these questions alone
 * @returns of how many anything was otherwise
 */
export async function settleQuestionUse(
  { db, companyId }: Transaction,
  ids: readonly number[] | null = null,
): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    select settle_question_use(${companyId}, ${ids}::bigint[]) as settled`.execute(db)
  return rows[0]?.settled ?? 0
}

/** The questions of the bank that the papers of an exam ask. */
export async function questionsAskedIn({ db, companyId }: Transaction, examId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct version.question_id as id from quiz_papers paper
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where paper.company_id = ${companyId} and paper.exam_id = ${examId} and version.question_id is not null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** An exam that has begun and whose figures may be otherwise than they stand. */
interface DueExam {
  id: number
  is_over: boolean
}

/**
 * The exams that are over and have no figures yet, and those whose results or keys have changed since they got them. An
 * exam that is being taken says only when its questions were last used, which the hours after its beginning bring up to date.
 */
async function dueExams({ db, companyId }: Transaction): Promise<DueExam[]> {
  const { rows } = await sql<DueExam>`
    select exam.id, state.is_over from quiz_exams exam
    cross join lateral (
      select quiz_exam_status(exam) in ('ended', 'released', 'cancelled') or exam.figured_by is not null as is_over) state
    where exam.company_id = ${companyId} and (
      exam.stage = 'scheduled' and exam.figured_by is null and exam.start_at <= now()
        and (state.is_over or exam.start_at > now() - interval '1 day')
      or exam.id in (select due.exam_id from quiz_figures_due due where due.company_id = ${companyId}))
    order by exam.id`.execute(db)
  return rows
}

/** What was noted of an exam by a transaction that changed its results. */
interface Note {
  exam_id: number
  noted_by: number
}

async function notesOn({ db, companyId }: Transaction, examId: number): Promise<Note[]> {
  const { rows } = await sql<Note>`
    select exam_id, noted_by from quiz_figures_due where company_id = ${companyId} and exam_id = ${examId}`.execute(
    db,
  )
  return rows
}

/** Crosses out what has been reckoned; what was noted meanwhile stays for the next hour. */
async function crossOut({ db, companyId }: Transaction, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  await sql`
    delete from quiz_figures_due due
    using jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as done (exam_id bigint, noted_by bigint)
    where due.company_id = ${companyId} and due.exam_id = done.exam_id and due.noted_by = done.noted_by`.execute(
    db,
  )
}

/**
 * Writes down what the marked papers of an exam say of its questions, in place of what stood there; nothing where they say
 * the same as before. An exam that counts for nothing any more has no figures.
 * @returns whether anything was otherwise
 */
async function figureExam(transaction: Transaction, examId: number): Promise<boolean> {
  const { db, companyId } = transaction
  const { rows: marks } = await sql<{ mark: string | null; figured_by: string | null }>`
    select exam.figured_by, case when quiz_exam_status(exam) in ('ended', 'released')
      then quiz_results_mark(exam.company_id, exam.id) end as mark
    from quiz_exams exam where exam.company_id = ${companyId} and exam.id = ${examId}`.execute(db)
  const { mark = null, figured_by: before = null } = marks[0] ?? {}
  if (mark === before) return false
  const marked = mark === null ? { papers: [], attemptIds: [] } : await markedPapers(transaction, examId)
  await keepFieldShares(transaction, examId, marked)
  const { papers } = marked
  const sums = new Map<number, { takers: number; shares: number }>()
  for (const { versionId, share } of papers.flat()) {
    const { takers, shares } = sums.get(versionId) ?? { takers: 0, shares: 0 }
    sums.set(versionId, { takers: takers + 1, shares: shares + share })
  }
  const figures = [...sums].map(([version, figure]) => ({ version, ...figure }))
  await sql`delete from quiz_question_figures where company_id = ${companyId} and exam_id = ${examId}`.execute(
    db,
  )
  await sql`
    insert into quiz_question_figures (company_id, exam_id, question_id, takers, shares)
    select ${companyId}, ${examId}, question.id, sum(figure.takers), sum(figure.shares)
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as figure (version bigint, takers integer, shares numeric)
    join quiz_question_versions version on version.company_id = ${companyId} and version.id = figure.version
    join quiz_questions question on question.company_id = version.company_id and question.id = version.question_id
    group by question.id`.execute(db)
  await sql`update quiz_exams set figured_by = ${mark} where company_id = ${companyId} and id = ${examId}`.execute(
    db,
  )
  // Whoever marked meanwhile saw an exam without figures and noted nothing: the next hour looks once more.
  if (before === null) {
    await sql`insert into quiz_figures_due (company_id, exam_id) values (${companyId}, ${examId})`.execute(db)
  }
  return true
}

/** Keeps another process from reckoning the figures of an exam at once: it waits, and finds them there. */
async function lockFigures({ db, companyId }: Transaction, examId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    'quiz figures ' || ${companyId}::text || ' ' || ${examId}::text, 0))`.execute(db)
}

/** What reckoning needs of the work that does it. */
export type Reckoning = Pick<JobContext, 'inCompany' | 'reading' | 'progress'>

/**
 * Reckons the facility of questions over all their exams: of each exam that has ended or changed since, an exam in a
 * transaction of its own, then of the questions that these exams ask their sums. What is noted of exams is crossed out
 * with these sums alone, so that the next hour goes on where a run has ended early.
 * @returns of how many exams and questions anything was otherwise
 */
export async function reckonFigures({ inCompany, reading, progress }: Reckoning) {
  const due = await reading(dueExams)
  let exams = 0
  const asked = new Set<number>()
  const notes: Note[] = []
  for (const [at, { id, is_over: isOver }] of due.entries()) {
    await progress(at, due.length)
    await inCompany(async (transaction) => {
      await lockFigures(transaction, id)
      // Before anything is read: what changes from now on is noted anew.
      notes.push(...(await notesOn(transaction, id)))
      for (const question of await questionsAskedIn(transaction, id)) asked.add(question)
      if (isOver && (await figureExam(transaction, id))) exams += 1
    })
  }
  if (due.length === 0) return { exams, questions: 0 }
  const questions = await inCompany(async (transaction) => {
    await crossOut(transaction, notes)
    return asked.size === 0 ? 0 : settleQuestionUse(transaction, [...asked])
  })
  return { exams, questions }
}

/** Does {@link reckonFigures} every hour, and when results are released. */
export const figureQuestions = defineJob<Record<string, never>>({
  name: 'quiz.figure-questions',
  title: 'Tính tỷ lệ đúng của câu hỏi',
  cron: '25 * * * *',
  isQuiet: true,
  run: reckonFigures,
})
