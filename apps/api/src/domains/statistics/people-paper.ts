import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { PaperColumn } from '../../print/paper.ts'
import { renderPaper } from '../../print/render-paper.ts'
import type { Place } from '../../workbooks/about-sheet.ts'
import { shownInstant } from '../../workbooks/shown-values.ts'
import type { PeopleSheet } from './people-workbook.ts'
import { shownDay } from './report.ts'

/** As of every printed list: who needs more wants a workbook. */
export const mostPrinted = 2_000

/** @throws ApiFailure 400 for more lines than go on a paper */
export function checkFitsPaper(total: number): void {
  if (total <= mostPrinted) return
  throw new ApiFailure(
    400,
    `Bản in chứa nhiều nhất ${mostPrinted} dòng, danh sách có ${total} dòng. Hãy tải Excel.`,
  )
}

/** People on paper below a title and their days, with what was counted, lines to sign and who printed them. */
export async function peoplePaper(
  context: ProductContext,
  { at }: Place,
  { title, days, basis, columns, people }: Omit<PeopleSheet, 'file'>,
): Promise<FileAnswer> {
  const { fullName, login } = context.session
  return new FileAnswer({
    // None of them is in the name of a file: of 'Tháng 03/2026' the year alone would be left.
    name: `${title.replaceAll(/[/\\]/g, '-').replaceAll(':', ',')} ${shownDay(at.slice(0, 10))}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: `DANH SÁCH ${title.toLocaleUpperCase('vi')}`,
      subject: `(${days})`,
      orientation: 'landscape',
      body: [
        {
          kind: 'table',
          columns: [
            { title: 'STT', width: 6, align: 'center' },
            ...columns.map((column): PaperColumn => column),
          ],
          rows: people.map((cells, place) => [String(place + 1), ...cells.map((words) => words ?? '')]),
        },
        { kind: 'paragraph', text: `Danh sách có ${people.length} dòng.` },
        { kind: 'paragraph', text: `Căn cứ lấy số liệu: ${basis}` },
      ],
      signatures: [{ office: 'NGƯỜI LẬP BIỂU', name: fullName }, { office: 'THỦ TRƯỞNG ĐƠN VỊ' }],
      printedBy: `Người in: ${fullName} (${login}), ${shownInstant(at)}`,
    }),
  })
}
