import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { standardSet } from '../../standard-set/standard-set.ts'
import { unitsBelow } from '../organisation/public.ts'
import { consequencesOf } from './consequences.ts'
import { drawExamCode } from './exam-code.ts'
import { moveExam } from './exam-moves.ts'
import { sendNotices } from './exam-notices.ts'
import { putBackExams, removeExams } from './exam-removal.ts'
import { boardRows, examRows, partRows } from './exam-rows.ts'
import { holdExam, refuseOnceScored } from './held-exam.ts'
import { setRepeat } from './repeat.ts'
import { ownTests } from './own-exams.ts'
import { requireExam } from './require-exam.ts'
import { visibleExamPeople, visibleExams } from './visible-exams.ts'

type Exam = Data<'exams.show'>['exam']

/** Periodic tests. Parts and board come with a test; in a list they are left empty. */
const set = standardSet('exams', {
  table: 'exams',
  item: 'exam',
  words: { table: 'exam_words', key: 'exam_id' },
  defaultSort: '-from_date,-created_at',
  fields: {
    name: { sortsBy: sql`vn_fold(exams.name)` },
    department_id: unitsBelow('exams'),
  },
  visible: visibleExams,
  computed: {
    pass_score: () => sql`exams.pass_score::float8`,
    department_name: () => nameIn('departments', 'department_id'),
    level_from_name: () => nameIn('levels', 'level_from_id'),
    level_to_name: () => nameIn('levels', 'level_to_id'),
    certificate_name: () => nameIn('certificates', 'certificate_id'),
    repeat_owner_name: () => sql`(select owner.full_name from employees owner
      where owner.company_id = exams.company_id and owner.id = exams.repeat_owner_id)`,
    repeat_department_name: () => nameIn('departments', 'repeat_department_id'),
    next_on: () => sql`case when exams.repeat_made_on is null and exams.status <> 'cancelled'
      then next_run_on(exams, (now() at time zone 'Asia/Ho_Chi_Minh')::date) end`,
    next_exam_id: () => nextRun('id'),
    next_exam_code: () => nextRun('code'),
    field_names: () => sql`array(select distinct f.name from exam_parts part
      join fields f on f.company_id = part.company_id and f.id = part.field_id
      where part.company_id = exams.company_id and part.exam_id = exams.id order by f.name)`,
    people_total: () => peopleWith(sql`true`),
    notified_total: () => peopleWith(sql`person.notified_at is not null`),
    entered_total: () => peopleWith(sql`(person.total is not null or person.absent_reason is not null)`),
    passed_total: () => sql`case when exams.status = 'published' then ${peopleWith(sql`person.passed`)} end`,
    parts: () => sql`'[]'::jsonb`,
    board: () => sql`'[]'::jsonb`,
  },
})

