import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { workbook, workbookType } from '../../../workbooks/xlsx/workbook.ts'
import { historyOf } from './candidate-history.ts'
import { type Part, partsOf } from './candidate-parts.ts'
import { showCandidate } from './candidate-rows.ts'

/** The whole file of a candidate as a workbook with a sheet for each part. */
export const exportCandidate: Handler<'candidates.exports'> = async ({ path }, context) => {
  const { name, parts } = await fileOf(context, path.id, 'xlsx')
  return new FileAnswer({
    name: `Hồ sơ ứng viên ${name}.xlsx`,
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
  const { name, parts } = await fileOf(context, path.id, 'pdf')
  const filled = parts.filter(({ rows }) => rows.length > 0)
  return new FileAnswer({
    name: `Phiếu thông tin ứng viên ${name}.pdf`,
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
    }),
  })
}

/** What of a candidate leaves the product, written down with who took it. */
async function fileOf(
  context: ProductContext,
  id: number,
  form: string,
): Promise<{ name: string; parts: Part[] }> {
  const { candidate } = await showCandidate(context, id)
  await takeTurn(context)
  const { moves } = await historyOf(context, id)
  context.audit({ recordId: id, detail: { form } })
  return { name: candidate.full_name, parts: partsOf(candidate, moves) }
}
