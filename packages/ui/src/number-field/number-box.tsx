import { TypedInput, type TypedNativeProps } from '#ui/field/typed-input.tsx'
import { useTypedText } from '#ui/field/use-typed-text.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TypedProps } from '../field/typed-props.ts'
import { editNumber, readNumber, showNumber } from './read-number.ts'

/** What a number takes, with a label or without. */
export interface NumberState extends TypedProps {
  /** The number; null for none. */
  value?: number | null | undefined
  /** The number at the start, where the caller does not keep it. */
  defaultValue?: number | null | undefined
  /** Told of every understood change while typing; null for an empty field and for text that is no number. */
  onValueChange?: ((value: number | null) => void) | undefined
  /** Smallest number that may be meant; another one is told as a problem. */
  min?: number | undefined
  /** Largest number that may be meant. */
  max?: number | undefined
  /** Largest number of decimals. Default: 0, whole numbers. */
  decimals?: number | undefined
  /** False for a number that is read digit by digit, such as a year. Default: thousands are parted. */
  grouped?: boolean | undefined
  /** Stands after the number: 'ngày', '%'. */
  unit?: string | undefined
}

export interface NumberBoxProps extends NumberState, TypedNativeProps {
  id?: string
}

/** The number alone, for bars and popovers that name it by `aria-label`. */
export function NumberBox({
  value,
  defaultValue,
  onValueChange,
  onProblemChange,
  min,
  max,
  decimals = 0,
  grouped = true,
  ...rest
}: NumberBoxProps) {
  const { forms } = useLabels()
  const typed = useTypedText(
    { ...rest, value, defaultValue, onValueChange, onProblemChange },
    {
      show: (number) => (grouped ? showNumber(number, decimals) : editNumber(number)),
      edit: editNumber,
      echo: true,
      read: (text) => readNumber(text, { min, max, decimals }, forms),
    },
  )
  return <TypedInput {...rest} typed={typed} inputMode={decimals > 0 ? 'decimal' : 'numeric'} />
}
