import type { FilterDraft } from '../filter-draft.ts'
import type { FilterDefinition } from '../filter-model.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { ValueFields } from './value-fields.tsx'

export interface FilterFieldsProps<Definition extends FilterDefinition = FilterDefinition> {
  label: string
  definition: Definition
  draft: FilterDraft
  /** What is wrong with the draft, in words. */
  problem: string | null
  onChange: (part: Partial<FilterDraft>) => void
}

/** The fields of one kind of filter. */
export function FilterFields({ definition, ...rest }: FilterFieldsProps) {
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
    default:
      return definition satisfies never
  }
}
