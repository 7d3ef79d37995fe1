import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import type { PickerNativeProps } from '../picker/picker-frame.tsx'
import { TreeMultiSelectBox, type TreeMultiSelectState } from './tree-multi-select-box.tsx'

export interface TreeMultiSelectProps<Value extends string | number>
  extends FieldProps, TreeMultiSelectState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** Several nodes of a tree: the departments of a filter. */
export function TreeMultiSelect<Value extends string | number>({
  label,
  hint,
  error,
  required,
  id,
  ...box
}: TreeMultiSelectProps<Value>) {
  return (
    <Field {...{ label, hint, error, required, id }}>
      {(control) => <TreeMultiSelectBox {...box} {...control} />}
    </Field>
  )
}
