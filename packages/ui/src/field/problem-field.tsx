import { type ReactNode, useState } from 'react'
import type { ControlProps, FieldProps } from './control-props.ts'
import { Field } from './field.tsx'

export interface ProblemFieldProps extends FieldProps {
  /** The caller's own listener. */
  onProblemChange?: ((problem: string | null) => void) | undefined
  /** Draws the control, which tells its problem through the props it gets. */
  children: (control: ControlProps & { onProblemChange: (problem: string | null) => void }) => ReactNode
}

/** A field whose control may find typed text unusable: its sentence stands where errors stand, before the caller's. */
export function ProblemField({ onProblemChange, error, children, ...field }: ProblemFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const tell = (now: string | null) => {
    setProblem(now)
    onProblemChange?.(now)
  }
  return (
    <Field {...field} error={problem ?? error}>
      {(control) => children({ ...control, onProblemChange: tell })}
    </Field>
  )
}
