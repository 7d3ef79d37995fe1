import type { FieldProps } from '../field/control-props.ts'
import { ProblemField } from '../field/problem-field.tsx'
import type { TypedNativeProps } from '../field/typed-input.tsx'
import { MoneyBox, type MoneyState } from './money-box.tsx'

export interface MoneyFieldProps extends FieldProps, MoneyState, TypedNativeProps {}

/**
 * An amount in whole đồng, typed with either habit of separators or shortened (`12,5 triệu`, `500k`). What was
 * understood stands beside it while typing.
 */
export function MoneyField({ label, hint, error, required, id, ...box }: MoneyFieldProps) {
  return (
    <ProblemField {...{ label, hint, error, required, id }} onProblemChange={box.onProblemChange}>
      {(control) => <MoneyBox {...box} {...control} />}
    </ProblemField>
  )
}
