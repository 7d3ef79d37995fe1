import { Field } from '#ui/field/field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { FieldProps } from '../field/control-props.ts'
import { TextBox, type TextNativeProps, type TextState } from './text-box.tsx'

export interface TextFieldProps extends FieldProps, TextState, TextNativeProps {}

/**
 * One line of text. Takes every prop of an `<input>`, so react-hook-form's `register('name')` can be spread into it.
 */
export function TextField(props: TextFieldProps) {
  const [frame, box] = splitField(props)
  return <Field {...frame}>{(control) => <TextBox {...box} {...control} />}</Field>
}
