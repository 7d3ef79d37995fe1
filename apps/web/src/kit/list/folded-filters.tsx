import { Button } from '@nhansu/ui/button/button.tsx'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { useLabels } from '@nhansu/ui/labels/labels-provider.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { folded, inColumns, unfolding } from './folded-filters.css.ts'

interface FoldedFiltersProps {
  /** What stands before them and is never folded: which report it is. */
  always?: ReactNode
  /** How many of them are chosen. */
  chosen: number
  /** The filters. */
  children: ReactNode
}

/** Filters beside each other; on a phone behind one button, which says how many are chosen. */
export function FoldedFilters({ always, chosen, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const { dataTable } = useLabels()
  const id = useId()
  return (
    <Columns count={4}>
      {always}
      <div className={unfolding}>
        <Button
          icon={ListFilter}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {dataTable.filtersOn(chosen)}
        </Button>
      </div>
      <div id={id} className={joinClasses(inColumns, !isOpen && folded)}>
        {children}
      </div>
    </Columns>
  )
}
