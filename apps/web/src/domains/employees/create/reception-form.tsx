import { FullRow } from '@nhansu/ui/layout/columns.tsx'
import { Suspense, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormSigner } from '#web/domains/decisions/public.tsx'
import { FormField } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { LeftToAnother } from '../job/job-decision-fields.tsx'
import type { PaperChoice } from '../job/job-form-fields.tsx'
import { paperChoiceLabels, useWrittenPapers } from '../job/use-paper-choices.ts'
import { FurtherPositions, furtherPositionsField } from './further-positions.tsx'
import { isAskedAt, neededToIssue, typesChosen } from './reception-rules.ts'

/**
 * How somebody is taken in, and the paper of it: a probation is asked for only where one begins, number, date and signer
 * where the decision is issued at once, and positions beside the main one in rows where the form has them.
 */
export function ReceptionForm({ fields }: { fields: readonly AnyField[] }) {
  const { setValue } = useFormContext<FormValues>()
  const [decision_type, paper] = useWatch<FormValues>({ name: ['decision_type', 'paper'] })
  const { isLeftToAnother, written } = useWrittenPapers()
  // Who was taken in before the product has his paper elsewhere.
  const choices: readonly PaperChoice[] = [...written, 'none']
  const [usual] = choices
  const isChoice = choices.some((choice) => choice === paper)
  useEffect(() => {
    if (!isChoice && usual !== undefined) setValue('paper', usual)
  }, [isChoice, usual, setValue])
  const drawn = (field: AnyField): AnyField => {
    if (neededToIssue.includes(field.field)) return { ...field, required: true }
    if (field.field !== 'paper') return field
    const labels = Object.fromEntries(choices.map((choice) => [choice, paperChoiceLabels[choice]]))
    return { ...field, input: { labels }, ...(paper === 'draft' && { hint: ofDraft }) }
  }
  return (
    <>
      {fields
        .filter(
          ({ field }) => field !== furtherPositionsField.field && isAskedAt({ decision_type, paper }, field),
        )
        .map((field) =>
          field.field === 'signer_id' ? (
            <Suspense key={field.field}>
              <FormSigner id={field.field} types={typesChosen(decision_type)} />
            </Suspense>
          ) : (
            <FormField key={field.field} id={field.field} {...drawn(field)} />
          ),
        )}
      {isLeftToAnother && (
        <FullRow>
          <LeftToAnother />
        </FullRow>
      )}
      {fields.includes(furtherPositionsField) && (
        <FullRow>
          <FurtherPositions />
        </FullRow>
      )}
    </>
  )
}

const ofDraft = 'Hồ sơ được lập ngay; quyết định thành văn bản của lần tiếp nhận này khi được ban hành.'
