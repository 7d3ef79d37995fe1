import type { Reading } from '#ui/field/use-typed-text.ts'
import { formatNumber, parseNumber } from '#ui/format/number.ts'
import type { Labels } from '#ui/labels/labels.ts'

export interface NumberRules {
  /** Smallest and largest value that may be meant. */
  min?: number | undefined
  max?: number | undefined
  /** Largest number of decimals. */
  decimals: number
}

/** A number with comma thousands and as many decimals as it has, up to `decimals`: 1234.5 → '1,234.5'. */
export function showNumber(value: number, decimals: number): string {
  return formatNumber(value, Math.min(decimals, decimalsOf(value)))
}

/** The same without thousands, so that a digit can be put in anywhere. */
export function editNumber(value: number): string {
  return String(value)
}

/** Understands a typed number and says what is wrong with it. */
export function readNumber(
  text: string,
  { min, max, decimals }: NumberRules,
  words: Labels['forms'],
): Reading<number> {
  const value = decimals > 2 && PLAIN.test(text) ? Number(text) : parseNumber(text)
  if (value === null) return { value: null, problem: words.notANumber }
  if (decimalsOf(value) > decimals) return { value: null, problem: words.tooManyDecimals(decimals) }
  return { value, problem: rangeProblem(value, min, max, decimals, words) }
}

// Up to two decimals, '1.500' can only be a thousand and a half; with three it is what the field itself shows.
const PLAIN = /^-?\d+\.\d+$/

function rangeProblem(
  value: number,
  min: number | undefined,
  max: number | undefined,
  decimals: number,
  words: Labels['forms'],
): string | null {
  const tooSmall = min !== undefined && value < min
  const tooLarge = max !== undefined && value > max
  if (!tooSmall && !tooLarge) return null
  const show = (limit: number) => showNumber(limit, decimals)
  if (min !== undefined && max !== undefined) return words.numberBetween(show(min), show(max))
  return min === undefined ? words.numberAtMost(show(max ?? 0)) : words.numberAtLeast(show(min))
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}
