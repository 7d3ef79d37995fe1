import { type ReactNode, useId } from 'react'
import { body, row, words } from './choice.css.ts'
import { type ControlProps, controlProps, type FieldProps } from './control-props.ts'
import { FieldMessages } from './field-messages.tsx'
import { RequiredMark } from './required-mark.tsx'
import { warnWithoutLabel } from './warn-without-label.ts'

export interface ChoiceRowProps extends FieldProps {
  /** Draws the box or switch with what ties it to its words. */
  children: (control: ControlProps) => ReactNode
}

/** A box or a switch with its words beside it: the frame of what is chosen by one click. */
export function ChoiceRow({ label, hint, error, required, id, children }: ChoiceRowProps) {
  const made = useId()
  const controlId = id ?? made
  warnWithoutLabel(label)
  return (
    <span className={row}>
      {children(controlProps(controlId, { hint, error, required }))}
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
