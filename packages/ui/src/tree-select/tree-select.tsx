import { Field } from '#ui/field/field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { PickerNativeProps } from '#ui/picker/picker-frame.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { TreeSelectBox, type TreeSelectState } from './tree-select-box.tsx'

export interface TreeSelectProps<Value extends string | number>
  extends FieldProps, TreeSelectState<Value>, Omit<PickerNativeProps, 'id' | 'placeholder'> {}

/** One node of a tree: a department. Found by unfolding, or by typing with or without accents. */
export function TreeSelect<Value extends string | number>(props: TreeSelectProps<Value>) {
  const [frame, box] = splitField(props)
  return <Field {...frame}>{(control) => <TreeSelectBox {...box} {...control} />}</Field>
}
