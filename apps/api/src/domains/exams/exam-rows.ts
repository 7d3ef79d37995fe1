import { type PartRows, partsOf } from '../../standard-set/part-rows.ts'
import { sql } from 'kysely'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { holdExam } from './held-exam.ts'

/** What is done with the parts and the board of a test. */
export const {
  read: examRows,
  add: addRows,
  change: changeRow,
  remove: removeRow,
  ownerOf: examOf,
} = partsOf({ resource: 'exams', key: 'exam_id', lock: holdExam })

/** The parts of a test, in their order. */
export const partRows: PartRows = {
  table: 'exam_parts',
  key: 'parts',
  shown: sql`part.position, part.kind, part.name, part.field_id,
    (select f.name from fields f where f.company_id = part.company_id and f.id = part.field_id) as field_name,
    part.weight::float8, part.pass_score::float8, part.held_on, to_char(part.starts_at, 'HH24:MI') as starts_at,
    part.place, part.quiz_exam_id, (select quiz.name from quiz_exams quiz
      where quiz.company_id = part.company_id and quiz.id = part.quiz_exam_id) as quiz_exam_name, array(select asked.question_id from exam_questions asked
      where asked.company_id = part.company_id and asked.part_id = part.id order by asked.position) as question_ids`,
  order: sql`part.position`,
  linked: { field: 'question_ids', save: saveQuestions },
}

/** The board of a test, the chair first. */
export const boardRows: PartRows = {
  table: 'exam_board',
  key: 'board',
  shown: sql`part.employee_id, (select e.full_name from employees e
    where e.company_id = part.company_id and e.id = part.employee_id) as full_name, part.role`,
  order: sql`array_position(array['chair', 'member', 'secretary'], part.role)`,
}

async function saveQuestions(context: ProductContext, examId: number, id: number, chosen: unknown) {
  const { db, companyId, inThisCompany } = context
  await sql`delete from exam_questions where ${inThisCompany('exam_questions')} and part_id = ${id}`.execute(
    db,
  )
  const { rows } = await sql`
    insert into exam_questions (company_id, exam_id, part_id, question_id, position)
    select ${companyId}, ${examId}, ${id}, question.id, asked.place
    from unnest(${chosen}::bigint[]) with ordinality as asked (id, place)
    join quiz_questions question on question.company_id = ${companyId} and question.id = asked.id
    returning question_id`.execute(db)
  if (Array.isArray(chosen) && rows.length !== chosen.length) {
    throw invalidInput({ question_ids: ['Có câu hỏi không còn trong ngân hàng câu hỏi.'] })
  }
}
