import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import type { CleanedColumns } from '../../../workbooks/reading/taken-text.ts'
import { byAnyCode, visibleEmployees } from '../../employees/public.ts'
import { addPeople, refusalsOf } from './add-people.ts'
import { holdCourse, requireCourse } from './course-people.ts'
import { readSheetRows } from './sheet-rows.ts'

type Outcome = Data<'trainingEmployees.import'>

/** The column by which people are known. */
export const codeTitle = 'Mã nhân viên'

/**
 * Adds the people of a workbook to a course, in its order, all or none; who finds no seat waits.
 * @throws ApiFailure 400 for a workbook without the column or rows, 409 for a course that takes nobody any more
 */
export async function importPeople(
  context: ProductContext,
  courseId: number,
  file: unknown,
  isTrial: boolean,
): Promise<Outcome> {
  await requireCourse(context, courseId)
  const course = await holdCourse(context, courseId)
  const cleaned: CleanedColumns = new Set()
  const rows = readSheetRows(file, [codeTitle], cleaned).map(({ row, text }) => ({
    row,
    nhansu_id: text(codeTitle).toUpperCase().slice(0, 50),
    errors: [] as string[],
  }))
  const codes = rows.map(({ nhansu_id: code }) => code)
  const known = await byAnyCode(context, codes, (all) => idsOf(context, all))
  const ids = [...new Set(rows.flatMap(({ nhansu_id: code }) => known.get(code) ?? []))]
  const refused = new Map(
    (await refusalsOf(context, courseId, ids)).map(({ employee_id: id, reason }) => [id, reason]),
  )
  const seen = new Set<string | number>()
  for (const { nhansu_id: code, errors } of rows) {
    const id = known.get(code)
    // Two codes may stand for one person.
    const whom = id ?? code
    const reason = id === undefined ? 'Mã nhân viên không tồn tại.' : refused.get(id)
    if (seen.has(whom)) errors.push('Mã nhân viên có hai dòng.')
    else if (reason !== undefined) errors.push(reason)
    seen.add(whom)
  }
  const wrong = rows.filter(({ errors }) => errors.length > 0)
  const told = {
    total: rows.length,
    wrong: wrong.length,
    cleaned_columns: [...cleaned],
    rows: wrong.slice(0, 200),
  }
  if (wrong.length > 0) return { ...told, added: 0, waiting: 0 }
  const waiting = await asPreview(context, isTrial, () => addPeople(context, course, { employeeIds: ids }))
  if (!isTrial) context.audit({ recordId: courseId, changedFields: ['employees'] })
  return { ...told, added: ids.length, waiting }
}

async function idsOf(context: ProductContext, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; nhansu_id: string }>`
    select id, nhansu_id from employees where ${context.inThisCompany('employees')}
      and nhansu_id = any(${codes}::text[]) and ${visibleRows(context, visibleEmployees)}`.execute(context.db)
  return new Map(rows.map(({ id, nhansu_id: code }) => [code, id]))
}
