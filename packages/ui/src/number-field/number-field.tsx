import type { FieldProps } from '../field/control-props.ts'
import { ProblemField } from '../field/problem-field.tsx'
import type { TypedNativeProps } from '../field/typed-input.tsx'
import { NumberBox, type NumberState } from './number-box.tsx'

export interface NumberFieldProps extends FieldProps, NumberState, TypedNativeProps {}

/** A number, typed with either habit of separators. Money has `MoneyField`; codes and phone numbers are text. */
export function NumberField({ label, hint, error, required, id, ...box }: NumberFieldProps) {
  return (
    <ProblemField {...{ label, hint, error, required, id }} onProblemChange={box.onProblemChange}>
      {(control) => <NumberBox {...box} {...control} />}
    </ProblemField>
  )
}
