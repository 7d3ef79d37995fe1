import type { Input } from '@nhansu/sdk/contract'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { peopleWorkbook } from '../people-workbook.ts'
import { cellsOf, daysOf, titlesOf } from './list-words.ts'
import { readList } from './read-lists.ts'

const widths = [14, 28, 28, 28, 18, 50]

/** A list as a workbook, with all its people; the trail keeps which list, for which days and how many people it was. */
export async function listWorkbook(
  { path: { key }, query = {} }: Input<'reportLists.download'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { list, people } = await readList(context, key, query, undefined, 'often', ['employee_export'])
  const place = await placeOf(context)
  const titles = titlesOf(list)
  context.audit({
    detail: { list: key, ...query, people: people.length },
    seen: { deed: 'export', employeeIds: people.map(({ id }) => id), shown: titles },
  })
  return peopleWorkbook(context, place, {
    file: `DanhSach_${fileWord(list.title)}`,
    title: list.title,
    days: daysOf(list, place.at),
    basis: list.basis,
    columns: titles.map((title, index) => ({ title, width: widths[index] ?? 14 })),
    people: people.map(cellsOf),
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
