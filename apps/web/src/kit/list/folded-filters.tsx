import { Button } from '@nhansu/ui/button/button.tsx'
import { useLabels } from '@nhansu/ui/labels/labels-provider.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { folded, unfolding } from './folded-filters.css.ts'

interface FoldedFiltersProps {
  /** How many of them are chosen. */
  chosen: number
  /** The filters. */
  children: ReactNode
}

/** Filters beside each other; on a phone behind one button, which says how many are chosen. */
export function FoldedFilters({ chosen, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const { dataTable } = useLabels()
  const id = useId()
  return (
    <Stack>
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
      <div id={id} className={isOpen ? undefined : folded}>
        <Columns count={4}>{children}</Columns>
      </div>
    </Stack>
  )
}
