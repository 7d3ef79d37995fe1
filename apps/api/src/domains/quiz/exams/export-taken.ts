import { quizTakenStateLabels } from '@nhansu/sdk/domains/quiz'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { takenAway } from '../../../contract/personal-views.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import type { SheetColumn } from '../../../workbooks/xlsx/sheet.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { takenExams } from './exam-people.ts'
import { requireExam } from './lock-exam.ts'

const columns: readonly SheetColumn[] = [
  { title: 'Mã NV', kind: 'text', width: 14 },
  { title: 'Họ và tên', kind: 'text', width: 28 },
  { title: 'Đơn vị', kind: 'text', width: 30 },
  { title: 'Mã đề', kind: 'text', width: 8 },
  { title: 'Trạng thái', kind: 'text', width: 12 },
  { title: 'Vào lúc', kind: 'datetime', width: 18 },
  { title: 'Nộp lúc', kind: 'datetime', width: 18 },
  { title: 'Số câu trả lời', kind: 'number', width: 14 },
  { title: 'Điểm', kind: 'number', width: 8 },
  { title: 'Kết quả', kind: 'text', width: 12 },
]

const about: readonly SheetColumn[] = [
  { title: '', kind: 'text', width: 24 },
  { title: '', kind: 'text', width: 70 },
]

/** The marks of an exam as a workbook, everybody who was put down in a row. */
export const exportTakenExams: Handler<'quizExams.takenExamsExport'> = async ({ path }, context) => {
  await takeTurn(context)
  await requireExam(context, path.id)
  const taken = await takenExams(context, path.id)
  const rows = taken.map((row) => [
    row.nhansu_id,
    row.full_name,
    row.department_name,
    row.paper_code,
    quizTakenStateLabels[row.state],
    row.started_at,
    row.finished_at,
    row.answered,
    row.score,
    row.passed === null ? null : row.passed ? 'Đạt' : 'Không đạt',
  ])
  context.audit({ recordId: path.id, detail: { rows: rows.length }, seen: takenAway(taken, columns) })
  const { at, company } = await placeOf(context)
  const facts = [
    ['Danh sách', 'Bảng điểm'],
    ['Công ty', company],
    ['Người xuất', `${context.session.fullName} (${context.session.login})`],
    ['Thời điểm xuất', shownInstant(at)],
    ['Số dòng', String(rows.length)],
  ]
  return new FileAnswer({
    name: `Bảng điểm ${shownDate(at.slice(0, 10))}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      { name: 'Bảng điểm', columns, header: true, rows: [rows] },
      { name: 'Thông tin', columns: about, header: false, rows: [facts] },
    ]),
  })
}
