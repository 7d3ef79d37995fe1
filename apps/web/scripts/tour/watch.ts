import type { BrowserContext, Page } from 'playwright'

/** What the browser itself tells of one page, in milliseconds; shifts as Core Web Vitals count them. */
interface Watched {
  /** From each press or click to the next paint, by interaction; those under 16 ms are not told one by one. */
  interactions: Record<number, number>
  /** How many there were in all. */
  interactionCount: number
  /** What moved without anybody having pressed anything. */
  shifts: { at: number; value: number }[]
  longestTask: number
}

/** The browser's own entries, as far as the library of types does not know them. */
interface EntryTypes {
  event: PerformanceEventTiming & { interactionId: number }
  'layout-shift': PerformanceEntry & { value: number; hadRecentInput: boolean }
  longtask: PerformanceEntry
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Lets every page of a context keep count of what it makes people wait for, from its first line of script. */
export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched: Watched = { interactions: {}, interactionCount: 0, shifts: [], longestTask: 0 }
    window.watched = watched
    const observe = <Type extends keyof EntryTypes>(type: Type, take: (entry: EntryTypes[Type]) => void) => {
      const options: PerformanceObserverInit & { durationThreshold: number } = {
        type,
        buffered: true,
        durationThreshold: 16,
      }
      // It was asked for entries of this type only.
      const taken = (list: PerformanceObserverEntryList) => list.getEntries() as EntryTypes[Type][]
      new PerformanceObserver((list) => taken(list).forEach(take)).observe(options)
    }
    observe('event', ({ interactionId, duration }) => {
      if (interactionId === 0) return
      watched.interactions[interactionId] = Math.max(watched.interactions[interactionId] ?? 0, duration)
    })
    observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (!hadRecentInput) watched.shifts.push({ at: startTime, value })
    })
    observe('longtask', ({ duration }) => {
      watched.longestTask = Math.max(watched.longestTask, duration)
    })
  })
}

/** What was watched on the page that is open now; the page's next loading begins anew. */
export async function readWatch(page: Page): Promise<Watched> {
  return page.evaluate(() => ({
    ...window.watched,
    interactionCount: (performance as Performance & { interactionCount?: number }).interactionCount ?? 0,
  }))
}

/** Those under the threshold stand in with it. @returns what each interaction took, quickest first */
export function waitsOf({ interactions, interactionCount }: Watched): number[] {
  const told = Object.values(interactions)
  const rest = Array.from({ length: Math.max(0, interactionCount - told.length) }, () => 16)
  return [...told, ...rest].toSorted((one, other) => one - other)
}

/** Cumulative layout shift: the worst window of shifts less than a second apart, and no longer than five. */
export function layoutShift({ shifts }: Watched): number {
  let worst = 0
  let sum = 0
  let began = 0
  let last = 0
  for (const { at, value } of shifts) {
    const same = at - last < 1000 && at - began < 5000
    if (!same) began = at
    sum = same ? sum + value : value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}
