import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import type { PickerNativeProps } from '../picker/picker-frame.tsx'
import { TreeSelectBox, type TreeSelectState } from './tree-select-box.tsx'

export interface TreeSelectProps<Value extends string | number>
  extends FieldProps, TreeSelectState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** One node of a tree: a department. Found by unfolding, or by typing with or without accents. */
export function TreeSelect<Value extends string | number>({
  label,
  hint,
  error,
  required,
  id,
  ...box
}: TreeSelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, required, id }}>
      {(control) => <TreeSelectBox {...box} {...control} />}
    </Field>
  )
}
