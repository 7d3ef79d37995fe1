import { FormFields } from '#web/kit/forms/form-fields.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import FormSigner from './form-signer.tsx'

interface SigningFieldsProps {
  /** The types of the decisions that are signed. */
  types: readonly number[]
  fields: readonly AnyField[]
}

/** The fields of a dialog by which decisions are signed, with those to choose from who may sign them on the day. */
export function SigningFields({ types, fields }: SigningFieldsProps) {
  return (
    <>
      <FormFields fields={fields.filter(({ field: name }) => name !== 'signer_id')} />
      <FormSigner types={types} />
    </>
  )
}
