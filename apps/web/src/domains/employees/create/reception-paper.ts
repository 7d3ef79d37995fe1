import type { Schemas } from '@nhansu/sdk/contract'
import { isApiError, ValidationError } from '@nhansu/sdk/errors'
import { fieldFacts as decisionFacts } from '@nhansu/sdk/field-facts/decisions'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { declareFields } from '../groups/file-group.ts'
import { paperChoiceLabels } from '../job/use-paper-choices.ts'

/** How a reception comes to its decision, and with what that is issued; `ReceptionForm` draws them. */
export const paperFields: readonly AnyField[] = [
  {
    field: 'paper',
    label: 'Quyết định',
    input: { labels: paperChoiceLabels },
    required: true,
    initial: 'issue',
  },
  ...declareFields<Schemas['JobDecisionIssue']>(decisionFacts, [
    { field: 'sign_date', label: 'Ngày ký', input: 'date' },
    // Whom there is to choose from hangs on the day.
    { field: 'signer_id', label: 'Người ký', input: { labels: {} } },
    { field: 'number', label: 'Số quyết định', input: 'text', hint: 'Để trống để lấy số kế tiếp.' },
  ]),
]

/** The reception, and the decision of it as far as one is asked for: what it is issued with, or nothing for a draft. */
export function receptionOf({ paper, sign_date, signer_id, number, ...reception }: FormValues) {
  if (paper === 'none') return { reception, decision: undefined }
  const issue = {
    ...(sign_date !== undefined && { sign_date }),
    ...(signer_id !== undefined && { signer_id }),
    ...(number !== undefined && { number }),
  }
  return { reception, decision: paper === 'issue' ? { issue } : {} }
}

/** A refusal by the names of the form, where every field stands at the top: 'reception.position_id' is 'position_id'. */
export function byFormNames(error: unknown): unknown {
  if (!isApiError(error) || error.kind !== 'validation') return error
  const { operation, message, fields } = error
  const renamed = Object.entries(fields).map(([name, texts]) => [
    name.replace(/^(reception|decision\.issue|papers|addresses|health|affiliations)\./, ''),
    texts,
  ])
  return new ValidationError({ operation, message }, Object.fromEntries(renamed))
}
