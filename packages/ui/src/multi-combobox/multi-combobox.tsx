import { Field } from '#ui/field/field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { MultiComboboxBox, type MultiComboboxState } from './multi-combobox-box.tsx'

export interface MultiComboboxProps<Value extends string | number>
  extends FieldProps, MultiComboboxState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** Several of many choices, found by typing with or without accents; the list may live elsewhere. */
export function MultiCombobox<Value extends string | number>(props: MultiComboboxProps<Value>) {
  const [frame, box] = splitField(props)
  return <Field {...frame}>{(control) => <MultiComboboxBox {...box} {...control} />}</Field>
}
