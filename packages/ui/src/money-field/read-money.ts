import type { Reading } from '#ui/field/use-typed-text.ts'
import { formatNumber, parseNumber } from '#ui/format/number.ts'
import type { Labels } from '#ui/labels/labels.ts'

/** How people shorten amounts: '12,5 triệu', '500k'. */
const UNITS: readonly (readonly [words: RegExp, factor: number])[] = [
  [/\s*(tỷ|tỉ|ty)$/i, 1_000_000_000],
  [/\s*(triệu|trieu|tr)$/i, 1_000_000],
  [/\s*(nghìn|ngàn|nghin|ngan|k)$/i, 1_000],
  [/\s*(vnđ|vnd|đồng|dong|đ|₫)$/i, 1],
]

/** Smallest and largest amount that may be meant, in đồng. */
export interface MoneyRules {
  min: number
  max?: number | undefined
}

/**
 * Understands a typed or pasted amount: `1.234.567 đ`, `12,500,000.0`, `12,5 triệu`. The echo beside the field shows
 * how it was understood.
 */
export function readMoney(text: string, { min, max }: MoneyRules, words: Labels['forms']): Reading<number> {
  const value = toDong(text)
  if (value === null) return { value: null, problem: words.notAnAmount }
  if (value < min) return { value, problem: words.numberAtLeast(formatNumber(min)) }
  if (max !== undefined && value > max) return { value, problem: words.numberAtMost(formatNumber(max)) }
  return { value, problem: null }
}

function toDong(text: string): number | null {
  const unit = UNITS.find(([words]) => words.test(text))
  const [words, factor] = unit ?? [/$^/, 1]
  const number = parseNumber(text.replace(words, ''))
  // A fraction of a thousand times a factor is not exact in binary: 1.1 triệu.
  const dong = number === null ? Number.NaN : Number((number * factor).toFixed(3))
  return Number.isSafeInteger(dong) ? dong : null
}
