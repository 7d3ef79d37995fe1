import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { databaseFailure } from '../../contract/database-errors.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { namesIn } from '../../contract/list-query/names.ts'
import { operationNamed } from '../../contract/operations.ts'
import { questionPicture, requireOwnPicture, storePicture } from './question-pictures.ts'
import { standardSet } from '../../standard-set/standard-set.ts'

/**
 * The bank of questions. What a kind asks for is kept by the rules of the table, so that a form, a bulk and a workbook
 * are refused alike; versions are kept by its triggers.
 */
const set = standardSet('quizQuestions', {
  table: 'quiz_questions',
  item: 'question',
  words: { table: 'quiz_question_words', key: 'quiz_question_id' },
  defaultSort: '-created_at',
  fields: {
    content: { sortsBy: sql`vn_fold(quiz_questions.content)` },
    field_id: { values: 'integer', names: namesIn('fields') },
    category_id: { values: 'integer', names: namesIn('quiz_categories') },
  },
  computed: {
    points: () => sql`quiz_questions.points::float8`,
    facility: () => sql`quiz_questions.facility::float8`,
    field_name: () => sql`(select f.name from fields f
      where f.company_id = quiz_questions.company_id and f.id = quiz_questions.field_id)`,
    category_name: () => sql`(select c.name from quiz_categories c
      where c.company_id = quiz_questions.company_id and c.id = quiz_questions.category_id)`,
    version_number: () => sql`(select max(v.number) from quiz_question_versions v
      where v.company_id = quiz_questions.company_id and v.question_id = quiz_questions.id)`,
  },
})

export default defineOperations('quizQuestions', {
  ...set,
  'quizQuestions.store': async (input, context) => {
    await requireOwnPicture(context, input.body.picture_id)
    return set['quizQuestions.store'](input, context)
  },
  'quizQuestions.update': async (input, context) => {
    await requireOwnPicture(context, input.body.picture_id, input.path.id)
    return set['quizQuestions.update'](input, context)
  },
  'quizQuestions.storeFile': storePicture,
  'quizQuestions.picture': questionPicture,

  'quizQuestions.uses': async ({ path }, context) => {
    const { db, inThisCompany } = context
    const { rows: found } = await sql`select from quiz_questions
      where ${inThisCompany('quiz_questions')} and id = ${path.id}`.execute(db)
    if (found.length === 0) throw notFound()
    const { rows } = await sql<Data<'quizQuestions.uses'>['uses'][number]>`
      select exam.id as exam_id, exam.code, exam.name, exam.start_at, coalesce(figure.takers, 0) as takers,
        round(100 * figure.shares / figure.takers, 1)::float8 as facility
      from quiz_exams exam
      left join quiz_question_figures figure on ${inThisCompany('figure')} and figure.exam_id = exam.id
        and figure.question_id = ${path.id}
      where ${inThisCompany('exam')} and exam.stage = 'scheduled' and exam.id in (
        select paper.exam_id from quiz_question_versions version
        join quiz_paper_slots slot on ${inThisCompany('slot')} and slot.question_version_id = version.id
        join quiz_papers paper on ${inThisCompany('paper')} and paper.id = slot.paper_id
        where ${inThisCompany('version')} and version.question_id = ${path.id})
      order by exam.start_at desc, exam.id desc limit 200`.execute(db)
    return { uses: rows }
  },

  'quizQuestions.storeBulk': async ({ body }, context) => {
    // As one alone is added only by who holds the whole right.
    void visibleRows(context, { table: 'quiz_questions' })
    const ids: number[] = []
    for (const [at, question] of body.questions.entries()) ids.push(await addOne(context, question, at + 1))
    for (const id of ids) context.audit({ recordId: id })
    return { ids }
  },
})

/**
 * Adds one of several questions.
 * @throws ApiFailure 400 that names the place of a question that is refused
 */
async function addOne(
  context: ProductContext,
  question: Input<'quizQuestions.store'>['body'],
  place: number,
): Promise<number> {
  const { db, companyId } = context
  const fields = Object.keys(question)
  await sql`savepoint question`.execute(db)
  try {
    await requireOwnPicture(context, question.picture_id)
    const { rows } = await sql<{ id: number }>`
      insert into quiz_questions (company_id, ${sql.join(fields.map((field) => sql.ref(field)))})
      values (${companyId}, ${sql.join(Object.values(question))}) returning id`.execute(db)
    await sql`release savepoint question`.execute(db)
    return Number(rows[0]?.id)
  } catch (error) {
    await sql`rollback to savepoint question`.execute(db)
    const told =
      error instanceof ApiFailure
        ? error
        : await databaseFailure(error, operationNamed('quizQuestions.store'), { kysely: db })
    if (told === undefined || told.status >= 500) throw error
    const sentences = Object.values(told.detail.errors ?? {}).flat()
    throw invalidInput({
      questions: (sentences.length > 0 ? sentences : [told.message]).map((text) => `Câu ${place}: ${text}`),
    })
  }
}
