import type { Schemas } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'

/** A value of a field as it is read: days as everywhere, a yes or no in words. */
export function shownValue(path: string, value: Schemas['RequestValue']): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  const text = String(value)
  const isDay = /(date|_from|_to|valid_to)$/.test(path) && /^\d{4}-\d{2}-\d{2}$/.test(text)
  return isDay ? formatDate(text) : text
}
