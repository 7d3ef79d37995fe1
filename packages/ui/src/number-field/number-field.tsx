import { ProblemField } from '#ui/field/problem-field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { TypedNativeProps } from '#ui/field/typed-input.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { NumberBox, type NumberState } from './number-box.tsx'

export interface NumberFieldProps extends FieldProps, NumberState, TypedNativeProps {}

/** A number, typed with either habit of separators. Money has `MoneyField`; codes and phone numbers are text. */
export function NumberField(props: NumberFieldProps) {
  const [frame, box] = splitField(props)
  return (
    <ProblemField {...frame} onProblemChange={box.onProblemChange}>
      {(control) => <NumberBox {...box} {...control} />}
    </ProblemField>
  )
}
