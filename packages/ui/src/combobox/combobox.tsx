import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import type { PickerNativeProps } from '../picker/picker-frame.tsx'
import { ComboboxBox, type ComboboxState } from './combobox-box.tsx'

export interface ComboboxProps<Value extends string | number>
  extends FieldProps, ComboboxState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** One of many choices, found by typing with or without accents; the list may live elsewhere. */
export function Combobox<Value extends string | number>({
  label,
  hint,
  error,
  required,
  id,
  ...box
}: ComboboxProps<Value>) {
  return (
    <Field {...{ label, hint, error, required, id }}>
      {(control) => <ComboboxBox {...box} {...control} />}
    </Field>
  )
}
