import { type ReactNode, useId } from 'react'
import { errorIdOf, type FieldProps, hintIdOf } from './control-props.ts'
import { group, legend } from './field.css.ts'
import { FieldMessages } from './field-messages.tsx'
import { RequiredMark } from './required-mark.tsx'
import { warnWithoutLabel } from './warn-without-label.ts'

export interface FieldGroupProps extends FieldProps {
  /** `radiogroup`: exactly one of what is inside can be chosen. Default: `group`. */
  role?: 'group' | 'radiogroup'
  /** Can be reached and read, and not changed; said for a `radiogroup`. Default: false. */
  readOnly?: boolean | undefined
  /** The controls inside, each with its own words. */
  children: ReactNode
}

/** A question above several controls: the frame of what is no single control. */
export function FieldGroup({
  label,
  hint,
  error,
  required,
  id,
  role = 'group',
  readOnly = false,
  children,
}: FieldGroupProps) {
  const made = useId()
  const groupId = id ?? made
  warnWithoutLabel(label)
  const described = [error && errorIdOf(groupId), hint && hintIdOf(groupId)].filter(Boolean).join(' ')
  return (
    <fieldset
      id={groupId}
      className={group}
      {...(described && { 'aria-describedby': described })}
      // These words exist for a radio group only; in other groups every control says its own.
      {...(role === 'radiogroup' && {
        role,
        'aria-required': required === true,
        'aria-invalid': Boolean(error),
        'aria-readonly': readOnly,
      })}
    >
      <legend className={legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {children}
      <FieldMessages controlId={groupId} hint={hint} error={error} />
    </fieldset>
  )
}
