import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { formatNumber } from '#ui/format/number.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { ProgressRing } from '#ui/progress-ring/progress-ring.tsx'
import { Text } from '#ui/text/text.tsx'
import type { BulkAction, BulkProgress } from '../row-action.ts'
import { allSelected, countSelected, noSelection, type Selection } from '../selection.ts'
import { screenOnly, side, toEnd } from './bars.css.ts'
import { BulkActions } from './bulk-actions.tsx'

export interface SelectionBarProps {
  selection: Selection
  /** Rows that the filters leave, on all pages. */
  total: number
  /** Every row of this page is chosen: then the others are offered too. */
  pageChosen: boolean
  actions: readonly BulkAction[]
  /** What the last action left undone. */
  report: string | undefined
  onChange: (selection: Selection) => void
}

/** How many rows are chosen, the offer of all the others, and what can be done with them or is being done. */
export function SelectionBar({ selection, total, pageChosen, actions, report, onChange }: SelectionBarProps) {
  const { dataTable } = useLabels()
  const count = countSelected(selection, total)
  const all = count === total
  const running = actions.find(({ progress }) => progress !== undefined)
  return (
    <section aria-label={dataTable.bulkActions} className={joinClasses(side, toEnd, screenOnly)}>
      {report !== undefined && (
        <Text size="label" tone="bad">
          {report}
        </Text>
      )}
      {running?.progress ? (
        <Running label={running.label} progress={running.progress} />
      ) : (
        <>
          <Text size="label" tone="soft">
            {(all ? dataTable.selectedAll : dataTable.selected)(formatNumber(count))}
          </Text>
          {pageChosen && !all && (
            <Button size="small" tone="quiet" onClick={() => onChange(allSelected)}>
              {dataTable.selectAll(formatNumber(total))}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={() => onChange(noSelection)}>
            {dataTable.clearSelection}
          </Button>
          <BulkActions selection={selection} count={count} actions={actions} />
        </>
      )}
    </section>
  )
}

function Running({ label, progress }: { label: string; progress: BulkProgress }) {
  const { dataTable } = useLabels()
  const { done, total, onStop } = progress
  return (
    <>
      <ProgressRing
        size="small"
        label={label}
        value={total > 0 ? (100 * Math.min(done, total)) / total : 0}
      />
      <Text size="label" tone="soft" tabular>
        {dataTable.bulkProgress(label, formatNumber(done), formatNumber(total))}
      </Text>
      {onStop && (
        <Button size="small" onClick={onStop}>
          {dataTable.bulkStop}
        </Button>
      )}
    </>
  )
}
