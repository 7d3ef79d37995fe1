import type { Input } from '@nhansu/sdk/contract'
import { natureOfWorkLabels } from '@nhansu/sdk/domains/employees'
import { employmentKindLabels, recruitmentReasonLabels } from '@nhansu/sdk/domains/recruitment'
import { Button } from '@nhansu/ui/button/button.tsx'
import { type Description, DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatMoney } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { useNames } from '#web/kit/references/use-names.ts'
import { mutation } from '#web/session/queries.ts'
import { bodyOfCampaign } from './body-of-campaign.ts'
import { campaignFields } from './campaign-fields.ts'
import { CampaignForm } from './campaign-form.tsx'
import { useHeadcount } from './use-headcount.ts'
import type { Campaign, CampaignTabProps } from './use-campaign.ts'

/** What a campaign wants, and the form that changes it. */
export default function InformationTab({ campaign, canEdit }: CampaignTabProps) {
  const [edits, setEdits] = useState(false)
  const [saving] = useState(() => mutation('recruitments.update'))
  const { mutateAsync: update } = useMutation(saving)
  const replaced = useNames('employees', campaign.replaced_employee_ids)
  const headcount = useHeadcount(campaign.position_id)
  return (
    <Stack gap="lg">
      <DescriptionList
        items={facts(
          campaign,
          replaced.map(({ label }) => label),
          headcount,
        )}
        columns={3}
        layout="under"
      />
      <DescriptionList items={texts(campaign)} layout="under" />
      {canEdit && (
        <div>
          <Button icon={Pencil} onClick={() => setEdits(true)}>
            Sửa thông tin
          </Button>
        </div>
      )}
      {edits && (
        <PartDialog
          title="Cập nhật đợt tuyển dụng"
          size="large"
          fields={campaignFields}
          body={<CampaignForm />}
          record={campaign}
          onClose={() => setEdits(false)}
          save={(values) => {
            // The contract's rules have passed each of them.
            const body = bodyOfCampaign(values) as Input<'recruitments.update'>['body']
            return update({ path: { id: campaign.id }, body: { ...body, version: campaign.version } })
          }}
        />
      )}
    </Stack>
  )
}

function facts(
  campaign: Campaign,
  replaced: readonly string[],
  headcount: string | undefined,
): Description[] {
  const day = (date: string | null) => (date === null ? null : formatDate(date))
  const { reason, nature_of_work: nature } = campaign
  return [
    { term: 'Số lượng', value: campaign.quantity },
    { term: 'Định biên của vị trí', value: headcount },
    { term: 'Lý do tuyển', value: recruitmentReasonLabels[reason] },
    ...(reason === 'replacement' ? [{ term: 'Thay cho', value: replaced.join(', ') }] : []),
    { term: 'Người phê duyệt', value: campaign.approver_name },
    { term: 'Ngày bắt đầu', value: day(campaign.start_date) },
    { term: 'Ngày cần nhân sự', value: day(campaign.expected_start) },
    { term: 'Hình thức làm việc', value: employmentKindLabels[campaign.employment_kind] },
    { term: 'Tính chất công việc', value: nature === null ? null : natureOfWorkLabels[nature] },
    { term: 'Mức lương', value: pay(campaign) },
    { term: 'Nơi làm việc', value: campaign.work_place },
    { term: 'Địa chỉ', value: campaign.full_address },
    { term: 'Liên hệ', value: campaign.contact },
  ]
}

function texts({ description, requirements, benefits }: Campaign): Description[] {
  return [
    { term: 'Mô tả công việc', value: description },
    { term: 'Yêu cầu', value: requirements },
    { term: 'Quyền lợi', value: benefits },
  ]
}

/** '12,000,000 – 15,000,000, thỏa thuận'. */
function pay({ salary_from: from, salary_to: to, is_salary_negotiable: negotiable }: Campaign): string {
  const range = [from, to].filter((amount) => amount !== null).map(formatMoney)
  return [range.join(' – '), negotiable ? 'thỏa thuận' : ''].filter(Boolean).join(', ')
}
