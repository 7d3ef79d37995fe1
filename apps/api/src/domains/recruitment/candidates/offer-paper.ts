import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { LinkContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, Paper } from '../../../print/paper.ts'
import { moneyWords, shownDay } from '../results/paper-words.ts'
import { acceptedAt, offerOf } from './own-answers.ts'

/** To whom an offer is addressed, as the application itself says. */
interface Addressee {
  full_name: string
  reference: string
}

interface Place {
  position_name: string | null
  unit_name: string | null
  work_place: string | null
  campaign_name: string
  contact: string | null
  accepted_on: string
}

/**
 * 'Thư mời nhận việc' as the one who was offered the work takes it with him: what stands on his page and which work it is,
 * and nothing that HR thinks of him.
 * @returns undefined for an offer that was never told, or holds no more
 */
export async function offerPaper(
  context: LinkContext,
  candidateId: number,
  addressee: Addressee,
): Promise<Paper | undefined> {
  const offer = await offerOf(context, candidateId)
  const place = offer && (await placeOf(context, candidateId))
  if (offer === undefined || place === undefined) return undefined
  const heading = await companyHeading(context)
  return {
    heading: { ...heading, date: place.accepted_on },
    title: 'THƯ MỜI NHẬN VIỆC',
    ...(place.position_name !== null && { subject: `Vị trí ${place.position_name}` }),
    orientation: 'portrait',
    body: [
      text(`Kính gửi: ${addressee.full_name} (mã hồ sơ ${addressee.reference})`),
      text(
        `${heading.company} trân trọng mời ông/bà nhận việc theo kết quả đợt tuyển dụng ${place.campaign_name}, cụ thể như sau:`,
      ),
      ...terms(offer, place),
      ...(offer.papers.length === 0
        ? []
        : [text(`Giấy tờ cần mang khi nhận việc: ${offer.papers.join(', ')}.`)]),
      text(answerLine(offer)),
      ...(place.contact === null ? [] : [text(`Liên hệ: ${place.contact}`)]),
      text('Công ty không thu bất kỳ khoản phí nào của người dự tuyển.'),
    ],
    signatures: [],
  }
}

const text = (line: string): Block => ({ kind: 'paragraph', text: line })

/** What nobody has said yet stands on no line. */
function terms(offer: Schemas['OwnOffer'], place: Place): Block[] {
  const { probation_days: days } = offer
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    ['Vị trí công việc', place.position_name],
    ['Đơn vị', place.unit_name],
    ['Nơi làm việc', place.work_place],
    ['Ngày nhận việc', shownDay(offer.start_date)],
    ['Mức lương', moneyWords(offer.salary)],
    ['Thời gian thử việc', days === null ? null : days === 0 ? 'Không thử việc' : `${days} ngày`],
  ]
  return lines.flatMap(([label, value]) => (value ? [text(`${label}: ${value}`)] : []))
}

function answerLine({ answer, may_answer: mayAnswer }: Schemas['OwnOffer']): string {
  if (answer === 'accepted') return 'Ông/bà đã trả lời nhận việc.'
  return mayAnswer
    ? 'Xin ông/bà trả lời nhận việc hoặc từ chối trên trang hồ sơ dự tuyển của mình, nơi thư này được tải về.'
    : 'Ông/bà đã được tiếp nhận vào làm.'
}

async function placeOf({ db, inThisCompany }: LinkContext, candidateId: number): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select position.name as position_name, unit.name as unit_name, campaign.work_place, campaign.name as campaign_name,
      campaign.contact, (${acceptedAt} at time zone 'Asia/Ho_Chi_Minh')::date::text as accepted_on
    from candidates candidate
    join recruitments campaign on ${inThisCompany('campaign')} and campaign.id = candidate.recruitment_id
    left join positions position on ${inThisCompany('position')} and position.id = campaign.position_id
    left join departments unit on ${inThisCompany('unit')} and unit.id = campaign.department_id
    where ${inThisCompany('candidate')} and candidate.id = ${candidateId}`.execute(db)
  return rows[0]
}
