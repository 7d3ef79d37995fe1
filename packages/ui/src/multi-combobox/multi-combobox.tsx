import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import type { PickerNativeProps } from '../picker/picker-frame.tsx'
import { MultiComboboxBox, type MultiComboboxState } from './multi-combobox-box.tsx'

export interface MultiComboboxProps<Value extends string | number>
  extends FieldProps, MultiComboboxState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** Several of many choices, found by typing with or without accents; the list may live elsewhere. */
export function MultiCombobox<Value extends string | number>({
  label,
  hint,
  error,
  required,
  id,
  ...box
}: MultiComboboxProps<Value>) {
  return (
    <Field {...{ label, hint, error, required, id }}>
      {(control) => <MultiComboboxBox {...box} {...control} />}
    </Field>
  )
}
