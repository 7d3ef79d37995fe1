import { X } from 'lucide-react'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { chip, chipRemove, chipText, side } from './bars.css.ts'

/** One filter that is on, in words. */
export interface ActiveFilter {
  id: string
  column: string
  summary: string
}

export interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  onRemove: (id: string) => void
}

/** What the rows are filtered by; each can be taken off where it stands. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const { dataTable } = useLabels()
  return (
    <ul className={side} aria-label={dataTable.activeFilters}>
      {filters.map(({ id, column, summary }) => {
        const words = dataTable.chip(column, summary)
        return (
          <li key={id} className={chip}>
            <span className={chipText} title={words}>
              {words}
            </span>
            <button
              type="button"
              className={chipRemove}
              aria-label={dataTable.removeFilter(column)}
              onClick={() => onRemove(id)}
            >
              <Icon of={X} size="small" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
