import type { Reading } from '#ui/field/use-typed-text.ts'
import { parseTime } from '#ui/format/time.ts'
import type { Labels } from '#ui/labels/labels.ts'

/** Understands a typed time: `7:30`, `07:30:15`, `7h30`, `7 giờ 30`, `073000`, `0730`. */
export function readTime(text: string, words: Labels['forms']): Reading<string> {
  const value = parseTime(withColons(text.toLowerCase()))
  return { value, problem: value === null ? words.notATime : null }
}

function withColons(text: string): string {
  const bare = /^(\d{2})(\d{2})(\d{2})?$/.exec(text)
  if (bare) return bare.slice(1).filter(Boolean).join(':')
  const spoken = text.replace(/\s*(h|giờ|g|[.:])\s*/, ':').replace(/\s*(phút|p|m|[.:])\s*(?=\d)/, ':')
  // '7h' is seven o'clock.
  return spoken.replace(/\s*(phút|p|giây|s)$/, '').replace(/:$/, ':00')
}
