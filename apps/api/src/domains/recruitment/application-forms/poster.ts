import type { Schemas } from '@nhansu/sdk/contract'
import { payText } from '@nhansu/sdk/domains/campaign-pay'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { codeBoxes } from '../../../portal/qr-code.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDay } from '../results/paper-words.ts'
import { shownForm } from './form-rows.ts'

type Campaign = Schemas['ExternalRecruitment']

/**
 * 'Thông báo tuyển dụng': the campaign as a sheet for a wall, with the code of its page. It says what the page says and
 * nothing more, so that pay that is not public is not on it.
 */
export const printPoster: Handler<'applicationForms.poster'> = async ({ path }, context) => {
  const { publication } = await shownForm(context, path.id)
  const { address } = publication
  const campaign = address === null ? undefined : await publicCampaign(context, address)
  if (address === null || campaign?.state !== 'open')
    throw new ApiFailure(
      409,
      'Đợt chưa nhận hồ sơ trên cổng ứng tuyển nên chưa in được thông báo tuyển dụng.',
    )
  await takeTurn(context)
  context.audit({ recordId: path.id, detail: { form: 'pdf' } })
  return new FileAnswer({
    name: `Thông báo tuyển dụng ${campaign.name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: 'THÔNG BÁO TUYỂN DỤNG',
      subject: campaign.name,
      orientation: 'portrait',
      body: posterBody(campaign, address),
      signatures: [],
    }),
  })
}

/** The campaign as strangers see it, by the function that answers them; its word ends the address. */
async function publicCampaign({ db }: ProductContext, address: string): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`select * from published_campaigns(${address.slice(-22)})`.execute(db)
  return rows[0]
}

function posterBody(campaign: Campaign, address: string): Block[] {
  const { nature_of_work: nature, contact, data_contact: dataContact, data_phone: dataPhone } = campaign
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    ['Số lượng cần tuyển', `${campaign.quantity} người`],
    ['Nơi làm việc', campaign.work_place],
    ['Địa chỉ', campaign.full_address],
    ['Tính chất công việc', nature === null ? null : natureOfWorkLabels[nature]],
    ['Lương tháng', payText(campaign, 'paper')],
    ['Hạn nộp hồ sơ', shownDay(campaign.deadline)],
    ['Liên hệ', contact],
    ['Người phụ trách dữ liệu cá nhân', [dataContact, dataPhone].filter(Boolean).join(', ')],
  ]
  return [
    ...facts.flatMap(([label, value]) => (value ? [text(`${label}: ${value}`)] : [])),
    {
      kind: 'code',
      ...codeBoxes(address),
      captions: [
        'Quét mã bằng điện thoại để xem công việc và nộp hồ sơ',
        'Điền khoảng 4 phút, không cần tài khoản',
        `Hoặc vào ${new URL(address).host} và tìm theo tên đợt`,
      ],
    },
    text('Công ty không thu bất kỳ khoản phí nào của người dự tuyển.'),
  ]
}

const text = (line: string): Block => ({ kind: 'paragraph', text: line })
