import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { questionsAskedIn, settleQuestionUse } from '../analysis/question-figures.ts'
import { drawPaper, type Slot } from './draw.ts'
import { asksForWriting, poolsOf } from './exam-cells.ts'
import type { LockedExam } from './lock-exam.ts'
import { tooManyPictures } from './paper-pictures.ts'
import { endPause } from './pause.ts'

/**
 * Draws the papers of a draft and gives everybody who is put down one of them.
 * @throws ApiFailure 409 that names everything that is missing
 */
export async function publish(context: ProductContext, exam: LockedExam): Promise<void> {
  const { db, companyId } = context
  const cells = await poolsOf(context, exam.id)
  const seed = randomBytes(16).toString('hex')
  const papers = Array.from({ length: exam.paper_count }, (_, at) => {
    const code = String(101 + at)
    const { slots, missing } = drawPaper(cells, {
      seed: `${seed}|${code}`,
      shuffleQuestions: exam.shuffle_questions,
      shuffleOptions: exam.shuffle_options,
    })
    return { code, slots, missing }
  })
  const lacks = await lackingOf(context, exam.id)
  const short = (papers[0]?.missing ?? []).flatMap((count, at) =>
    count > 0 ? [`Thiếu ${count} ${cells[at]?.words}.`] : [],
  )
  if (cells.length === 0) lacks.push('Chưa có cấu trúc đề.')
  if (short.length === 0) lacks.push(...(await tooManyPictures(context, papers)))
  if (lacks.length + short.length > 0) throw new ApiFailure(409, [...lacks, ...short].join(' '))
  for (const { code, slots } of papers) await keepPaper(context, exam.id, code, slots)
  await sql`update quiz_exams set stage = 'scheduled', seed = ${seed}
    where ${context.inThisCompany('quiz_exams')} and id = ${exam.id}`.execute(db)
  await givePapers({ db, companyId }, exam.id)
  await settleQuestionUse(context, await questionsAskedIn(context, exam.id))
}

/** What an exam lacks besides questions. */
async function lackingOf(context: ProductContext, examId: number): Promise<string[]> {
  const { db, companyId } = context
  const { rows } = await sql<{ words: string }>`
    select lack.words from quiz_exams exam, lateral (values
      ('Chưa có thí sinh.', not exists (select from quiz_exam_people person
        where person.company_id = exam.company_id and person.exam_id = exam.id)),
      ('Chưa có người chấm câu tự luận.', ${await asksForWriting(context, examId)}::boolean and not exists (
        select from quiz_exam_markers marker where marker.company_id = exam.company_id and marker.exam_id = exam.id)),
      ('Thời gian đóng đã qua.', exam.end_at <= now())) as lack (words, holds)
    where exam.company_id = ${companyId} and exam.id = ${examId} and lack.holds`.execute(db)
  return rows.map(({ words }) => words)
}

async function keepPaper(
  { db, companyId }: ProductContext,
  examId: number,
  code: string,
  slots: readonly Slot[],
): Promise<void> {
  const content = slots.map(({ versionId, optionOrder, points }, at) => ({
    slot: at + 1,
    version: versionId,
    letters: optionOrder,
    points,
  }))
  await sql`
    with paper as (
      insert into quiz_papers (company_id, exam_id, code) values (${companyId}, ${examId}, ${code}) returning id
    )
    insert into quiz_paper_slots (company_id, paper_id, slot, question_version_id, option_order, points)
    select ${companyId}, paper.id, slot, version, letters, points
    from paper, jsonb_to_recordset(${JSON.stringify(content)}::jsonb)
      as given (slot integer, version bigint, letters text[], points numeric)`.execute(db)
}

/** Gives whoever has no paper yet one, in turn, so that neighbours of the list have different ones. */
export async function givePapers(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  examId: number,
): Promise<void> {
  await sql`
    with papers as (
      select array_agg(id order by code) as ids from quiz_papers where company_id = ${companyId} and exam_id = ${examId}
    ), places as (
      select id, row_number() over (order by id) - 1 as place from quiz_exam_people
      where company_id = ${companyId} and exam_id = ${examId}
    )
    update quiz_exam_people person set paper_id = papers.ids[1 + places.place % cardinality(papers.ids)]
    from papers, places
    where person.company_id = ${companyId} and person.id = places.id and person.paper_id is null
      and cardinality(papers.ids) > 0`.execute(db)
}

/**
 * Makes a draft again of a published exam.
 * @throws ApiFailure 409 once somebody has begun
 */
export async function withdraw(context: ProductContext, examId: number): Promise<void> {
  const { db, companyId, inThisCompany } = context
  const { rows } = await sql`
    select attempt.id from quiz_attempts attempt
    join quiz_exam_people person on person.company_id = attempt.company_id and person.id = attempt.person_id
    where attempt.company_id = ${companyId} and person.exam_id = ${examId} limit 1`.execute(db)
  if (rows.length > 0)
    throw new ApiFailure(409, 'Đã có thí sinh vào thi nên không thu hồi được. Có thể hủy kỳ thi.')
  const asked = await questionsAskedIn(context, examId)
  await sql`update quiz_exam_people set paper_id = null, paused_seconds = 0
    where ${inThisCompany('quiz_exam_people')} and exam_id = ${examId}`.execute(db)
  await sql`delete from quiz_corrections where ${inThisCompany('quiz_corrections')} and exam_id = ${examId}`.execute(
    db,
  )
  await sql`delete from quiz_papers where ${inThisCompany('quiz_papers')} and exam_id = ${examId}`.execute(db)
  await endPause(context, examId, 'Thu hồi kỳ thi.')
  await sql`update quiz_exams set stage = 'draft', seed = null
    where ${inThisCompany('quiz_exams')} and id = ${examId}`.execute(db)
  await settleQuestionUse(context, asked)
}
