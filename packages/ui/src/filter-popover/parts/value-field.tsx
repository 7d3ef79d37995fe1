import { useId } from 'react'
import { DateBox } from '#ui/date-field/date-box.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { NumberBox } from '#ui/number-field/number-box.tsx'
import { TextBox } from '#ui/text-field/text-box.tsx'
import { Text } from '#ui/text/text.tsx'
import type { FilterDefinition } from '../filter-model.ts'

/** The kinds of columns that are compared with a value. */
export type ValueDefinition = Extract<FilterDefinition, { kind: 'text' | 'number' | 'date' | 'datetime' }>

export interface ValueFieldProps {
  definition: ValueDefinition
  /** Names the field for a screen reader. */
  label: string
  value: string | number | null
  onChange: (value: string | number | null) => void
  /** Told what is wrong with the text when it cannot be read. */
  onProblem: (words: string | null) => void
}

/** One value to compare with. */
export function ValueField({ definition, label, value, onChange, onProblem }: ValueFieldProps) {
  switch (definition.kind) {
    case 'text':
      return <TextBox aria-label={label} value={String(value ?? '')} onValueChange={onChange} />
    case 'number':
      return (
        <NumberBox
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

function DayField({ label, value, onChange, onProblem }: DayFieldProps) {
  const { dataTable } = useLabels()
  const hint = useId()
  return (
    <div>
      <DateBox
        aria-label={label}
        aria-describedby={hint}
        value={value}
        onValueChange={onChange}
        onProblemChange={onProblem}
      />
      <Text as="p" id={hint} size="hint" tone="hint">
        {dataTable.dateHint}
      </Text>
    </div>
  )
}
