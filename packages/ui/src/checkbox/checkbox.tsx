import { ChoiceRow } from '#ui/field/choice-row.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { FieldProps } from '../field/control-props.ts'
import { CheckboxMark, type CheckboxState } from './checkbox-mark.tsx'
import type { CheckableNativeProps } from './use-checkable.ts'

export interface CheckboxProps extends FieldProps, CheckboxState, CheckableNativeProps {}

/** A yes or no with its words beside it: 'Đang sử dụng'. `register('active')` can be spread into it. */
export function Checkbox(props: CheckboxProps) {
  const [frame, box] = splitField(props)
  return <ChoiceRow {...frame}>{(control) => <CheckboxMark {...box} {...control} />}</ChoiceRow>
}
