import { formatDate } from '@nhansu/ui/format/date.ts'
import { moneyWords } from '#web/kit/money.ts'
import type { Choice } from '#web/kit/references/searched-reference.ts'
import type { AnyField, Labels } from '#web/kit/resource/define-resource.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

/** A field on which two people's edits differ. */
export interface Difference {
  field: AnyField
  mine: unknown
  newer: unknown
}

/**
 * What an overwriting save would change: fields that differ between the form and the record as it is now.
 *
 * @param mine what stands in the form
 * @param newer the record as the server has it
 */
export function differences(
  fields: readonly AnyField[],
  mine: FormValues,
  newer: Readonly<Record<string, unknown>>,
): Difference[] {
  return fields
    .filter(({ field }) => filledIn(mine[field]) !== filledIn(newer[field]))
    .map((field) => ({ field, mine: mine[field.field], newer: newer[field.field] }))
}

function filledIn(value: unknown): unknown {
  const plain = Array.isArray(value) ? value.join() : value
  return plain === '' ? null : (plain ?? null)
}

function wordsOf(input: { labels: Labels } | { several: Labels } | { choices: readonly Choice[] }): Labels {
  if ('choices' in input) return Object.fromEntries(input.choices.map(({ value, label }) => [value, label]))
  return 'several' in input ? input.several : input.labels
}

/** A value as its field shows it; an id only as its number. */
export function inWords(input: AnyField['input'], value: unknown): string {
  if (input === 'switch') return value === true ? 'Có' : 'Không'
  if (filledIn(value) === null) return 'Chưa có'
  if (input === 'date') return formatDate(String(value))
  if (input === 'money') return moneyWords(Number(value))
  const labels =
    typeof input !== 'object' || 'reference' in input || 'references' in input ? {} : wordsOf(input)
  return [value]
    .flat()
    .map((code) => labels[String(code)] ?? String(code))
    .join(', ')
}
