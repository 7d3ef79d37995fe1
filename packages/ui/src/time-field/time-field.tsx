import type { FieldProps } from '../field/control-props.ts'
import { ProblemField } from '../field/problem-field.tsx'
import type { TypedNativeProps } from '../field/typed-input.tsx'
import { TimeBox, type TimeState } from './time-box.tsx'

export interface TimeFieldProps extends FieldProps, TimeState, TypedNativeProps {}

/** A time of day, typed the way people write it: `7:30`, `7h30`, `0730`. */
export function TimeField({ label, hint, error, required, id, ...box }: TimeFieldProps) {
  return (
    <ProblemField {...{ label, hint, error, required, id }} onProblemChange={box.onProblemChange}>
      {(control) => <TimeBox {...box} {...control} />}
    </ProblemField>
  )
}
