import { ListFilter } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { Filter, FilterDefinition } from './filter-model.ts'
import { trigger, triggerStates } from './filter-popover.css.ts'
import { summariseFilter } from './filter-summary.ts'
import { OpensLater } from '#ui/overlay/opens-later.tsx'

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

const load = () => import('./parts/filter-panel.tsx').then((loaded) => loaded.FilterPanel)

/** The funnel in a column's head: a small dialog whose draft counts only when 'Lọc' or Enter applies it. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, definition, filter } = props
  const { dataTable } = useLabels()
  const name = filter
    ? dataTable.filterByNow(label, summariseFilter(definition, filter, dataTable))
    : dataTable.filterBy(label)
  return (
    <OpensLater
      popup="dialog"
      load={load}
      props={props}
      button={
        <button
          type="button"
          aria-label={name}
          className={joinClasses(trigger, filter ? triggerStates.on : triggerStates.off)}
        >
          <Icon of={ListFilter} />
        </button>
      }
    />
  )
}
