import { type CheckableNativeProps, useCheckable } from '#ui/checkbox/use-checkable.ts'
import { ChoiceRow } from '../field/choice-row.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { track } from './switch.css.ts'

export interface SwitchProps extends FieldProps, CheckableNativeProps {
  /** On or off, where the caller keeps it. */
  checked?: boolean | undefined
  /** Told of every change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Can be reached and read, and not changed. Default: false. */
  readOnly?: boolean | undefined
}

/**
 * Something that is on or off and takes effect at once; what is only sent with a form is a `Checkbox`.
 * `register('active')` can be spread into it.
 */
export function Switch({
  label,
  hint,
  error,
  required,
  id,
  onCheckedChange,
  onChange,
  onClick,
  readOnly,
  ...rest
}: SwitchProps) {
  const checkable = useCheckable({ onCheckedChange, onChange, onClick, readOnly })
  return (
    <ChoiceRow label={label} hint={hint} error={error} required={required} id={id}>
      {(control) => (
        // A native checkbox tells its own state.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        <input {...rest} {...control} {...checkable} type="checkbox" role="switch" className={track} />
      )}
    </ChoiceRow>
  )
}
