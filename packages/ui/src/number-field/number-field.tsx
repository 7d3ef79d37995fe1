import { useState } from 'react'
import type { FieldProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import type { TypedNativeProps } from '../field/typed-input.tsx'
import { NumberBox, type NumberState } from './number-box.tsx'

export interface NumberFieldProps extends FieldProps, NumberState, TypedNativeProps {}

/** A number, typed with either habit of separators. Money has `MoneyField`; codes and phone numbers are text. */
export function NumberField({ label, hint, error, required, id, onProblemChange, ...box }: NumberFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const tell = (now: string | null) => {
    setProblem(now)
    onProblemChange?.(now)
  }
  return (
    <Field label={label} hint={hint} error={problem ?? error} required={required} id={id}>
      {(control) => <NumberBox {...box} {...control} onProblemChange={tell} />}
    </Field>
  )
}
