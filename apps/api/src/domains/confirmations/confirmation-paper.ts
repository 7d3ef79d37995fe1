import { confirmationKindLabels } from '@nhansu/sdk/domains/confirmations'
import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { openConfirmation, requireHandler, requireReader } from './confirmation-rows.ts'
import { idNumberLabel } from './id-number.ts'

/** So many digits of the hash stand on the paper, to be compared with the file. */
const printedDigits = 16

/**
 * The issued paper, from what was kept when it was issued: the file may have changed since, the paper has not.
 *
 * Failures: 404; 403 for a confirmation of income without the right over pay and for one with a number of an identity card
 * without the right to it; 409 where it was never issued or was revoked.
 */
export const confirmationPaper: Handler<'confirmationRequests.paper'> = async ({ path }, context) => {
  const open = await openConfirmation(context, path.id)
  const { kind, state, full_name: name, number, issued_on: day, paper, paper_hash: hash } = open.request
  requireHandler(context, open, 'in')
  requireReader(context, open)
  if (state === 'revoked') {
    throw new ApiFailure(409, `Giấy số ${number} đã bị thu hồi nên không in được nữa.`)
  }
  if (number === null || day === null || paper === null || hash === null) {
    throw new ApiFailure(409, 'Giấy này chưa được cấp nên chưa in được.')
  }
  await takeTurn(context)
  const heading = await companyHeading(context)
  context.audit({
    recordId: path.id,
    detail: { form: 'pdf' },
    seen: {
      deed: 'print',
      employeeIds: [open.request.employee_id],
      ...(paper.names_id_number === true && { shown: [idNumberLabel()] }),
    },
  })
  const { signer } = paper
  const lines = [...paper.lines, `Mã kiểm chứng: ${hash.slice(0, printedDigits).toUpperCase()}`]
  return new FileAnswer({
    name: `${confirmationKindLabels[kind]} ${number.replaceAll('/', '-')} ${name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: { ...heading, number, date: day },
      title: paper.title,
      ...(paper.subject !== undefined && { subject: paper.subject }),
      orientation: 'portrait',
      body: lines.map((text) => ({ kind: 'paragraph', text })),
      signatures: [
        signer === undefined
          ? { office: 'NGƯỜI SỬ DỤNG LAO ĐỘNG' }
          : { office: signer.title.toLocaleUpperCase('vi'), name: signer.name },
      ],
    }),
  })
}
