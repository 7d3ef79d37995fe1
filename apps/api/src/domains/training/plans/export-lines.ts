import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { sheetName, workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { exportedColumns } from './line-columns.ts'
import { lineRows, planLines } from './plan-lines.ts'
import { planFacts } from './plan-facts.ts'
import { visiblePlan } from './plan-record.ts'

type Line = Readonly<Record<string, unknown>>

/**
 * The lines of a plan as a workbook. Its first sheet is what an import takes, so that it holds rows of lines alone; their sums
 * stand in the sheet that says what was taken out, by whom and when.
 */
export const exportLines: Handler<'trainingPlanLines.export'> = async ({ path }, context) => {
  await visiblePlan(context, path.id)
  await takeTurn(context)
  const plan = await planFacts(context, path.id)
  const columns = await exportedColumns(context)
  const lines = await planLines<Line>(context, lineRows, path.id)
  const { company, at } = await placeOf(context)
  context.audit({ recordId: path.id, detail: { rows: lines.length } })
  const sum = (field: string) => lines.reduce((total, line) => total + Number(line[field]), 0)
  return new FileAnswer({
    name: `${context.operation.title} ${plan.code}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      {
        name: sheetName(context.operation.title),
        columns,
        header: true,
        rows: [lines.map((line) => columns.map(({ valueOf }) => valueOf(line)))],
      },
      {
        name: 'Thông tin',
        header: false,
        columns: [
          { title: '', kind: 'text', width: 24 },
          { title: '', kind: 'money', width: 70 },
        ],
        rows: [
          [
            ['Kế hoạch', `${plan.code} ${plan.name}`],
            ['Trạng thái', plan.status_name],
            ['Công ty', company],
            ['Người xuất', `${context.session.fullName} (${context.session.login})`],
            ['Thời điểm xuất', shownInstant(at)],
            ['Số nội dung', lines.length],
            ['Tổng số người dự kiến', sum('people')],
            ['Tổng dự toán', sum('planned')],
            ['Tổng thực tế', sum('actual')],
          ],
        ],
      },
    ]),
  })
}
