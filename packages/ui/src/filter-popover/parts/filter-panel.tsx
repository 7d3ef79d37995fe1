import { useState } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { PopoverContent } from '#ui/popover/popover-content.tsx'
import { Popover, PopoverTrigger } from '#ui/popover/popover.tsx'
import { FilterForm } from '../filter-form.tsx'
import type { Filter } from '../filter-model.ts'
import type { FilterPopoverProps } from '../filter-popover.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'

/** The filter of a column, open. */
export function FilterPanel({
  label,
  definition,
  filter,
  onFilterChange,
  button,
}: FilterPopoverProps & OpenedProps) {
  const { dataTable } = useLabels()
  const [open, setOpen] = useState(true)
  const apply = (next: Filter | null) => {
    setOpen(false)
    if (next !== null || filter) onFilterChange(next)
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>{button}</PopoverTrigger>
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
