import type { Data, Input } from '@nhansu/sdk/contract'
import { renewalProposalLabels } from '@nhansu/sdk/domains/contracts'
import { fieldFacts } from '@nhansu/sdk/field-facts/renewal-reviews'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { client } from '#web/session/client.ts'
import { refreshContracts } from './refresh-contracts.ts'

type Review = Data<'renewalReviews.show'>['renewal_review']
type Body = Input<'renewalReviews.update'>['body']

interface ReviewDialogProps {
  review: Review
  /** Whose part is written. */
  part: 'unit' | 'hr'
  onClose: () => void
}

/** Writes the unit's part of a review, or HR's. */
export default function ReviewDialog({ review, part, onClose }: ReviewDialogProps) {
  const fields = part === 'unit' ? unitFields(review) : hrFields
  const { full_name, contract_number, contract_id: id, version } = review
  return (
    <PartDialog
      title={part === 'unit' ? 'Ý kiến đơn vị' : 'Ý kiến nhân sự'}
      description={`${full_name}, hợp đồng ${contract_number ?? ''}`}
      fields={fields}
      askedFor={(values) =>
        fields.filter(({ field }) => field !== 'proposed_type_id' || values['proposal'] === 'renew')
      }
      record={{ ...review }}
      about={full_name}
      save={async (values) => {
        await client.call('renewalReviews.update', { path: { id }, body: { ...sent(part, values), version } })
        await refreshContracts()
      }}
      onClose={onClose}
    />
  )
}

function unitFields({ types }: Review): readonly AnyField[] {
  return withFacts(fieldFacts, [
    { field: 'proposal', input: { labels: renewalProposalLabels }, required: true },
    {
      field: 'proposed_type_id',
      // Whoever heads a unit may have no right to the list of types; the review brings their names.
      input: { labels: Object.fromEntries(types.map(({ id, name }) => [String(id), name])) },
      hint: 'Để trống để theo chuỗi hợp đồng của nhân viên.',
    },
    { field: 'unit_opinion', input: 'long-text', hint: 'Không ký tiếp thì ghi lý do.' },
  ] as const) as readonly AnyField[]
}

const hrFields = withFacts(fieldFacts, [
  { field: 'hr_opinion', input: 'long-text', required: true },
] as const) as readonly AnyField[]

/** What was left empty is said as nothing; a type belongs to a renewal alone. */
function sent(part: ReviewDialogProps['part'], values: FormValues): Body {
  const given = (field: string) => (values[field] === '' ? null : (values[field] ?? null))
  const body =
    part === 'hr'
      ? { hr_opinion: given('hr_opinion') }
      : {
          proposal: given('proposal'),
          proposed_type_id: values['proposal'] === 'renew' ? given('proposed_type_id') : null,
          unit_opinion: given('unit_opinion'),
        }
  // The form's values are those of the declared fields.
  return body as Body
}
