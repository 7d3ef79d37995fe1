import type { Reading } from '#ui/field/use-typed-text.ts'
import { formatTypedDate, isDate, parseTypedDate } from '#ui/format/date.ts'
import type { Labels } from '#ui/labels/labels.ts'

/** First and last day that may be meant, `yyyy-MM-dd`. */
export interface DateRules {
  min?: string | undefined
  max?: string | undefined
}

/** Understands a typed or pasted date and says what is wrong with it. */
export function readDate(text: string, { min, max }: DateRules, words: Labels['forms']): Reading<string> {
  // A date pasted from another system comes in the form in which dates are sent.
  const value = isDate(text) ? text : parseTypedDate(text)
  if (value === null) return { value: null, problem: words.notADate }
  const tooEarly = min !== undefined && value < min
  const tooLate = max !== undefined && value > max
  if (!tooEarly && !tooLate) return { value, problem: null }
  const [first, last] = [formatTypedDate(min), formatTypedDate(max)]
  if (first && last) return { value, problem: words.dateBetween(first, last) }
  return { value, problem: first ? words.dateAtLeast(first) : words.dateAtMost(last) }
}
