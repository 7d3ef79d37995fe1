import { ProblemField } from '#ui/field/problem-field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { TypedNativeProps } from '#ui/field/typed-input.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { TimeBox, type TimeState } from './time-box.tsx'

export interface TimeFieldProps extends FieldProps, TimeState, TypedNativeProps {}

/** A time of day, typed the way people write it: `7:30`, `7h30`, `0730`. */
export function TimeField(props: TimeFieldProps) {
  const [frame, box] = splitField(props)
  return (
    <ProblemField {...frame} onProblemChange={box.onProblemChange}>
      {(control) => <TimeBox {...box} {...control} />}
    </ProblemField>
  )
}
