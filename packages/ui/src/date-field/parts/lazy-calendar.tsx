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

/** The calendar grid and its library, loaded when they are first shown. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense
      fallback={
        <div className={waiting}>
          <Spinner />
        </div>
      }
    >
      <Calendar {...props} />
    </Suspense>
  )
}

function CalendarFailed() {
  const { forms } = useLabels()
  return <p className={waiting}>{forms.calendarFailed}</p>
}
