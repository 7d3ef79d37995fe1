import { TypedInput, type TypedNativeProps } from '#ui/field/typed-input.tsx'
import { useTypedText } from '#ui/field/use-typed-text.ts'
import { formatTime } from '#ui/format/time.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TypedProps } from '../field/typed-props.ts'
import { readTime } from './read-time.ts'

/** What a time of day takes, with a label or without. */
export interface TimeState extends TypedProps {
  /** `HH:MM:SS`, 24 hours; null for none. */
  value?: string | null | undefined
  /** The time at the start, where the caller does not keep it. */
  defaultValue?: string | null | undefined
  /** Told of every understood change; null for an empty field and for text that is no time. */
  onValueChange?: ((time: string | null) => void) | undefined
}

export interface TimeBoxProps extends TimeState, TypedNativeProps {
  id?: string
}

/** The time alone, for bars and popovers that name it by `aria-label`. */
export function TimeBox({ value, defaultValue, onValueChange, onProblemChange, ...rest }: TimeBoxProps) {
  const { forms } = useLabels()
  const typed = useTypedText(
    { ...rest, value, defaultValue, onValueChange, onProblemChange },
    { show: formatTime, read: (text) => readTime(text, forms) },
  )
  return <TypedInput placeholder={forms.timePlaceholder} {...rest} typed={typed} inputMode="text" />
}
