import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { type BodyOf, type ItemOf, useContractSaving } from '#web/kit/form-page/use-contract-saving.ts'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { bodyOfCampaign } from './body-of-campaign.ts'
import { campaignFields } from './campaign-fields.ts'
import { CampaignForm } from './campaign-form.tsx'
import { campaignPath, campaignsPath } from './campaign-paths.ts'

/** The first step of a campaign, or of a unit's request: what it is. Its parts are filled in on its page, step by step. */
export default function NewCampaign() {
  const recruits = usePermission('recruitment_edit')
  const work = useFormPage<FormValues, ItemOf<'recruitments'>>({
    valuesOf: () => startValues(campaignFields),
    fields: campaignFields,
    saving: useContractSaving(
      'recruitments',
      // What the form holds once its rules have passed it is what the contract takes.
      (values: FormValues) => bodyOfCampaign(values) as BodyOf<'recruitments'>,
    ),
    doneTo: ({ id }) => campaignPath(id),
  })
  return (
    <FormPage
      work={work}
      title={recruits ? 'Thêm đợt tuyển dụng' : 'Lập đề nghị tuyển dụng'}
      summary="Điều kiện, hội đồng, vòng, chi phí và tài liệu được thêm ở các bước sau khi lưu."
      backTo={campaignsPath}
    >
      <CampaignForm framed />
    </FormPage>
  )
}
