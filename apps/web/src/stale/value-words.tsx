import { ReferenceName } from '#web/references/reference-name.tsx'
import type { AnyField, AnyRow } from '#web/resource/define-resource.ts'
import { inWords } from './stale.ts'

interface ValueWordsProps {
  field: AnyField
  value: unknown
  /** The record that the value stands in; one still in the form has none. */
  row?: AnyRow
}

/** A value in the words of its field: what an id stands for is told by its name. */
export function ValueWords({ field: { input, told: Told }, value, row }: ValueWordsProps) {
  if (typeof value === 'number') {
    if (Told) return <Told value={value} row={row} />
    if (typeof input === 'object' && 'reference' in input)
      return <ReferenceName name={input.reference} id={value} />
  }
  return inWords(input, value)
}
