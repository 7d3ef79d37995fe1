import { sql } from 'kysely'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { trainingPersonStateLabels } from '@nhansu/sdk/domains/training'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import type { SheetColumn } from '../../../workbooks/xlsx/sheet.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { peopleOf, peopleOfUnit } from './course-people.ts'
import { resultTitles } from './import-results.ts'

const text = (title: string, width: number): SheetColumn => ({ title, kind: 'text', width })

const columns: readonly SheetColumn[] = [
  text(resultTitles.course, 16),
  text(resultTitles.code, 14),
  text('Họ và tên', 28),
  text('Đơn vị', 28),
  text('Trạng thái', 20),
  { title: resultTitles.score, kind: 'number', width: 10 },
  text(resultTitles.result, 14),
  text(resultTitles.number, 20),
  text(resultTitles.issued, 14),
]

const results: Readonly<Record<string, string>> = { passed: 'Đạt', failed: 'Không đạt' }

/** The people of a course, or those of one unit, as a workbook; with results filled in, it is what `importResults` takes. */
export async function exportPeople(
  context: ProductContext,
  courseId: number,
  unit: number | undefined,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { rows } = await sql<{ code: string }>`select code from trainings
    where ${context.inThisCompany('trainings')} and id = ${courseId}`.execute(context.db)
  const code = rows[0]?.code ?? ''
  const people = await peopleOf(context, courseId, peopleOfUnit(unit))
  context.audit({ recordId: courseId, detail: { rows: people.length }, seen: takenAway(people, columns) })
  return new FileAnswer({
    name: 'Danh sách học viên.xlsx',
    mediaType: workbookType,
    content: workbook([
      {
        name: 'Học viên',
        columns,
        header: true,
        rows: [
          people.map((person) => [
            code,
            person.nhansu_id,
            person.full_name,
            person.unit_name,
            trainingPersonStateLabels[person.state],
            person.score,
            results[person.state] ?? null,
            person.certificate_no,
            person.issue_date?.split('-').toReversed().join('/') ?? null,
          ]),
        ],
      },
    ]),
  })
}
