import { appendixChangeLabels } from '@nhansu/sdk/domains/contracts'
import { notFound } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Heading, Paper } from '../../print/paper.ts'
import { placeAndDate } from '../../print/paper-heading.ts'
import type { AppendixTag } from '../../print/templates/appendix-tags.ts'
import { mayLack } from '../../print/templates/clauses/clause-kinds.ts'
import { clauseLines } from '../../print/templates/clauses/clause-text.ts'
import { clausesOf } from '../../print/templates/clauses/company-clauses.ts'
import { paperInForm } from '../../print/templates/paper-in-form.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { appendixOf, type KeptAppendix, versionOfAppendix } from './appendix-rows.ts'
import { type ContractPaperFacts, contractPaperFacts, dots, paid } from './contract-paper-facts.ts'
import { openContract, seesPay, type WholeContract } from './contract-rows.ts'
import { line, partyLines, partySignatures } from './paper-parties.ts'
import { printedIdentity } from './printed-identity.ts'
import { shownDay } from './term.ts'

/** What an appendix's papers say, whatever form they have. */
export type AppendixPaperFacts = Readonly<Record<AppendixTag, string>>

/** A signed appendix as a paper, PDF or the company's own Word file, of the same facts. */
export const appendixPaper: Handler<'appendices.paper'> = async ({ path, body }, context) => {
  const { form, with_identity: named = true } = body
  const open = await openContract(context, path.id)
  // Before what is printed of it: a save in between then shows as one after the print, and never as none.
  const record_version = await versionOfAppendix(context, path.row_id)
  const appendix = await appendixOf(context, path)
  if (appendix === undefined) throw notFound()
  await takeTurn(context)
  const heading = await companyHeading(context)
  const withPay = seesPay(context, open)
  const { identity, isPrinted, shown } = await printedIdentity(context, open, named)
  const of = await contractPaperFacts(context, open.contract, heading, withPay, identity)
  const facts = factsOf(open.contract, appendix, of, { heading, withPay })
  const { content, own } = await clausesOf(context, 'appendix')
  return paperInForm(context, form, {
    kind: 'appendix',
    id: appendix.id,
    name: `Phụ lục ${appendix.appendix_number.replaceAll('/', '-')} ${open.contract.full_name}`,
    facts,
    paper: () => appendixLayout(appendix, heading, facts, content),
    ...(own && { clauses: own }),
    about: [open.contract.employee_id],
    shown,
    madeOf: {
      contract_id: path.id,
      appendix_id: appendix.id,
      record_version,
      is_draft: false,
      with_pay: withPay,
      with_identity: isPrinted,
    },
  })
}

const unchanged = 'không thay đổi'

function factsOf(
  contract: WholeContract,
  appendix: KeptAppendix,
  of: ContractPaperFacts,
  { heading, withPay }: { heading: Heading; withPay: boolean },
): AppendixPaperFacts {
  const { salary = null, end_date, changes } = appendix
  const from = `từ ngày ${shownDay(appendix.start_date)}`
  return {
    'Tên công ty': of['Tên công ty'],
    'Địa danh': of['Địa danh'],
    'Tên hợp đồng': of['Tên hợp đồng'],
    'Số phụ lục': appendix.appendix_number,
    'Số hợp đồng': of['Số hợp đồng'],
    'Ngày ký hợp đồng': contract.sign_date ? shownDay(contract.sign_date) : dots,
    'Loại hợp đồng': of['Loại hợp đồng'],
    'Ngày lập': placeAndDate(heading.place, appendix.sign_date),
    'Người ký': appendix.signer_name ?? dots,
    'Chức vụ người ký': appendix.signer_title ?? dots,
    'Số giấy ủy quyền': appendix.authority_no ?? dots,
    'Họ và tên': of['Họ và tên'],
    'Mã nhân viên': of['Mã nhân viên'],
    'Ngày sinh': of['Ngày sinh'],
    'Giới tính': of['Giới tính'],
    'Số định danh cá nhân': of['Số định danh cá nhân'],
    'Địa chỉ': of['Địa chỉ'],
    'Đơn vị': of['Đơn vị'],
    'Nội dung': appendix.content,
    'Nội dung thay đổi': changes
      .map((change) => appendixChangeLabels[change].toLocaleLowerCase('vi'))
      .join(', '),
    'Hiệu lực từ ngày': shownDay(appendix.start_date),
    'Hiệu lực đến ngày': end_date === null ? 'hết thời hạn hợp đồng' : shownDay(end_date),
    'Thời gian hiệu lực': end_date === null ? from : `${from} đến hết ngày ${shownDay(end_date)}`,
    'Mức lương mới': withPay && salary === null ? unchanged : paid(salary, withPay),
    'Công việc mới': appendix.job_title ?? unchanged,
    'Địa điểm làm việc mới': appendix.work_place ?? unchanged,
    'Thời giờ làm việc mới': appendix.working_time ?? unchanged,
  }
}

/** What an appendix's paper has beside its facts. */
export type AppendixFrame = Pick<
  KeptAppendix,
  'appendix_number' | 'sign_date' | 'signer_name' | 'signer_title' | 'authority_no'
>

/** The appendix as the product lays it out: heading, parties and signatures, with the clauses between them. */
export function appendixLayout(
  appendix: AppendixFrame,
  heading: Heading,
  facts: AppendixPaperFacts,
  content: string,
): Paper {
  const lacking = new Set(appendix.authority_no ? [] : mayLack.appendix)
  return {
    heading: { ...heading, number: appendix.appendix_number, date: appendix.sign_date },
    title: `PHỤ LỤC ${facts['Tên hợp đồng']}`,
    subject: `Của hợp đồng số ${facts['Số hợp đồng']} ký ngày ${facts['Ngày ký hợp đồng']}`,
    orientation: 'portrait',
    body: [
      line(
        `Căn cứ hợp đồng số ${facts['Số hợp đồng']} (${facts['Loại hợp đồng']}) và thỏa thuận của hai bên, chúng tôi gồm:`,
      ),
      ...partyLines(facts, appendix),
      line(`Đơn vị: ${facts['Đơn vị']}.`),
      line('Thỏa thuận ký phụ lục hợp đồng với những nội dung sau:'),
      ...clauseLines(content, { values: facts, lacking }),
    ],
    signatures: partySignatures(facts['Họ và tên'], appendix),
  }
}
