import { Field } from '#ui/field/field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { FieldProps } from '../field/control-props.ts'
import { SelectBox, type SelectState } from './select-box.tsx'

export interface SelectProps<Value extends string | number> extends FieldProps, SelectState<Value> {}

/** One of a short fixed list (up to about 15); longer ones have `Combobox`. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const [frame, box] = splitField(props)
  return <Field {...frame}>{(control) => <SelectBox {...box} {...control} />}</Field>
}