export default defineOperations('exams', {
  ...set,

  'exams.show': ({ path }, context) => show(context, path.id),

  'exams.store': async ({ body }, context) => {
    const { db, companyId } = context
    const values = { company_id: companyId, code: await drawExamCode(context, body.from_date), ...body }
    const { rows } = await sql<{ id: number }>`
      insert into exams (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
      values (${sql.join(Object.values(values))}) returning id`.execute(db)
    const id = Number(rows[0]?.id)
    context.audit({ recordId: id, changedFields: Object.keys(body), values: { after: body } })
    return show(context, id)
  },

  'exams.update': async (input, context) => {
    const { path, body } = input
    const exam = await holdExam(context, path.id)
    const least = body.pass_score
    const before = (await set['exams.show']({ path }, context)).exam
    if (least !== undefined && least !== before.pass_score) refuseOnceScored(exam)
    await set['exams.update'](input, context)
    if (body.from_date !== undefined && body.from_date !== before.from_date) {
      // From here on it comes back by its new day of the month.
      await sql`update exams set repeat_day = null
        where ${context.inThisCompany('exams')} and id = ${path.id} and repeat_day is not null`.execute(
        context.db,
      )
    }
    return show(context, path.id)
  },

  'exams.destroy': ({ path }, context) => removeExams(context, [path.id]),
  'exams.destroyBulk': ({ body }, context) => removeExams(context, body.ids),
  'exams.restore': ({ body }, context) => putBackExams(context, body.ids),

  'exams.move': async ({ path, body }, context) => {
    await moveExam(context, path.id, body, () => show(context, path.id))
    return show(context, path.id)
  },

  'exams.consequences': ({ path, query }, context) => consequencesOf(context, path.id, query?.certificate_id),

  'exams.repeat': async ({ path, query = {}, body }, context) => {
    const isPreview = query.dry_run ?? false
    const { next, told } = await asPreview(context, isPreview, () =>
      setRepeat(context, path.id, body, () => show(context, path.id)),
    )
    context.audit(isPreview ? { detail: { dry_run: true } } : { recordId: path.id, ...told })
    return { ...(await show(context, path.id)), next }
  },

  'exams.sendNotification': ({ path, body }, context) => sendNotices(context, path.id, body.employee_ids),

  'exams.questions': async ({ path }, context) => {
    const { db, inThisCompany } = context
    await requireExam(context, path.id)
    const { rows } = await sql<Data<'exams.questions'>['questions'][number]>`
      select question.id, part.id as part_id, part.name as part_name, question.content, question.kind,
        array_remove(array[question.option_a, question.option_b, question.option_c, question.option_d,
          question.option_e, question.option_f], null) as options,
        question.right_options, question.blanks, question.difficulty, question.points::float8, question.explanation
      from exam_questions asked
      join exam_parts part on part.company_id = asked.company_id and part.id = asked.part_id
      join quiz_questions question on question.company_id = asked.company_id and question.id = asked.question_id
      where ${inThisCompany('asked')} and asked.exam_id = ${path.id}
      order by part.position, part.id, asked.position`.execute(db)
    return { questions: rows }
  },

  'exams.mine': async (_, context) => ({ exams: await ownTests(context) }),

  'exams.workProgress': async ({ query = {} }, context) => {
    const { db, inThisCompany, session } = context
    const employeeId = query.employee_id ?? session.employeeId
    const { rows } = await sql<Data<'exams.workProgress'>['exams'][number]>`
      select exam_people.id, exam.id as exam_id, exam.code, exam.name, exam.kind, exam.to_date as date,
        exam_people.total::float8 as total, (select c.name from classifies c
          where c.company_id = exam_people.company_id and c.id = exam_people.classify_id) as classify_name,
        exam_people.passed, exam_people.absent_reason
      from exam_people
      join exams exam on exam.company_id = exam_people.company_id and exam.id = exam_people.exam_id
      where ${inThisCompany('exam_people')} and exam_people.employee_id = ${employeeId}
        and exam.status = 'published' and exam.grade_in_file and ${visibleRows(context, visibleExamPeople)}
      order by exam.to_date desc, exam.id desc`.execute(db)
    return { exams: rows }
  },
})

/** A test with its parts and its board. */
async function show(context: ProductContext, id: number): Promise<{ exam: Exam }> {
  const { exam } = await set['exams.show']({ path: { id } }, context)
  if (exam === undefined) throw notFound()
  return {
    exam: {
      ...exam,
      parts: await examRows<Exam['parts'][number]>(context, partRows, id),
      board: await examRows<Exam['board'][number]>(context, boardRows, id),
    },
  }
}

/** Of the run that was made after a test. */
function nextRun(column: string): RawBuilder<unknown> {
  return sql`(select next.${sql.ref(column)} from exams next
    where next.company_id = exams.company_id and next.repeat_of_id = exams.id)`
}

function nameIn(table: string, column: string): RawBuilder<unknown> {
  return sql`(select named.name from ${sql.table(table)} named
    where named.company_id = exams.company_id and named.id = ${sql.ref(`exams.${column}`)})`
}

function peopleWith(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*)::int from exam_people person
    where person.company_id = exams.company_id and person.exam_id = exams.id and ${condition})`
}
