import { nameInRecord } from '#web/kit/references/form-record.ts'
import { RecordNames, ReferenceName } from '#web/kit/references/reference-name.tsx'
import type { AnyField, AnyRow } from '#web/kit/resource/define-resource.ts'
import { inWords } from './conflict.ts'

interface ValueWordsProps {
  field: AnyField
  value: unknown
  /** The record that the value stands in; one still in the form has none. */
  row?: AnyRow
}

/** A value in the words of its field: what an id stands for is shown by its name. */
export function ValueWords({ field: { field, input, display: Display }, value, row }: ValueWordsProps) {
  if (typeof value === 'number') {
    if (Display) return <Display value={value} row={row} />
    if (typeof input === 'object' && 'reference' in input)
      return (
        nameInRecord(row, field, input.nameIn)[0]?.label ?? (
          <ReferenceName name={input.reference} id={value} />
        )
      )
  }
  if (typeof input === 'object' && 'references' in input && Array.isArray(value) && value.length > 0)
    return <RecordNames name={input.references} ids={value.map(Number)} />
  return inWords(input, value)
}
