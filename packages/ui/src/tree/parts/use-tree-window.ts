import { type RefObject, useLayoutEffect, useState } from 'react'

/** A tree that shows more rows than this draws only those in view. */
const WHOLE_UP_TO = 200
/** Rows drawn beyond either edge of the window, and the step in which the drawn part moves. */
const MARGIN = 5
/** Until a row has been measured. */
const GUESS = 36

/** The part of a long tree that is drawn. */
export interface TreeWindow {
  /** Places among the rows, `last` not included. */
  first: number
  last: number
  /** Pixels of every row. */
  rowHeight: number
}

/**
 * Which rows of a long tree stand in the browser's window, whatever it is that scrolls.
 *
 * @param count rows that the tree shows
 * @returns null for a tree that is drawn whole
 */
export function useTreeWindow(list: RefObject<HTMLElement | null>, count: number): TreeWindow | null {
  const [view, setView] = useState<TreeWindow>(() => windowOf(0, GUESS))
  const isLong = count > WHOLE_UP_TO
  useLayoutEffect(() => {
    const element = list.current
    if (!isLong || !element) return undefined
    const look = () => {
      const rowHeight = element.querySelector<HTMLElement>('[role="treeitem"]')?.offsetHeight ?? GUESS
      const next = windowOf(element.getBoundingClientRect().top, rowHeight)
      setView((now) => (isSame(now, next) ? now : next))
    }
    look()
    // A scrolling of any box around comes by here on its way down.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    sizes.observe(document.documentElement)
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      sizes.disconnect()
    }
  }, [list, isLong])
  return isLong ? { ...view, last: Math.min(view.last, count) } : null
}

function windowOf(top: number, rowHeight: number): TreeWindow {
  const above = Math.floor(-top / rowHeight / MARGIN) * MARGIN
  const below = Math.ceil((window.innerHeight - top) / rowHeight / MARGIN) * MARGIN
  return { first: Math.max(0, above - MARGIN), last: Math.max(0, below) + MARGIN, rowHeight }
}

const isSame = (one: TreeWindow, other: TreeWindow) =>
  one.first === other.first && one.last === other.last && one.rowHeight === other.rowHeight
