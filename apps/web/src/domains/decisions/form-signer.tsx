import { useController, useWatch } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import SignerField from './signer-field.tsx'

interface FormSignerProps {
  /** The types of the decisions that are signed; none while that is still to be chosen. */
  types: readonly number[]
  /** By which a summary of errors leads to it. */
  id?: string
  /** Whether one has to be chosen; default: yes. */
  required?: boolean
  /** Who was chosen before, as he is shown until the day of signing is. */
  known?: { id: number; name: string } | undefined
}

/** The `signer_id` of the form around it, offered of those who may sign on its `sign_date`. */
export default function FormSigner({ types, id, required = true, known }: FormSignerProps) {
  const day = useWatch<FormValues>({ name: 'sign_date' })
  const { field, fieldState } = useController<FormValues>({ name: 'signer_id' })
  const { value, onChange, onBlur, ref } = field
  return (
    <SignerField
      types={types}
      required={required}
      known={known}
      day={typeof day === 'string' && day !== '' ? day : null}
      value={typeof value === 'number' ? value : null}
      onValueChange={onChange}
      error={fieldState.error?.message}
      onBlur={onBlur}
      ref={ref}
      {...(id !== undefined && { id })}
    />
  )
}
