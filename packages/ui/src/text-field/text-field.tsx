import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { TextBox, type TextNativeProps, type TextState } from './text-box.tsx'

export interface TextFieldProps extends FieldProps, TextState, TextNativeProps {}

/**
 * One line of text. Takes every prop of an `<input>`, so react-hook-form's `register('name')` can be spread into it.
 */
export function TextField({ label, hint, error, required, id, ...box }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <TextBox {...box} {...control} />}
    </Field>
  )
}
