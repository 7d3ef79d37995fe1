import type { Input } from '@nhansu/sdk/contract'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { PaperColumn } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { shownDay } from '../report.ts'
import { cellsOf, daysOf, titlesOf } from './list-words.ts'
import { readList } from './read-lists.ts'

/** As of every printed list: who needs more wants a workbook. */
const mostPeople = 2_000
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
  const { list, people } = await readList(context, key, query, { number: 1, size: mostPeople }, 'all', [
    'employee_export',
  ])
  if (list.total > mostPeople)
    throw new ApiFailure(
      400,
      `Bản in chứa nhiều nhất ${mostPeople} dòng, danh sách có ${list.total} dòng. Hãy tải Excel.`,
    )
  const { fullName, login } = context.session
  const { at } = await placeOf(context)
  const titles = titlesOf(list)
  context.audit({
    detail: { list: key, ...query, people: people.length },
    seen: { deed: 'print', employeeIds: people.map(({ id }) => id), shown: titles },
  })
  return new FileAnswer({
    name: `${list.title} ${shownDay(at.slice(0, 10))}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: `DANH SÁCH ${list.title.toLocaleUpperCase('vi')}`,
      subject: `(${daysOf(list, at)})`,
      orientation: 'landscape',
      body: [
        {
          kind: 'table',
          columns: [
            { title: 'STT', width: 6, align: 'center' },
            ...titles.map((title, place): PaperColumn => ({ title, width: widths[place] ?? 12 })),
          ],
          rows: people.map((person, place) => [
            String(place + 1),
            ...cellsOf(person).map((words) => words ?? ''),
          ]),
        },
        { kind: 'paragraph', text: `Danh sách có ${people.length} dòng.` },
        { kind: 'paragraph', text: `Căn cứ lấy số liệu: ${list.basis}` },
      ],
      signatures: [{ office: 'NGƯỜI LẬP BIỂU', name: fullName }, { office: 'THỦ TRƯỞNG ĐƠN VỊ' }],
      printedBy: `Người in: ${fullName} (${login}), ${shownInstant(at)}`,
    }),
  })
}
