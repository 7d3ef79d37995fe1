import { ChoiceRow } from '../field/choice-row.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { CheckboxMark, type CheckboxState } from './checkbox-mark.tsx'
import type { CheckableNativeProps } from './use-checkable.ts'

export interface CheckboxProps extends FieldProps, CheckboxState, CheckableNativeProps {}

/** A yes or no with its words beside it: 'Đang sử dụng'. `register('active')` can be spread into it. */
export function Checkbox({ label, hint, error, required, id, ...box }: CheckboxProps) {
  return (
    <ChoiceRow label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => <CheckboxMark {...box} {...control} />}
    </ChoiceRow>
  )
}
