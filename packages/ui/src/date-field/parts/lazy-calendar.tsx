import { lazy, Suspense } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { CalendarProps } from './calendar.tsx'
import { waiting } from './calendar.css.ts'

// The typed field works without the grid, so a grid that does not load is no reason to lose the page.
const Calendar = lazy(() =>
  import('./calendar.tsx').then(
    (loaded) => ({ default: loaded.Calendar }),
    () => ({ default: CalendarFailed }),
  ),
)

interface LazyCalendarProps extends CalendarProps {
  /** Whether the popover holds the focus; the grid takes it from there. */
  mayFocus: boolean
}

/**
 * The calendar grid and its library, loaded when they are first shown. The grid is drawn only after its popover holds the
 * focus: in a dialog, a day that took it any sooner would lose it to the dialog again.
 */
export function LazyCalendar({ mayFocus, ...calendar }: LazyCalendarProps) {
  return <Suspense fallback={<Waiting />}>{mayFocus ? <Calendar {...calendar} /> : <Waiting />}</Suspense>
}

function Waiting() {
  return (
    <div className={waiting}>
      <Spinner />
    </div>
  )
}

function CalendarFailed() {
  const { forms } = useLabels()
  return <p className={waiting}>{forms.calendarFailed}</p>
}
