import { SelectBox } from '#ui/select/select-box.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DraftEnd } from '../filter-draft.ts'
import { filterOperators } from '../filter-operators.ts'
import type { FieldsProps } from './filter-fields.tsx'
import { type ValueDefinition, ValueField } from './value-field.tsx'

/** An operator, where there is a choice, and one value or the two ends of a range. */
export function ValueFields({ label, definition, draft, onChange }: FieldsProps<ValueDefinition>) {
  const { dataTable } = useLabels()
  const { offered } = filterOperators[definition.kind]
  const range = draft.operator === 'between'
  const tell = (end: DraftEnd, words: string | null) => {
    const { [end]: _old, ...others } = draft.unreadable
    onChange({ unreadable: words === null ? others : { ...others, [end]: words } })
  }
  return (
    <>
      {offered.length > 1 && (
        <SelectBox
          aria-label={dataTable.operator}
          options={offered.map((value) => ({ value, label: dataTable.operators[value] }))}
          value={draft.operator}
          onValueChange={(operator) => onChange({ operator })}
        />
      )}
      <ValueField
        definition={definition}
        label={range ? dataTable.from : label}
        value={draft.first}
        onChange={(first) => onChange({ first })}
        onProblem={(words) => tell('first', words)}
      />
      {range && (
        <ValueField
          definition={definition}
          label={dataTable.to}
          value={draft.second}
          onChange={(second) => onChange({ second })}
          onProblem={(words) => tell('second', words)}
        />
      )}
    </>
  )
}
