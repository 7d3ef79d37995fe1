import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { widthVariable } from './cell-column.ts'
import { grow } from './table.css.ts'
import { useLatest } from './use-latest.ts'

/** One shown column and how wide it wants to be. */
export interface ColumnWidth {
  id: string
  /** Pixels. */
  width: number
  /** Shares in spare room; a column that the reader gave a width does not. */
  grows: boolean
}

/**
 * Spreads spare room over the columns by one CSS variable, and tells the stylesheet whether the table scrolls
 * sideways. Neither draws anything anew in React, and nothing is measured but when the place changes.
 *
 * @param edges pixels of the columns that are not the caller's (boxes, actions)
 * @param drawn false while cards stand in the table's place
 * @returns `preview(id, width)`, which shows a width while it is being dragged
 */
export function useColumnFit(
  scroll: RefObject<HTMLDivElement | null>,
  table: RefObject<HTMLTableElement | null>,
  columns: readonly ColumnWidth[],
  edges: number,
  drawn: boolean,
) {
  const room = useRef(0)
  const current = useLatest(columns)

  const fit = useCallback(
    (widths: readonly ColumnWidth[]) => {
      if (!scroll.current || !table.current || room.current === 0) return
      const sum = (some: readonly ColumnWidth[]) => some.reduce((total, column) => total + column.width, 0)
      const growing = sum(widths.filter((column) => column.grows))
      const wanted = edges + sum(widths)
      const factor = growing > 0 ? Math.max(1, (room.current - (wanted - growing)) / growing) : 1
      // Rounded down: a hair too wide would bring a scrollbar.
      setVariable(table.current, grow, String(Math.floor(factor * 10_000) / 10_000))
      scroll.current.toggleAttribute('data-scrolls', wanted > room.current)
    },
    [scroll, table, edges],
  )

  useEffect(() => {
    const place = drawn ? scroll.current : null
    if (!place) return undefined
    const observer = new ResizeObserver(([entry]) => {
      room.current = Math.floor(entry?.contentRect.width ?? 0)
      fit(current.current)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [scroll, fit, current, drawn])

  useLayoutEffect(() => fit(columns), [columns, fit])

  return useCallback(
    (id: string, width: number) => {
      if (!table.current) return
      table.current.style.setProperty(widthVariable(id), `${width}px`)
      fit(current.current.map((column) => (column.id === id ? { ...column, width } : column)))
    },
    [table, fit, current],
  )
}

/** `createVar` names come as `var(--name)`. */
function setVariable(element: HTMLElement, variable: string, value: string) {
  element.style.setProperty(variable.slice(4, -1), value)
}
