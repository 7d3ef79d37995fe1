import { isDate } from '@nhansu/ui/format/date.ts'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { CalendarClock } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useSearch } from '#web/kit/screen/use-address.ts'
import type { AnyResource } from './define-resource.ts'

// Its code comes when a day is asked for.
const PastDay = lazy(async () => {
  const { PastDay: bar } = await import('#web/kit/list/past-day.tsx')
  return { default: bar }
})

interface ListDay {
  /** The resource, whose calls ask for the day. */
  definition: AnyResource
  /** 'Tính đến ngày', beside the title. */
  actions: readonly PageAction[]
  /** Asks for the day, or says which one is shown. */
  bar: ReactNode
}

const nothing: readonly PageAction[] = []

/** The day of which a list is shown; it stands in the address, and without one the list is that of today. */
export function useListDay(declared: AnyResource): ListDay {
  const [search, setSearch] = useSearch()
  const [asking, setAsking] = useState(false)
  const asked = search.get('as_of') ?? ''
  const day = declared.dated && isDate(asked) ? asked : null
  const definition = useMemo(() => (day === null ? declared : onDay(declared, day)), [declared, day])
  if (!declared.dated) return { definition, actions: nothing, bar: null }
  const show = (next: string | null) =>
    setSearch((after) => {
      after.delete('p')
      if (next === null) after.delete('as_of')
      else after.set('as_of', next)
      return after
    })
  return {
    definition,
    actions: [
      {
        id: 'as-of',
        label: 'Tính đến ngày',
        icon: CalendarClock,
        tone: 'quiet',
        onSelect: () => {
          if (day !== null) show(null)
          setAsking(true)
        },
      },
    ],
    bar: (asking || day !== null) && (
      <Suspense>
        <PastDay
          label="Tính đến ngày"
          wordsOf={(shown) => `danh sách tính đến ngày ${shown}.`}
          day={day}
          onChange={show}
          loading={false}
          asking={asking}
          onCancel={() => setAsking(false)}
        />
      </Suspense>
    ),
  }
}

/** What is changed or deleted is so as of today, and nothing of another day's list. */
function onDay(declared: AnyResource, day: string): AnyResource {
  const { permissions: _, ...list } = declared
  return { ...list, query: { ...list.query, as_of: day } }
}
