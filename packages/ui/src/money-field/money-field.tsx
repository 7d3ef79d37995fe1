import { ProblemField } from '#ui/field/problem-field.tsx'
import { splitField } from '#ui/field/split-field.ts'
import type { TypedNativeProps } from '#ui/field/typed-input.tsx'
import type { FieldProps } from '../field/control-props.ts'
import { MoneyBox, type MoneyState } from './money-box.tsx'

export interface MoneyFieldProps extends FieldProps, MoneyState, TypedNativeProps {}

/**
 * An amount in whole đồng, shown as every amount is (`12,500,000.0`) and typed with either habit of separators or shortened (`12,5 triệu`, `500k`). What was
 * understood stands beside it while typing.
 */
export function MoneyField(props: MoneyFieldProps) {
  const [frame, box] = splitField(props)
  return (
    <ProblemField {...frame} onProblemChange={box.onProblemChange}>
      {(control) => <MoneyBox {...box} {...control} />}
    </ProblemField>
  )
}
