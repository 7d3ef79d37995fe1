import { useCallback, useEffect, useRef, useState } from 'react'
import type { DataTableState } from '../table-state.ts'
import { useLatest } from './use-latest.ts'

/** Filters that change in quick succession ask for rows once; the specification's filter reload debounce. */
const FILTER_DEBOUNCE = 100

type Update = (state: DataTableState) => DataTableState

/** How a part of the table asks for other rows. */
export type ChangeState = (update: Update, when?: 'now' | 'soon') => void

/**
 * Shows a change of the filters at once and tells the caller of it a moment later, so that taking off three chips in
 * a row asks the server once. Any other change goes out at once, with the waiting one inside.
 *
 * @returns the state to show, and the function that changes it
 */
export function useTableChange(
  state: DataTableState,
  onStateChange: (next: DataTableState) => void,
): readonly [shown: DataTableState, change: ChangeState] {
  // By content: a state read from an address is a new object at every drawing.
  const asked = JSON.stringify(state)
  const [waiting, setWaiting] = useState<{ next: DataTableState; after: string } | null>(null)
  // What the caller shows now is the answer to what waited, or something newer: the Back key, a saved view.
  if (waiting !== null && waiting.after !== asked) setWaiting(null)
  const shown = waiting !== null && waiting.after === asked ? waiting.next : state
  const latest = useLatest({ shown, asked, onStateChange })
  // Two changes may come before the next drawing.
  const pending = useRef<typeof waiting>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = useCallback<ChangeState>(
    (update, when = 'now') => {
      const { asked: after } = latest.current
      const next = update(pending.current?.after === after ? pending.current.next : latest.current.shown)
      clearTimeout(timer.current)
      pending.current = when === 'now' ? null : { next, after }
      if (when === 'now') {
        setWaiting(null)
        latest.current.onStateChange(next)
        return
      }
      setWaiting({ next, after })
      timer.current = setTimeout(() => {
        pending.current = null
        if (latest.current.asked === after) latest.current.onStateChange(next)
      }, FILTER_DEBOUNCE)
    },
    [latest],
  )
  return [shown, change]
}
