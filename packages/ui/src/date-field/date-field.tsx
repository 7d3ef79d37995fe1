import type { FieldProps } from '../field/control-props.ts'
import { ProblemField } from '../field/problem-field.tsx'
import type { TypedNativeProps } from '../field/typed-input.tsx'
import { DateBox, type DateState } from './date-box.tsx'

export interface DateFieldProps extends FieldProps, DateState, TypedNativeProps {}

/** A date: typed `dd/MM/yyyy`, pasted in any of the usual forms, or chosen in a calendar. */
export function DateField({ label, hint, error, required, id, ...box }: DateFieldProps) {
  return (
    <ProblemField {...{ label, hint, error, required, id }} onProblemChange={box.onProblemChange}>
      {(control) => <DateBox {...box} {...control} />}
    </ProblemField>
  )
}
