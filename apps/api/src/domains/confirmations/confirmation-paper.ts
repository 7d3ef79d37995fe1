import { confirmationKindLabels } from '@nhansu/sdk/domains/confirmations'
import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { DocxFacts } from '../../print/docx/fill.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Heading } from '../../print/paper.ts'
import { placeAndDate } from '../../print/paper-heading.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { companyPaper } from '../../print/templates/company-paper.ts'
import { confirmationFactTags, type ConfirmationTag } from '../../print/templates/confirmation-tags.ts'
import { confirmationKind } from '../../print/templates/paper-kinds.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import {
  type KeptPaper,
  openConfirmation,
  requireHandler,
  requireReader,
  type WholeConfirmation,
} from './confirmation-rows.ts'
import { idNumberLabel } from './id-number.ts'
import { dots, notSaid } from './paper-facts.ts'

/** Who signs where nobody is named. */
const employer = 'Người sử dụng lao động'
const notKept =
  'Giấy này được cấp khi hệ thống chưa lưu riêng từng thông tin mà mẫu nêu nên không có bản Word. Hãy in PDF.'

/** So many digits of the hash stand on the paper, to be compared with the file. */
const printedDigits = 16

/** What an issued paper is made of, in either form. */
interface Printed {
  kind: WholeConfirmation['kind']
  heading: Heading
  number: string
  day: string
  paper: KeptPaper
  /** The first digits of its hash. */
  code: string
}

/**
 * The issued paper, from what was kept when it was issued: the file may have changed since, the paper has not.
 *
 * Failures: 404; 403 for a confirmation of income without the right over pay and for one with a number of an identity card
 * without the right to it; 409 where it was never issued or was revoked, where the company has no Word file for
 * it, and where that names facts which a paper of before has not kept.
 */
export const confirmationPaper: Handler<'confirmationRequests.paper'> = async (
  { path, query = {} },
  context,
) => {
  const open = await openConfirmation(context, path.id)
  const { kind, state, full_name: whom, number, issued_on: day, paper, paper_hash: hash } = open.request
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
  const code = hash.slice(0, printedDigits).toUpperCase()
  const printed: Printed = { kind, heading, number, day, paper, code }
  const name = `${confirmationKindLabels[kind]} ${number.replaceAll('/', '-')} ${whom}`
  const about = [open.request.employee_id]
  const shown = paper.names_id_number === true && { shown: [idNumberLabel()] }
  if (query.form === 'docx') {
    return companyPaper(context, [confirmationKind(kind)], {
      id: path.id,
      name,
      facts: wordFacts(printed),
      about,
      ...shown,
    })
  }
  context.audit({
    recordId: path.id,
    detail: { form: 'pdf' },
    seen: { deed: 'print', employeeIds: about, ...shown },
  })
  return new FileAnswer({
    name: `${name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper(layout(printed)),
  })
}

function layout({ heading, number, day, paper, code }: Printed): Parameters<typeof renderPaper>[0] {
  const { title, subject, lines, signer } = paper
  return {
    heading: { ...heading, number, date: day },
    title,
    ...(subject !== undefined && { subject }),
    orientation: 'portrait',
    body: [...lines, `Mã kiểm chứng: ${code}`].map((text) => ({ kind: 'paragraph', text })),
    signatures: [
      signer === undefined
        ? { office: employer.toLocaleUpperCase('vi') }
        : { office: signer.title.toLocaleUpperCase('vi'), name: signer.name },
    ],
  }
}

/** What the company's own Word file may name; single facts of a paper that was issued before they were kept it may not. */
function wordFacts({ kind, heading, number, day, paper, code }: Printed): DocxFacts {
  const { title, subject, lines, facts, signer } = paper
  const values: Record<ConfirmationTag, string> = {
    'Tên công ty': heading.company,
    'Địa danh': heading.place ?? dots,
    'Ngày lập': placeAndDate(heading.place, day),
    'Số giấy': number,
    'Tên giấy': title,
    'Kính gửi': subject ?? '',
    'Nội dung': lines.join('\n'),
    'Người ký': signer?.name ?? dots,
    'Chức vụ người ký': signer?.title ?? employer,
    'Số giấy ủy quyền': signer?.authority_no ?? notSaid,
    'Mã kiểm chứng': code,
  }
  return {
    values: { ...facts, ...values },
    lists: {},
    ...(facts === undefined && {
      notKept: { tags: Object.keys(confirmationFactTags[kind]), fault: notKept },
    }),
  }
}
