import { useState } from 'react'
import { formatTypedDate, parseTypedDate } from '#ui/format/date.ts'
import { parseNumber } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { FilterDefinition, FilterKind, FilterOperator } from '../filter-model.ts'
import { filterOperators } from '../filter-operators.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import { PlainInput } from './plain-input.tsx'

/** An operator, where there is a choice, and one value or the two ends of a range. */
export function ValueFields({
  definition: { kind },
  draft,
  onChange,
}: FilterFieldsProps<Extract<FilterDefinition, { kind: 'text' | 'number' | 'date' | 'datetime' }>>) {
  const { dataTable } = useLabels()
  const { offered } = filterOperators[kind]
  const range = draft.operator === 'between'
  return (
    <>
      {offered.length > 1 && (
        <select
          aria-label={dataTable.operator}
          value={draft.operator}
          onChange={(event) => onChange({ operator: event.target.value as FilterOperator })}
        >
          {offered.map((operator) => (
            <option key={operator} value={operator}>
              {dataTable.operators[operator]}
            </option>
          ))}
        </select>
      )}
      <ValueField
        kind={kind}
        label={range ? dataTable.from : dataTable.value}
        value={draft.first}
        onChange={(first) => onChange({ first })}
      />
      {range && (
        <ValueField
          kind={kind}
          label={dataTable.to}
          value={draft.second}
          onChange={(second) => onChange({ second })}
        />
      )}
    </>
  )
}

function ValueField({
  kind,
  label,
  value,
  onChange,
}: {
  kind: FilterKind
  label: string
  value: string | number | null
  onChange: (value: string | number | null) => void
}) {
  const shown =
    kind === 'date' || kind === 'datetime' ? formatTypedDate(value as string | null) : String(value ?? '')
  const [text, setText] = useState(shown)
  const type = (next: string) => {
    setText(next)
    if (next === '') onChange(null)
    else if (kind === 'number') onChange(parseNumber(next))
    else if (kind === 'text') onChange(next)
    else onChange(parseTypedDate(next))
  }
  return <PlainInput label={label} value={text} onChange={type} />
}
