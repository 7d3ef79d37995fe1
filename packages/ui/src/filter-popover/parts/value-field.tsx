import { DateBox } from '#ui/date-field/date-box.tsx'
import { hintIdOf } from '#ui/field/control-props.ts'
import { field } from '#ui/field/field.css.ts'
import { FieldMessages } from '#ui/field/field-messages.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { NumberBox } from '#ui/number-field/number-box.tsx'
import { TextBox } from '#ui/text-field/text-box.tsx'
import type { FilterDefinition } from '../filter-model.ts'

/** The kinds of columns that are compared with a value. */
export type ValueDefinition = Extract<FilterDefinition, { kind: 'text' | 'number' | 'date' | 'datetime' }>

export interface ValueFieldProps {
  definition: ValueDefinition
  id: string
  /** Names the field for a screen reader. */
  label: string
  value: string | number | null
  onChange: (value: string | number | null) => void
  /** Told what is wrong with the text when it cannot be read. */
  onProblem: (words: string | null) => void
}

/** One value to compare with. */
export function ValueField({ definition, id, label, value, onChange, onProblem }: ValueFieldProps) {
  switch (definition.kind) {
    case 'text':
      return <TextBox id={id} aria-label={label} value={String(value ?? '')} onValueChange={onChange} />
    case 'number':
      return (
        <NumberBox
          id={id}
          aria-label={label}
          decimals={definition.decimals}
          value={typeof value === 'number' ? value : null}
          onValueChange={onChange}
          onProblemChange={onProblem}
        />
      )
    case 'date':
    case 'datetime':
      return (
        <DayField
          id={id}
          label={label}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          onProblem={onProblem}
        />
      )
    default:
      return definition satisfies never
  }
}

interface DayFieldProps extends Omit<ValueFieldProps, 'definition'> {
  value: string | null
}

function DayField({ id, label, value, onChange, onProblem }: DayFieldProps) {
  const { dataTable } = useLabels()
  return (
    <div className={field}>
      <DateBox
        id={id}
        aria-label={label}
        aria-describedby={hintIdOf(id)}
        value={value}
        onValueChange={onChange}
        onProblemChange={onProblem}
      />
      <FieldMessages controlId={id} hint={dataTable.dateHint} />
    </div>
  )
}
