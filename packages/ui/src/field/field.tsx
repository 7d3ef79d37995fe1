import { type ReactNode, useId } from 'react'
import { type ControlProps, controlProps, type FieldProps } from './control-props.ts'
import { field, label as labelLine } from './field.css.ts'
import { FieldMessages } from './field-messages.tsx'
import { RequiredMark } from './required-mark.tsx'
import { warnWithoutLabel } from './warn-without-label.ts'

export interface FieldFrameProps extends FieldProps {
  /** Draws the control with what ties it to its label. */
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, error and hint below: the frame of every field. */
export function Field({ label, hint, error, required, id, children }: FieldFrameProps) {
  const made = useId()
  const controlId = id ?? made
  warnWithoutLabel(label)
  return (
    <div className={field}>
      <label className={labelLine} htmlFor={controlId}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children(controlProps(controlId, { hint, error, required }))}
      <FieldMessages controlId={controlId} hint={hint} error={error} />
    </div>
  )
}
