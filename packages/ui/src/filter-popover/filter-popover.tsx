import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { FilterForm } from './filter-form.tsx'
import type { Filter, FilterDefinition } from './filter-model.ts'
import { trigger, triggerStates } from './filter-popover.css.ts'
import { summariseFilter } from './filter-summary.ts'

export interface FilterPopoverProps {
  /** The column in words: 'Ngày vào'. */
  label: string
  /** What the column holds, and the choices of a select. */
  definition: FilterDefinition
  /** The filter that is on; undefined for none. */
  filter: Filter | undefined
  /** Told on 'Lọc' and Enter with the new filter, on 'Bỏ lọc' with null. */
  onFilterChange: (filter: Filter | null) => void
}

/** The funnel in a column's head: a small dialog whose draft counts only when 'Lọc' or Enter applies it. */
export function FilterPopover({ label, definition, filter, onFilterChange }: FilterPopoverProps) {
  const { dataTable } = useLabels()
  const [open, setOpen] = useState(false)
  const name = filter
    ? dataTable.filterByNow(label, summariseFilter(definition, filter, dataTable))
    : dataTable.filterBy(label)
  const apply = (next: Filter | null) => {
    setOpen(false)
    if (next !== null || filter) onFilterChange(next)
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <button
          type="button"
          aria-label={name}
          className={joinClasses(trigger, filter ? triggerStates.on : triggerStates.off)}
        >
          <Icon of={ListFilter} />
        </button>
      </PopoverTrigger>
      <PopoverContent label={dataTable.filterBy(label)} width="medium" onOpenAutoFocus={focusValue}>
        <FilterForm label={label} definition={definition} filter={filter} onApply={apply} />
      </PopoverContent>
    </Popover>
  )
}

/** The value is what most readers come to change; the operator is one Shift and Tab away. */
function focusValue(event: Event) {
  const field = event.target instanceof HTMLElement ? event.target.querySelector('input') : null
  if (!field) return
  event.preventDefault()
  field.focus()
}
