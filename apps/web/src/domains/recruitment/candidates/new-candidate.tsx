import type { Data, Input } from '@nhansu/sdk/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { FormWithAddress } from '#web/kit/address/address-form.tsx'
import { UnlessGone } from '#web/kit/feedback/unless-gone.tsx'
import { FormPage } from '#web/kit/form-page/form-page.tsx'
import { FormPageSection } from '#web/kit/form-page/form-page-section.tsx'
import { useFormPage } from '#web/kit/form-page/use-form-page.ts'
import { type FormValues, startValues } from '#web/kit/forms/form-rules.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { candidateAddressFields, candidateSections, consentFields } from './candidate-fields.ts'
import { candidatePath, candidatesPath } from './candidate-paths.ts'
import { ExperienceRows, experiencesField } from './experience-rows.tsx'
import { type Identity, Twins } from './twins.tsx'

type Candidate = Data<'recruitmentCandidates.store'>['candidate']

const fields = [
  ...candidateSections.flatMap((section) => section.fields),
  experiencesField,
  ...candidateAddressFields,
  ...consentFields,
]

/** Enters somebody who applies in a campaign; who may be the same person stands beside the fields. */
export default function NewCandidate() {
  const campaignId = Number(useParams()['id'])
  const campaign = useQuery(query('recruitments.show', { path: { id: campaignId } }))
  return (
    <UnlessGone query={campaign}>
      <NewCandidateForm campaignId={campaignId} />
    </UnlessGone>
  )
}

function NewCandidateForm({ campaignId }: { campaignId: number }) {
  const [storing] = useState(() => mutation('recruitmentCandidates.store'))
  const { mutateAsync: store } = useMutation(storing)
  const [identity, setIdentity] = useState<Identity>({})
  const work = useFormPage<FormValues, Candidate>({
    valuesOf: () => startValues(fields),
    fields,
    saving: {
      save: async (values) => {
        const filled = Object.entries(values).filter(([, value]) => value !== null && value !== '')
        // The contract's rules have passed what the form holds.
        const body = {
          ...Object.fromEntries(filled),
          ...identity,
        } as Input<'recruitmentCandidates.store'>['body']
        return (await store({ path: { id: campaignId }, body })).candidate
      },
      newer: () => undefined,
    },
    doneTo: ({ id }) => candidatePath(campaignId, id),
  })
  return (
    <FormPage
      work={work}
      title="Thêm ứng viên"
      backTo={candidatesPath(campaignId)}
      aside={<Twins identity={identity} onChoose={setIdentity} />}
    >
      {candidateSections.map((section) => (
        <FormPageSection key={section.title} title={section.title} fields={section.fields} columns={2} />
      ))}
      <Card>
        <ExperienceRows level={2} />
      </Card>
      <Card title="Địa chỉ">
        <FormWithAddress fields={candidateAddressFields} />
      </Card>
      <FormPageSection
        title="Đồng ý xử lý dữ liệu"
        description="Hồ sơ không trúng tuyển được xóa sau thời hạn lưu, trừ khi ứng viên đồng ý lưu nguồn dự trữ."
        fields={consentFields}
        columns={2}
      />
    </FormPage>
  )
}
