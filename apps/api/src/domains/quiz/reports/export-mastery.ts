import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import type { SheetColumn } from '../../../workbooks/xlsx/sheet.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { fewestTakers } from '../analysis/flags.ts'
import { refuseTurnedRound } from './asked-exams.ts'
import { masteryByUnit, waitingForMap } from './mastery.ts'

const columns: readonly SheetColumn[] = [
  { title: 'Đơn vị', kind: 'text', width: 32 },
  { title: 'Lĩnh vực', kind: 'text', width: 32 },
  { title: 'Số bài', kind: 'number', width: 10 },
  { title: 'Tỷ lệ điểm đạt được (%)', kind: 'number', width: 24 },
  { title: 'Số bài, kể cả đơn vị trực thuộc', kind: 'number', width: 30 },
  { title: 'Tỷ lệ, kể cả đơn vị trực thuộc (%)', kind: 'number', width: 32 },
  { title: 'Ghi chú về riêng đơn vị', kind: 'text', width: 36 },
  { title: 'Ghi chú về cả đơn vị trực thuộc', kind: 'text', width: 36 },
]

const about: readonly SheetColumn[] = [
  { title: '', kind: 'text', width: 24 },
  { title: '', kind: 'text', width: 70 },
]

/** What each unit knows of each field as a workbook, a row for each of both: its own people, and with the units below it. */
export const exportMastery: Handler<'quizReports.masteryExport'> = async ({ query = {} }, context) => {
  refuseTurnedRound(query)
  await takeTurn(context)
  const figures = await masteryByUnit(context, query)
  const waiting = await waitingForMap(context, query)
  const rows = figures.map(({ name, field_name: field, papers, share, papers_below: below, share_below }) => [
    name ?? 'Chưa thuộc đơn vị nào',
    field,
    papers,
    share === null ? null : percentOf(share),
    below,
    percentOf(share_below),
    noteOn(papers),
    noteOn(below),
  ])
  context.audit({ detail: { rows: rows.length } })
  const { at, company } = await placeOf(context)
  const days = [query.from && `từ ${shownDate(query.from)}`, query.to && `đến ${shownDate(query.to)}`]
  const facts = [
    ['Danh sách', 'Mức nắm vững theo đơn vị và lĩnh vực'],
    ['Kỳ thi mở', days.filter(Boolean).join(' ') || 'Mọi ngày'],
    ['Công ty', company],
    ['Người xuất', `${context.session.fullName} (${context.session.login})`],
    ['Thời điểm xuất', shownInstant(at)],
    ['Số dòng', String(rows.length)],
    ...(waiting > 0 ? [['Kỳ thi chưa tính vào', String(waiting)]] : []),
  ]
  return new FileAnswer({
    name: `Mức nắm vững ${shownDate(at.slice(0, 10))}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      { name: 'Mức nắm vững', columns, header: true, rows: [rows] },
      { name: 'Thông tin', columns: about, header: false, rows: [facts] },
    ]),
  })
}

/** Of a share of few papers that it tells little; where there is none, there is nothing to conclude from. */
function noteOn(papers: number): string | null {
  return papers > 0 && papers < fewestTakers ? `Dưới ${fewestTakers} bài: quá ít để kết luận` : null
}

/** To one decimal. */
function percentOf(share: number): number {
  return Math.round(share * 1000) / 10
}
