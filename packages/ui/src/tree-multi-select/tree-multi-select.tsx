import { Field } from '#ui/field/field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { TreeMultiSelectBox, type TreeMultiSelectState } from './tree-multi-select-box.tsx'

export interface TreeMultiSelectProps<Value extends string | number>
  extends FieldProps, TreeMultiSelectState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** Several nodes of a tree: the departments of a filter. A node says nothing about the nodes below it. */
export function TreeMultiSelect<Value extends string | number>(props: TreeMultiSelectProps<Value>) {
  const [frame, box] = splitField(props)
  return <Field {...frame}>{(control) => <TreeMultiSelectBox {...box} {...control} />}</Field>
}
