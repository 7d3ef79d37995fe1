import { useController, useWatch } from 'react-hook-form'
import { FormFields } from '#web/kit/forms/form-fields.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import SignerField from './signer-field.tsx'

interface SigningFieldsProps {
  /** The types of the decisions that are signed. */
  types: readonly number[]
  fields: readonly AnyField[]
}

/** The fields of a dialog by which decisions are signed, with those to choose from who may sign them on the day. */
export function SigningFields({ types, fields }: SigningFieldsProps) {
  const day = useWatch<FormValues>({ name: 'sign_date' })
  const { field, fieldState } = useController<FormValues>({ name: 'signer_id' })
  const { value, onChange, onBlur, ref } = field
  return (
    <>
      <FormFields fields={fields.filter(({ field: name }) => name !== 'signer_id')} />
      <SignerField
        types={types}
        day={typeof day === 'string' && day !== '' ? day : null}
        value={typeof value === 'number' ? value : null}
        onValueChange={onChange}
        error={fieldState.error?.message}
        onBlur={onBlur}
        ref={ref}
      />
    </>
  )
}
