import { ProblemField } from '#ui/field/problem-field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { TypedNativeProps } from '#ui/field/typed-input.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { DateBox, type DateState } from './date-box.tsx'

export interface DateFieldProps extends FieldProps, DateState, TypedNativeProps {}

/**
 * A date: typed `dd/MM/yyyy`, pasted in any of the usual forms, or chosen in a calendar. A year of two digits is the one
 * at most 20 years ahead; the field writes it out when it is left.
 */
export function DateField(props: DateFieldProps) {
  const [frame, box] = splitField(props)
  return (
    <ProblemField {...frame} onProblemChange={box.onProblemChange}>
      {(control) => <DateBox {...box} {...control} />}
    </ProblemField>
  )
}
