import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Text } from '#ui/text/text.tsx'
import { type DraftProblem, draftOf, filterOf } from './filter-draft.ts'
import type { Filter, FilterDefinition } from './filter-model.ts'
import { filterOperators } from './filter-operators.ts'
import { buttons, form, title } from './filter-popover.css.ts'
import { FilterFields } from './parts/filter-fields.tsx'

export interface FilterFormProps {
  /** The column in words. */
  label: string
  /** What the column holds, and the choices of a select. */
  definition: FilterDefinition
  /** The filter that is on; undefined for none. */
  filter: Filter | undefined
  /** The reader applies a filter, or takes it off with null. */
  onApply: (filter: Filter | null) => void
}

/** The inside of a filter popover; also stands in the drawer where a phone keeps all filters. */
export function FilterForm({ label, definition, filter, onApply }: FilterFormProps) {
  const { dataTable } = useLabels()
  const { offered, start } = filterOperators[definition.kind]
  const [draft, setDraft] = useState(() => draftOf(definition.kind, filter))
  const [problem, setProblem] = useState<DraftProblem | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A popover stands in a portal, but React still hands its events to the form around the table, if there is one.
    event.stopPropagation()
    const next = filterOf(definition, draft)
    if (typeof next === 'string') setProblem(next)
    else onApply(next)
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      <div className={title}>
        {label}
        {offered.length === 1 && (
          <Text tone="soft" weight="regular">{` ${dataTable.onlyOperator(dataTable.operators[start])}`}</Text>
        )}
      </div>
      <FilterFields
        label={label}
        definition={definition}
        draft={draft}
        problem={problem}
        onChange={(part) => {
          setProblem(null)
          setDraft((before) => ({ ...before, ...part }))
        }}
      />
      <div className={buttons}>
        <Button size="small" tone="quiet" onClick={() => onApply(null)}>
          {dataTable.clear}
        </Button>
        <Button size="small" tone="primary" type="submit">
          {dataTable.apply}
        </Button>
      </div>
    </form>
  )
}
