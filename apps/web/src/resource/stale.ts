import type { AnyField } from './define-resource.ts'
import type { FormValues } from './form-rules.ts'

/** A field on which two people's edits differ. */
export interface Difference {
  field: string
  label: string
  mine: string
  newer: string
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
    .map(({ field, label, input }) => ({
      field,
      label,
      mine: inWords(input, mine[field]),
      newer: inWords(input, newer[field]),
    }))
}

const filledIn = (value: unknown) => (value === '' ? null : (value ?? null))

function inWords(input: AnyField['input'], value: unknown): string {
  if (filledIn(value) === null) return 'Chưa có'
  if (input === 'switch') return value === true ? 'Có' : 'Không'
  const text = String(value)
  return typeof input === 'object' ? (input.labels[text] ?? text) : text
}
