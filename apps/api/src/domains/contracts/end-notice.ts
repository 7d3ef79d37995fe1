import { endReasonLabels, noticeExemptionLabels } from '@nhansu/sdk/domains/contracts'
import { ApiFailure } from '../../contract/failure.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Heading, Paper } from '../../print/paper.ts'
import { placeAndDate } from '../../print/paper-heading.ts'
import type { EndNoticeTag } from '../../print/templates/end-notice-tags.ts'
import { mayLack } from '../../print/templates/clauses/clause-kinds.ts'
import { clauseLines } from '../../print/templates/clauses/clause-text.ts'
import { clausesOf } from '../../print/templates/clauses/company-clauses.ts'
import { paperInForm } from '../../print/templates/paper-in-form.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { contractPaperFacts, dots } from './contract-paper-facts.ts'
import { openContract, type WholeContract } from './contract-rows.ts'
import { isFollowed } from './ending-facts.ts'
import { line } from './paper-parties.ts'
import { shownDay } from './term.ts'

/** What a notice says, whatever form it has. */
export type EndNoticeFacts = Readonly<Record<EndNoticeTag, string>>

/** When and why a contract ends, as its notice says it. */
interface Ending {
  day: string
  reason: keyof typeof endReasonLabels
}

/**
 * 'Thông báo chấm dứt hợp đồng lao động' (Điều 45 BLLĐ) as a paper: of a contract that was ended, or of one in force that
 * ends by its term.
 */
export const printEndNotice: Handler<'contracts.endNotice'> = async ({ path, body: { form } }, context) => {
  const { contract } = await openContract(context, path.id)
  const ending = endingOf(contract)
  await refuseRenewed(context, contract)
  await takeTurn(context)
  const heading = await companyHeading(context)
  const date = contract.notice_date ?? heading.date
  const facts = await factsOf(context, contract, ending, { ...heading, date })
  const { content, own } = await clausesOf(context, 'end_notice')
  return paperInForm(context, form, {
    kind: 'end_notice',
    id: path.id,
    name: `Thông báo chấm dứt hợp đồng ${contract.contract_number?.replaceAll('/', '-') ?? ''} ${contract.full_name}`,
    facts,
    paper: () => endNoticeLayout(contract, { ...heading, date }, facts, content),
    ...(own && { clauses: own }),
    about: [contract.employee_id],
    madeOf: { contract_id: path.id, record_version: contract.version, is_draft: false, with_pay: false },
  })
}

/** @throws ApiFailure 409 where nothing ends that could be told of */
function endingOf({ state, end_date, ended_date, end_reason }: WholeContract): Ending {
  if (state === 'ended' && ended_date) return { day: ended_date, reason: end_reason ?? 'expired' }
  if (state === 'issued' && end_date !== null) return { day: end_date, reason: 'expired' }
  throw new ApiFailure(
    409,
    state === 'issued'
      ? 'Hợp đồng không xác định thời hạn và chưa được chấm dứt nên chưa có thông báo chấm dứt.'
      : 'Chỉ hợp đồng đã ban hành mới có thông báo chấm dứt.',
  )
}

/** @throws ApiFailure 409 for a term that runs out while the work goes on by another contract */
async function refuseRenewed(context: ProductContext, contract: WholeContract): Promise<void> {
  if (contract.state !== 'issued' || !(await isFollowed(context, contract))) return
  throw new ApiFailure(
    409,
    'Người lao động đã có hợp đồng tiếp theo nên không lập thông báo chấm dứt vì hết hạn cho hợp đồng này.',
  )
}

async function factsOf(
  context: ProductContext,
  contract: WholeContract,
  { day, reason }: Ending,
  heading: Heading,
): Promise<EndNoticeFacts> {
  const of = await contractPaperFacts(context, contract, heading, false, null)
  return {
    'Tên công ty': of['Tên công ty'],
    'Địa danh': of['Địa danh'],
    'Ngày lập': placeAndDate(heading.place, heading.date),
    'Số hợp đồng': of['Số hợp đồng'],
    'Ngày ký hợp đồng': contract.sign_date ? shownDay(contract.sign_date) : dots,
    'Loại hợp đồng': of['Loại hợp đồng'],
    'Từ ngày': of['Từ ngày'],
    'Đến ngày': of['Đến ngày'],
    'Họ và tên': of['Họ và tên'],
    'Mã nhân viên': of['Mã nhân viên'],
    'Ngày sinh': of['Ngày sinh'],
    'Giới tính': of['Giới tính'],
    'Công việc': of['Công việc'],
    'Đơn vị': of['Đơn vị'],
    'Ngày chấm dứt': shownDay(day),
    'Lý do chấm dứt': endReasonLabels[reason],
    'Ngày báo trước': contract.notice_date ? shownDay(contract.notice_date) : dots,
    'Trường hợp không báo trước': exemptionWords(contract),
    'Số quyết định': contract.decision_no ?? dots,
  }
}

/** The case in which nobody had to be told beforehand (khoản 2 Điều 35, khoản 3 Điều 36), where it was one. */
function exemptionWords({ notice_exemption: exemption }: Pick<WholeContract, 'notice_exemption'>): string {
  if (!exemption) return ''
  return noticeExemptionLabels[exemption].replace(/^NLĐ: /u, 'người lao động ').replace(/^NSDLĐ: /u, '')
}

/** What a notice has or lacks beside its facts. */
export type EndNoticeFrame = Pick<
  WholeContract,
  'full_name' | 'notice_date' | 'notice_exemption' | 'decision_no'
>

/** The notice as the product lays it out: heading, whom it is for, the clauses and the signatures. */
export function endNoticeLayout(
  { full_name, notice_date, notice_exemption, decision_no }: EndNoticeFrame,
  heading: Heading,
  facts: EndNoticeFacts,
  content: string,
): Paper {
  const has = {
    'Ngày báo trước': notice_date,
    'Trường hợp không báo trước': notice_exemption,
    'Số quyết định': decision_no,
  }
  const lacking = new Set(mayLack.endNotice.filter((tag) => !has[tag]))
  return {
    heading,
    title: 'THÔNG BÁO',
    subject: 'Về việc chấm dứt hợp đồng lao động',
    orientation: 'portrait',
    body: [
      line(
        `Kính gửi: ông/bà ${facts['Họ và tên']}, mã nhân viên ${facts['Mã nhân viên']}, ngày sinh ${facts['Ngày sinh']}, giới tính ${facts['Giới tính']}.`,
      ),
      line(`Công việc: ${facts['Công việc']}. Đơn vị: ${facts['Đơn vị']}.`),
      ...clauseLines(content, { values: facts, lacking }),
    ],
    signatures: [{ office: 'NGƯỜI NHẬN THÔNG BÁO', name: full_name }, { office: 'ĐẠI DIỆN CÔNG TY' }],
  }
}
