import { Field } from '#ui/field/field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { ComboboxBox, type ComboboxState } from './combobox-box.tsx'

export interface ComboboxProps<Value extends string | number>
  extends FieldProps, ComboboxState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** One of many choices, found by typing with or without accents; the list may live elsewhere. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const [frame, box] = splitField(props)
  return <Field {...frame}>{(control) => <ComboboxBox {...box} {...control} />}</Field>
}
