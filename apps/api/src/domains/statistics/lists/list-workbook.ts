import type { Input } from '@nhansu/sdk/contract'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import type { SheetCell, SheetRow } from '../../../workbooks/xlsx/sheet.ts'
import { sheetName, workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { shownDay } from '../report.ts'
import { readList } from './read-lists.ts'

/** Rows above those of the people, the titles of the columns included. */
const headRows = 6

/** A list as a workbook, with all its people; the trail keeps which list, for which days and how many people it was. */
export async function listWorkbook(
  { path: { key }, query = {} }: Input<'reportLists.download'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { list, people } = await readList(context, key, query)
  const { company, at } = await placeOf(context)
  context.audit({ detail: { list: key, ...query, people: people.length } })
  const framed = (value: string | number | null): SheetCell => ({ value: value ?? '', style: 'framed' })
  const strong = (value: string): SheetCell => ({ value, style: 'framedStrong' })
  const days =
    list.from === null || list.to === null
      ? `Tính đến ngày ${shownDay(at.slice(0, 10))}`
      : `Từ ngày ${shownDay(list.from)} đến ngày ${shownDay(list.to)}`
  const titles = ['STT', 'Mã nhân viên', 'Họ và tên', 'Chức vụ', 'Đơn vị', list.day_label, list.detail_label]
  const rows: SheetRow[] = [
    [{ value: list.title, style: 'title' }],
    [company],
    [days],
    [`Căn cứ lấy số liệu: ${list.basis}`],
    [],
    titles.map(strong),
    ...people.map(({ nhansu_id, full_name, position_name, unit_name, day, detail }, place) =>
      [place + 1, nhansu_id, full_name, position_name, unit_name, day && shownDay(day), detail].map(framed),
    ),
    [],
    [`Người xuất: ${context.session.fullName} (${context.session.login}), lúc ${shownInstant(at)}`],
  ]
  const widths = [6, 14, 28, 28, 28, 18, 50]
  return new FileAnswer({
    name: `DanhSach_${fileWord(list.title)}_${at.slice(0, 10).replaceAll('-', '')}.xlsx`,
    mediaType: workbookType,
    content: workbook([
      {
        name: sheetName(list.title),
        header: false,
        frozenRows: headRows,
        columns: widths.map((width) => ({ title: '', kind: 'text' as const, width })),
        rows: [rows],
      },
    ]),
  })
}

/** 'Hết hạn hợp đồng' as 'HetHanHopDong'. */
function fileWord(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/đ/giu, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .split(/[^A-Za-z]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
}
