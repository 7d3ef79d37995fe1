import { type ReactNode, useId } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { type ControlProps, controlProps, type FieldProps } from './control-props.ts'
import { field, label as labelLine } from './field.css.ts'
import { FieldMessages } from './field-messages.tsx'
import { RequiredMark } from './required-mark.tsx'

export interface FieldFrameProps extends FieldProps {
  /** Draws the control with what ties it to its label. */
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, error and hint below: the frame of every field. */
export function Field({ label, hint, error, required, id, children }: FieldFrameProps) {
  const made = useId()
  const controlId = id ?? made
  devWarn(
    !label,
    'A field needs a label; a control without one takes aria-label: TextBox, SelectBox, DateBox.',
  )
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
