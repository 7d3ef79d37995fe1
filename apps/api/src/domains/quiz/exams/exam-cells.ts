import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { FieldValues } from '../../../contract/audit-values.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Cell } from './draw.ts'

type Row = Data<'quizExams.cells'>['cells'][number]

/** What fits a row of the blueprint: questions in use of its field and all below it; written answers only where it asks for them. */
const fitting = sql`question.company_id = cell.company_id and question.status = 'active'
  and question.field_id in (select quiz_fields_below(cell.company_id, cell.field_id))
  and (cell.difficulty is null or question.difficulty = cell.difficulty)
  and (question.kind = cell.kind or cell.kind is null and question.kind <> 'essay')`

/** The blueprint of an exam in its order, each row with what the bank has for it. */
export async function cellsOf({ db, companyId }: ProductContext, examId: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select cell.field_id, field.name as field_name, cell.difficulty, cell.kind, cell.count, cell.points::float8,
      (select count(*) from quiz_questions question where ${fitting}) as available
    from quiz_exam_cells cell
    join fields field on field.company_id = cell.company_id and field.id = cell.field_id
    where cell.company_id = ${companyId} and cell.exam_id = ${examId} order by cell.place`.execute(db)
  return rows
}

/** What the trail tells of a blueprint: a row is the same one as long as it asks for the same questions. */
export function toldCells(cells: readonly Row[]): FieldValues {
  const before = new Map<string, number>()
  return {
    cells: cells.map(({ field_id, difficulty, kind, count, points }) => {
      const asked = `${field_id} ${difficulty} ${kind}`
      const place = (before.get(asked) ?? 0) + 1
      before.set(asked, place)
      return { id: `${asked} ${place}`, field_id, difficulty, kind, count, points }
    }),
  }
}

/** Saves the blueprint of an exam as a whole. */
export async function saveCells(
  { db, companyId }: ProductContext,
  examId: number,
  cells: Input<'quizExams.saveCells'>['body']['cells'],
): Promise<void> {
  await sql`delete from quiz_exam_cells where company_id = ${companyId} and exam_id = ${examId}`.execute(db)
  await sql`
    insert into quiz_exam_cells (company_id, exam_id, place, field_id, difficulty, kind, count, points)
    select ${companyId}, ${examId}, row_number() over (), field_id, difficulty, kind, count, coalesce(points, 1)
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as given (field_id bigint, difficulty integer, kind text, count integer, points numeric)`.execute(db)
}

/** A row of the blueprint with the questions that fit it, and its words: 'câu Khó của lĩnh vực PCCC'. */
export interface DrawnCell extends Cell {
  words: string
}

const difficulties = ['', 'Dễ ', 'Vừa ', 'Khó ']

/** The blueprint as papers are drawn from it, with the newest version of every question that fits. */
export async function poolsOf({ db, companyId }: ProductContext, examId: number): Promise<DrawnCell[]> {
  const { rows } = await sql<
    DrawnCell & { difficulty: number | null; kind: string | null; field_name: string }
  >`
    select cell.count, cell.points::float8, num_nulls(cell.difficulty, cell.kind) as width, cell.difficulty,
      cell.kind, field.name as field_name, coalesce(jsonb_agg(jsonb_build_object('versionId', newest.id, 'kind', newest.kind,
        'options', newest.options, 'keepOrder', newest.keep_order) order by newest.id) filter (where newest.id is not null),
        '[]') as pool
    from quiz_exam_cells cell
    join fields field on field.company_id = cell.company_id and field.id = cell.field_id
    left join quiz_questions question on ${fitting}
    left join lateral (select version.* from quiz_question_versions version
      where version.company_id = question.company_id and version.question_id = question.id
      order by version.number desc limit 1) newest on true
    where cell.company_id = ${companyId} and cell.exam_id = ${examId}
    group by cell.id, cell.place, cell.count, cell.points, cell.difficulty, cell.kind, field.name
    order by cell.place`.execute(db)
  return rows.map((row) => ({
    ...row,
    words: `câu ${row.kind === 'essay' ? 'Tự luận ' : ''}${difficulties[row.difficulty ?? 0] ?? ''}của lĩnh vực ${row.field_name}`,
  }))
}
