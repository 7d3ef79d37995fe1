import { TypedInput, type TypedNativeProps } from '#ui/field/typed-input.tsx'
import { useTypedText } from '#ui/field/use-typed-text.ts'
import { formatMoney } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TypedProps } from '../field/typed-props.ts'
import { readMoney } from './read-money.ts'

/** What an amount takes, with a label or without. */
export interface MoneyState extends TypedProps {
  /** Whole đồng; null for none. */
  value?: number | null | undefined
  /** Whole đồng at the start, where the caller does not keep them. */
  defaultValue?: number | null | undefined
  /** Told of every understood change while typing; null for an empty field and for text that is no amount. */
  onValueChange?: ((dong: number | null) => void) | undefined
  /** Smallest amount that may be meant, in đồng. Default: 0. */
  min?: number | undefined
  /** Largest amount that may be meant, in đồng. */
  max?: number | undefined
}

export interface MoneyBoxProps extends MoneyState, TypedNativeProps {
  id?: string
}

/** The amount alone, for bars and popovers that name it by `aria-label`. */
export function MoneyBox({
  value,
  defaultValue,
  onValueChange,
  onProblemChange,
  min = 0,
  max,
  ...rest
}: MoneyBoxProps) {
  const { forms } = useLabels()
  const typed = useTypedText(
    { ...rest, value, defaultValue, onValueChange, onProblemChange },
    { show: formatMoney, edit: String, echo: true, read: (text) => readMoney(text, { min, max }, forms) },
  )
  // Not the number pad: it has no letters for 'triệu'.
  return <TypedInput {...rest} typed={typed} unit={forms.currency} inputMode="text" />
}
