import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { historyOf } from './candidate-history.ts'
import { partsOf } from './candidate-parts.ts'
import { type Candidate, showCandidate } from './candidate-rows.ts'
import { selectionParts } from './selection-parts.ts'

/** The whole file of a candidate as a workbook with a sheet for each part. */
export const exportCandidate: Handler<'candidates.exports'> = async ({ path }, context) => {
  const { candidate, history, taken } = await takenFile(context, path.id, 'xlsx')
  const parts = [
    ...partsOf(candidate, history.moves),
    ...(await selectionParts(context, candidate, history)),
    { title: 'Thông tin xuất', columns: ['Nội dung', 'Giá trị'], rows: taken },
  ]
  return new FileAnswer({
    name: `Hồ sơ ứng viên ${candidate.full_name}.xlsx`,
    mediaType: workbookType,
    content: workbook(
      parts.map(({ title, columns, rows }) => ({
        name: title,
        header: true,
        columns: columns.map((column) => ({ title: column, kind: 'text', width: 28 })),
        rows: [rows],
      })),
    ),
  })
}

/** 'Phiếu thông tin ứng viên' as a paper. */
export const printCandidate: Handler<'candidates.exportsPdf'> = async ({ path }, context) => {
  const { candidate, history, taken } = await takenFile(context, path.id, 'pdf')
  const filled = partsOf(candidate, history.moves).filter(({ rows }) => rows.length > 0)
  return new FileAnswer({
    name: `Phiếu thông tin ứng viên ${candidate.full_name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: 'PHIẾU THÔNG TIN ỨNG VIÊN',
      orientation: 'portrait',
      body: filled.flatMap(({ title, columns, rows }): Block[] => [
        { kind: 'paragraph', text: title },
        { kind: 'table', columns: columns.map((column) => ({ title: column, width: 1 })), rows },
      ]),
      signatures: [{ office: 'NGƯỜI LẬP PHIẾU' }],
      printedBy: taken.map(([what, value]) => `${what}: ${value}`).join(', '),
    }),
  })
}

/** A candidate who leaves the product with what is known of him, written down with who took it. */
async function takenFile(
  context: ProductContext,
  id: number,
  form: string,
): Promise<{
  candidate: Candidate
  history: Awaited<ReturnType<typeof historyOf>>
  /** Who took it and when, for the file to say. */
  taken: [what: string, value: string][]
}> {
  const { candidate } = await showCandidate(context, id)
  await takeTurn(context)
  const history = await historyOf(context, id)
  context.audit({ recordId: id, detail: { form }, strangers: 1 })
  const { fullName, login } = context.session
  const { at } = await placeOf(context)
  return {
    candidate,
    history,
    taken: [
      ['Người xuất', `${fullName} (${login})`],
      ['Thời điểm xuất', shownInstant(at)],
    ],
  }
}
