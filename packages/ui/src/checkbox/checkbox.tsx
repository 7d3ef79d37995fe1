import { useId } from 'react'
import { controlProps, type FieldProps } from '../field/control-props.ts'
import { FieldMessages } from '../field/field-messages.tsx'
import { RequiredMark } from '../field/required-mark.tsx'
import { body, row, words } from './checkbox.css.ts'
import { CheckboxMark, type CheckboxNativeProps, type CheckboxState } from './checkbox-mark.tsx'

export interface CheckboxProps extends FieldProps, CheckboxState, CheckboxNativeProps {}

/** A yes or no with its words beside it: 'Đang sử dụng'. `register('active')` can be spread into it. */
export function Checkbox({ label, hint, error, required, id, ...box }: CheckboxProps) {
  const made = useId()
  const controlId = id ?? made
  return (
    <span className={row}>
      <CheckboxMark {...box} {...controlProps(controlId, { hint, error, required })} />
      <span className={body}>
        <label className={words} htmlFor={controlId}>
          {label}
          {required && <RequiredMark />}
        </label>
        <FieldMessages controlId={controlId} hint={hint} error={error} />
      </span>
    </span>
  )
}
