import { invalidInput } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { openFile } from '../open-file.ts'
import { dayRefusal, readProposed, requireOpenCompany } from './proposed-person.ts'
import { consentText, consentVersion } from './transfer-consent.ts'

/**
 * The agreement on paper, with the words that a proposal of the same company and day keeps.
 *
 * Failures: 404; 400 for a day that cannot be; 409 for a company that has been closed.
 */
export const consentPaper: Handler<'employeeTransfers.consentPaper'> = async ({ body }, context) => {
  const { employee_id: employeeId, effective_date: day } = body
  await openFile(context, employeeId)
  const person = await readProposed(context, employeeId)
  const to = await requireOpenCompany(context, body.to_company_id)
  const refusal = dayRefusal(person, day)
  if (refusal !== undefined) throw invalidInput({ effective_date: [refusal] })
  await takeTurn(context)
  const heading = await companyHeading(context)
  context.audit({
    recordId: employeeId,
    resource: 'employees',
    detail: { form: 'pdf', to_company_id: to.id },
    seen: { deed: 'print', employeeIds: [employeeId] },
  })
  const lines = consentText({ ...person, from: person.company, to: to.name, day }).split('\n')
  return new FileAnswer({
    name: `Bản đồng ý chuyển công ty ${person.full_name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: { ...heading, date: person.today },
      title: 'BẢN ĐỒNG Ý CHUYỂN CÔNG TY VÀ CHUYỂN DỮ LIỆU CÁ NHÂN',
      orientation: 'portrait',
      body: [...lines, `Phiên bản ${consentVersion}.`].map((text) => ({ kind: 'paragraph', text })),
      signatures: [{ office: 'NGƯỜI LAO ĐỘNG' }],
    }),
  })
}
