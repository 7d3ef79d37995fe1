import { useId } from 'react'
import { field, label as labelLine } from '#ui/field/field.css.ts'
import { SelectBox } from '#ui/select/select-box.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DraftEnd } from '../filter-draft.ts'
import { filterOperators } from '../filter-operators.ts'
import type { FieldsProps } from './filter-fields.tsx'
import { type ValueDefinition, ValueField } from './value-field.tsx'

/** An operator, where there is a choice, and one value or the two ends of a range. */
export function ValueFields(props: FieldsProps<ValueDefinition>) {
  const { label, definition, draft, onChange } = props
  const { dataTable } = useLabels()
  const { offered } = filterOperators[definition.kind]
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
      {draft.operator === 'between' ? (
        <>
          <End {...props} end="first" label={dataTable.from} named />
          <End {...props} end="second" label={dataTable.to} named />
        </>
      ) : (
        <End {...props} end="first" label={label} named={false} />
      )}
    </>
  )
}

interface EndProps extends FieldsProps<ValueDefinition> {
  end: DraftEnd
  /** The label shows: of two fields a reader must know which is which. */
  named: boolean
}

function End({ end, named, label, definition, draft, onChange }: EndProps) {
  const id = useId()
  const tell = (words: string | null) => {
    const { [end]: _old, ...others } = draft.unreadable
    onChange({ unreadable: words === null ? others : { ...others, [end]: words } })
  }
  return (
    <div className={field}>
      {named && (
        <label className={labelLine} htmlFor={id}>
          {label}
        </label>
      )}
      <ValueField
        id={id}
        definition={definition}
        label={label}
        value={draft[end]}
        onChange={(value) => onChange({ [end]: value })}
        onProblem={tell}
      />
    </div>
  )
}
