import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Where a control stood: its item among the others of a list, and its place inside that item. */
interface Place {
  element: HTMLElement
  list: Element | null
  item: number
  control: number
}

/** What others of its kind stand beside: a row, a header, a card, a chip, a button of the selection's bar. */
const ITEM = 'tr[aria-rowindex], th, li, section > button'
const CONTROL = 'a[href], button, input, select'

/**
 * A reader's keys must not fall back to the top of the page when what is focused goes away: a row that was deleted, a
 * column that was hidden, the button that chose all rows. Focus goes to what stands in its place now, else to the table.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  const last = useRef<Place | null>(null)
  useEffect(() => {
    const table = frame.current
    if (!table) return undefined
    const listening = new AbortController()
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? placeOf(target) : null
    }
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      // What opens over the table (a menu, a question) gives focus back; a press beside it does not. A browser may tell
      // of an element that is being removed as well: that one is gone a moment later.
      if (relatedTarget !== null) return
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) last.current = null
      })
    }
    table.addEventListener('focusin', note, { signal: listening.signal })
    table.addEventListener('focusout', leave, { signal: listening.signal })
    return () => listening.abort()
  }, [frame])
  useLayoutEffect(() => {
    const place = last.current
    if (!place || place.element.isConnected || document.activeElement !== document.body) return
    last.current = null
    const next = inPlaceOf(place) ?? frame.current
    next?.focus({ preventScroll: next === frame.current })
  })
}

function placeOf(element: HTMLElement): Place {
  const item = element.closest(ITEM)
  const list = item?.parentElement ?? null
  return {
    element,
    list,
    item: item && list ? itemsOf(list).indexOf(item) : -1,
    control: item ? controlsOf(item).indexOf(element) : -1,
  }
}

function inPlaceOf({ list, item, control }: Place): HTMLElement | undefined {
  if (!list?.isConnected) return undefined
  const items = itemsOf(list)
  const next = items[Math.min(item, items.length - 1)]
  if (!next) return undefined
  const controls = controlsOf(next)
  return controls[Math.max(0, Math.min(control, controls.length - 1))]
}

const itemsOf = (list: Element) => [...list.children].filter((child) => child.matches(ITEM))

function controlsOf(item: Element): HTMLElement[] {
  if (item instanceof HTMLElement && item.matches(CONTROL)) return [item]
  return [...item.querySelectorAll<HTMLElement>(CONTROL)]
}
