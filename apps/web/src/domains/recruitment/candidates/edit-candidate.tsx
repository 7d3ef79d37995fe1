import type { Input } from '@nhansu/sdk/contract'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { FormWithAddress } from '#web/kit/address/address-form.tsx'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import { client } from '#web/session/client.ts'
import { CandidateFormDialog } from './candidate-form-dialog.tsx'
import { candidateAddressFields, candidateSections } from './candidate-fields.ts'
import type { Candidate } from './candidate-page.tsx'
import { ExperienceRows, experiencesField } from './experience-rows.tsx'

/** The form that changes a candidate's data. */
export default function EditCandidate({ candidate, onClose }: { candidate: Candidate; onClose: () => void }) {
  const { id, version, masked_fields: masked } = candidate
  const sections = candidateSections
    .flatMap((section) => section.fields)
    .filter(({ field }) => !masked.includes(field))
  return (
    <CandidateFormDialog
      title={`Cập nhật ứng viên: ${candidate.full_name}`}
      fields={[...sections, experiencesField, ...candidateAddressFields]}
      record={{ ...candidate, tags: candidate.tags?.join(', ') }}
      save={(values) => {
        // The contract's rules have passed what the form holds.
        const body = { ...values, tags: values['tags'] ?? [], version } as Input<'candidates.update'>['body']
        return client.call('candidates.update', { path: { id }, body })
      }}
      done="Cập nhật thành công!"
      onClose={onClose}
    >
      <Stack>
        <FormFields fields={sections} />
        <ExperienceRows />
        <FormWithAddress fields={candidateAddressFields} />
      </Stack>
    </CandidateFormDialog>
  )
}
