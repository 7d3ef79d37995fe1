import type { Reading } from '#ui/field/use-typed-text.ts'
import { formatTypedDate, parseTypedDate } from '#ui/format/date.ts'
import type { Labels } from '#ui/labels/labels.ts'

/** First and last day that may be meant, and today, `yyyy-MM-dd`. */
export interface DateRules {
  min?: string | undefined
  max?: string | undefined
  today: string
}

/** Understands a typed or pasted date and says what is wrong with it. */
export function readDate(
  text: string,
  { min, max, today }: DateRules,
  words: Labels['forms'],
): Reading<string> {
  const value = toDate(text, today)
  if (value === null) return { value: null, problem: words.notADate }
  const tooEarly = min !== undefined && value < min
  const tooLate = max !== undefined && value > max
  if (!tooEarly && !tooLate) return { value, problem: null }
  const [first, last] = [formatTypedDate(min), formatTypedDate(max)]
  if (first && last) return { value, problem: words.dateBetween(first, last) }
  return { value, problem: first ? words.dateAtLeast(first) : words.dateAtMost(last) }
}

// How dates come out of other places: sheets and databases add a time, other systems begin with the year, papers
// write words, and people leave the century out.
const WITH_TIME = /^(\S+)[ T]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const IN_WORDS = /^(?:ngày )?(\d{1,2}) tháng (\d{1,2}) năm (\d{4})$/i
const SHORT_YEAR = /^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/

function toDate(text: string, today: string): string | null {
  const close = text.replaceAll(/\s*([/.-])\s*/g, '$1').replace(WITH_TIME, '$1')
  const dayFirst = close
    .replace(YEAR_FIRST, '$3/$2/$1')
    .replace(IN_WORDS, '$1/$2/$3')
    .replace(SHORT_YEAR, (_, days: string, year: string) => days + fullYear(Number(year), today))
  return parseTypedDate(dayFirst)
}

/** How far ahead a year without its century may lie: contracts end in the years to come, people were born long ago. */
const YEARS_AHEAD = 20

function fullYear(year: number, today: string): number {
  const now = Number(today.slice(0, 4))
  const thisCentury = now - (now % 100) + year
  return thisCentury > now + YEARS_AHEAD ? thisCentury - 100 : thisCentury
}
