import type { Input } from '@nhansu/sdk/contract'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { checkFitsPaper, mostPrinted, peoplePaper } from '../people-paper.ts'
import { cellsOf, daysOf, titlesOf } from './list-words.ts'
import { readList } from './read-lists.ts'

const widths = [12, 22, 20, 20, 13, 32]

/**
 * A list on paper, with all its people; the trail keeps which list, for which days and how many people it was.
 * @throws ApiFailure 400 for more people than go on a paper
 */
export async function listPaper(
  { path: { key }, query = {} }: Input<'reportLists.print'>,
  context: ProductContext,
): Promise<FileAnswer> {
  await takeTurn(context)
  const { list, people } = await readList(context, key, query, { number: 1, size: mostPrinted }, 'often', [
    'employee_export',
  ])
  checkFitsPaper(list.total)
  const place = await placeOf(context)
  const titles = titlesOf(list)
  context.audit({
    detail: { list: key, ...query, people: people.length },
    seen: { deed: 'print', employeeIds: people.map(({ id }) => id), shown: titles },
  })
  return peoplePaper(context, place, {
    title: list.title,
    days: daysOf(list, place.at),
    basis: list.basis,
    columns: titles.map((title, index) => ({ title, width: widths[index] ?? 12 })),
    people: people.map(cellsOf),
  })
}
