import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { formatNumber } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Text } from '#ui/text/text.tsx'
import type { BulkAction } from '../row-action.ts'
import { allSelected, countSelected, noSelection, type Selection } from '../selection.ts'
import { screenOnly, side, toEnd } from './bars.css.ts'

export interface SelectionBarProps {
  selection: Selection
  /** Rows that the filters leave, on all pages. */
  total: number
  /** Every row of this page is chosen: then the others are offered too. */
  pageChosen: boolean
  actions: readonly BulkAction[]
  onChange: (selection: Selection) => void
}

/** How many rows are chosen, the offer of all the others, and what can be done with them. */
export function SelectionBar({ selection, total, pageChosen, actions, onChange }: SelectionBarProps) {
  const { dataTable } = useLabels()
  const count = countSelected(selection, total)
  const all = count === total
  const words = (all ? dataTable.selectedAll : dataTable.selected)(formatNumber(count))
  return (
    <section aria-label={dataTable.bulkActions} className={joinClasses(side, toEnd, screenOnly)}>
      <Text size="label" tone="soft">
        {words}
      </Text>
      {pageChosen && !all && (
        <Button size="small" tone="quiet" onClick={() => onChange(allSelected)}>
          {dataTable.selectAll(formatNumber(total))}
        </Button>
      )}
      <Button size="small" tone="quiet" onClick={() => onChange(noSelection)}>
        {dataTable.clearSelection}
      </Button>
      {actions.map((action) => (
        <Button
          key={action.id}
          size="small"
          tone={action.intent === 'danger' ? 'danger' : 'neutral'}
          loading={action.loading ?? false}
          disabled={action.someOnly === true && selection.kind === 'all'}
          onClick={() => action.onSelect(selection)}
          {...(action.icon && { icon: action.icon })}
        >
          {action.label}
        </Button>
      ))}
    </section>
  )
}
