import { useId } from 'react'
import { FieldMessages } from '#ui/field/field-messages.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { DraftProblem, FilterDraft } from '../filter-draft.ts'
import type { FilterDefinition } from '../filter-model.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { SearchField } from './search-field.tsx'
import { ValueFields } from './value-fields.tsx'

/** What the fields of every kind take. */
export interface FieldsProps<Definition extends FilterDefinition = FilterDefinition> {
  label: string
  definition: Definition
  draft: FilterDraft
  onChange: (part: Partial<FilterDraft>) => void
}

export interface FilterFieldsProps extends FieldsProps {
  /** Why the draft could not be applied. */
  problem: DraftProblem | null
}

/** The fields of one filter, and under them what is wrong. */
export function FilterFields({ problem, ...fields }: FilterFieldsProps) {
  const { dataTable } = useLabels()
  const id = useId()
  const { first, second } = fields.draft.unreadable
  const words = problem === 'reversed' ? dataTable.reversed : (first ?? second)
  return (
    <>
      <KindFields {...fields} />
      {words !== undefined && (
        <div role="alert">
          <FieldMessages controlId={id} error={words} />
        </div>
      )}
    </>
  )
}

function KindFields({ definition, ...rest }: FieldsProps) {
  switch (definition.kind) {
    case 'text':
    case 'number':
    case 'date':
    case 'datetime':
      return <ValueFields {...rest} definition={definition} />
    case 'select':
    case 'multi-select':
    case 'tree':
      return <ChoiceFields {...rest} definition={definition} />
    case 'search':
      return <SearchField {...rest} definition={definition} />
    default:
      return definition satisfies never
  }
}
