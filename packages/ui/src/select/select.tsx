import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { SelectBox, type SelectState } from './select-box.tsx'

export interface SelectProps<Value extends string | number> extends FieldProps, SelectState<Value> {}

/** One of a short fixed list (up to about 15); longer ones have `Combobox`. */
export function Select<Value extends string | number>({
  label,
  hint,
  error,
  required,
  id,
  ...box
}: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <SelectBox {...box} {...control} />}
    </Field>
  )
}
