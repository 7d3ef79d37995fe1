import { Button } from '#ui/button/button.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { status } from './picker.css.ts'

export interface PickerStatusProps {
  /** What the rows are waiting for. */
  state: 'ready' | 'loading' | 'failed'
  /** Rows that show. */
  shown: number
  /** Rows that match. */
  total: number
  /** Asks again for rows that could not be had; Enter in the field does the same. */
  onRetry?: () => void
}

/** The line under the rows, said to screen readers: on its way, nothing found, more than shown. */
export function PickerStatus({ state, shown, total, onRetry }: PickerStatusProps) {
  const { basics, forms } = useLabels()
  return (
    <output className={status}>
      {state === 'loading' && <Spinner size="small" label={null} />}
      {state === 'loading' && forms.searching}
      {state === 'failed' && forms.searchFailed}
      {state === 'failed' && onRetry && (
        <Button size="small" tabIndex={-1} onClick={onRetry}>
          {basics.retry}
        </Button>
      )}
      {state === 'ready' && total === 0 && forms.noOption}
      {state === 'ready' && total > shown && forms.moreOptions(total - shown)}
    </output>
  )
}
