import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { FieldValues } from '../../../contract/audit-values.ts'
import { invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { maySeeQuestions } from '../may-see-questions.ts'
import type { Cell } from './draw.ts'

type Row = Data<'quizExams.cells'>['cells'][number]

type Given = Input<'quizExams.saveCells'>['body']['cells'][number]

/** What fits a row that draws: questions in use of its field and all below it that no other row has chosen; written answers only where it asks for them. */
const fitting = sql`cell.question_id is null and question.company_id = cell.company_id and question.status = 'active'
  and question.field_id in (select quiz_fields_below(cell.company_id, cell.field_id))
  and (cell.difficulty is null or question.difficulty = cell.difficulty)
  and (question.kind = cell.kind or cell.kind is null and question.kind <> 'essay')
  and not exists (select from quiz_exam_cells other where other.company_id = cell.company_id
    and other.exam_id = cell.exam_id and other.question_id = question.id)`

/** The question of a row that somebody chose. */
const isChosen = sql`question.company_id = cell.company_id and question.id = cell.question_id`

/** Joins to a row what was chosen for it and its field: a chosen question's own of today. */
const withField = sql`left join quiz_questions chosen on chosen.company_id = cell.company_id and chosen.id = cell.question_id
    join fields field on field.company_id = cell.company_id and field.id = coalesce(chosen.field_id, cell.field_id)`

/** The blueprint of an exam in its order, each row with what the bank has for it; what a chosen question asks only for who may see. */
export async function cellsOf(context: ProductContext, examId: number): Promise<Row[]> {
  const { db, companyId } = context
  const content = maySeeQuestions(context) ? sql`, chosen.content as question_content` : sql``
  const { rows } = await sql<Row>`
    select field.id as field_id, field.name as field_name, cell.question_id${content},
      coalesce(chosen.difficulty, cell.difficulty) as difficulty, coalesce(chosen.kind, cell.kind) as kind, cell.count,
      cell.points::float8, case when chosen.id is not null then (chosen.status = 'active')::integer
        else (select count(*) from quiz_questions question where ${fitting}) end as available
    from quiz_exam_cells cell
    ${withField}
    where cell.company_id = ${companyId} and cell.exam_id = ${examId} order by cell.place`.execute(db)
  return rows
}

/** True where a blueprint asks for written answers. */
export async function asksForWriting(
  { db, companyId }: Pick<ProductContext, 'db' | 'companyId'>,
  examId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select cell.id from quiz_exam_cells cell left join quiz_questions question on ${isChosen}
    where cell.company_id = ${companyId} and cell.exam_id = ${examId}
      and coalesce(question.kind, cell.kind) = 'essay' limit 1`.execute(db)
  return rows.length > 0
}

/** What the trail tells of a blueprint: a row is the same one as long as it asks for the same questions. */
export function toldCells(cells: readonly Row[]): FieldValues {
  const before = new Map<string, number>()
  return {
    cells: cells.map(({ field_id, question_id, difficulty, kind, count, points }) => {
      const asked = question_id === null ? `${field_id} ${difficulty} ${kind}` : `question ${question_id}`
      const place = (before.get(asked) ?? 0) + 1
      before.set(asked, place)
      const name = question_id !== null && { name: `Câu đã chọn số ${question_id}` }
      return { id: `${asked} ${place}`, ...name, field_id, difficulty, kind, count, points }
    }),
  }
}

/**
 * Saves the blueprint of an exam as a whole.
 * @param before as it was: what was chosen then may stay, whoever saves
 * @throws ApiFailure 400 for a row that asks for nothing, and for a chosen question that is not there, stands there twice or may not
 * be chosen by the caller
 */
export async function saveCells(
  context: ProductContext,
  examId: number,
  cells: readonly Given[],
  before: readonly Row[],
): Promise<void> {
  const { db, companyId } = context
  await refuseWrongRows(context, cells, new Set(before.map(({ question_id: id }) => id)))
  const rows = cells.map((cell, at) =>
    cell.question_id == null
      ? { ...cell, place: at + 1 }
      : { place: at + 1, question_id: cell.question_id, points: cell.points, count: 1 },
  )
  await sql`delete from quiz_exam_cells where company_id = ${companyId} and exam_id = ${examId}`.execute(db)
  await sql`
    insert into quiz_exam_cells (company_id, exam_id, place, field_id, question_id, difficulty, kind, count, points)
    select ${companyId}, ${examId}, given.place, coalesce(question.field_id, given.field_id), given.question_id,
      given.difficulty, given.kind, given.count, coalesce(given.points, 1)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (place integer, field_id bigint, question_id bigint,
      difficulty integer, kind text, count integer, points numeric)
    left join quiz_questions question on question.company_id = ${companyId} and question.id = given.question_id`.execute(
    db,
  )
}

async function refuseWrongRows(
  context: ProductContext,
  cells: readonly Given[],
  kept: ReadonlySet<number | null>,
): Promise<void> {
  const { db, companyId } = context
  const chosen = cells.flatMap(({ question_id: id }) => id ?? [])
  const { rows: there } = await sql<{ id: number }>`
    select id from quiz_questions where company_id = ${companyId} and id = any(${chosen}::bigint[])`.execute(
    db,
  )
  const known = new Set(there.map(({ id }) => id))
  const wrong = cells.flatMap(({ field_id: field, question_id: id = null, count }, at) => {
    const said = (words: string) => [`Dòng ${at + 1}: ${words}`]
    if (id === null) return field === undefined ? said('Vui lòng chọn lĩnh vực hoặc câu hỏi.') : []
    if (!maySeeQuestions(context) && !kept.has(id)) return said('Bạn cần quyền xem câu hỏi để chọn câu hỏi.')
    if (!known.has(id)) return said('Câu hỏi không còn trong ngân hàng câu hỏi.')
    if (cells.findIndex(({ question_id: other }) => other === id) < at) return said('Câu hỏi đã được chọn.')
    return count === 1 ? [] : said('Câu hỏi được chọn chỉ có một.')
  })
  if (wrong.length > 0) throw invalidInput({ cells: wrong })
}

/** A row of the blueprint with the questions that fit it, and its words: 'câu Khó của lĩnh vực PCCC'. */
export interface DrawnCell extends Cell {
  words: string
}

const difficulties = ['', 'Dễ ', 'Vừa ', 'Khó ']

/** The blueprint as papers are drawn from it, with the newest version of every question that fits. */
export async function poolsOf({ db, companyId }: ProductContext, examId: number): Promise<DrawnCell[]> {
  const { rows } = await sql<
    DrawnCell & { difficulty: number | null; kind: string | null; field_name: string; is_chosen: boolean }
  >`
    select cell.count, cell.points::float8, case when cell.question_id is not null then -1
        else num_nulls(cell.difficulty, cell.kind) end as width, cell.difficulty, cell.question_id is not null as is_chosen,
      cell.kind, field.name as field_name, coalesce(jsonb_agg(jsonb_build_object('versionId', newest.id, 'kind', newest.kind,
        'options', newest.options, 'keepOrder', newest.keep_order) order by newest.id) filter (where newest.id is not null),
        '[]') as pool
    from quiz_exam_cells cell
    ${withField}
    left join lateral (
      select question.company_id, question.id from quiz_questions question where ${fitting}
      union all
      select question.company_id, question.id from quiz_questions question where ${isChosen} and question.status = 'active'
    ) question on true
    left join lateral (select version.* from quiz_question_versions version
      where version.company_id = question.company_id and version.question_id = question.id
      order by version.number desc limit 1) newest on true
    where cell.company_id = ${companyId} and cell.exam_id = ${examId}
    group by cell.id, cell.place, cell.question_id, cell.count, cell.points, cell.difficulty, cell.kind, field.name
    order by cell.place`.execute(db)
  return rows.map((row) => ({
    ...row,
    words: `câu ${row.is_chosen ? 'đã chọn ' : row.kind === 'essay' ? 'Tự luận ' : ''}${difficulties[row.difficulty ?? 0] ?? ''}của lĩnh vực ${row.field_name}`,
  }))
}
