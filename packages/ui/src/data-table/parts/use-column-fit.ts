import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Pin } from '../column.ts'
import { widthVariable } from './cell-column.tsx'
import type { EdgeWidths } from './edges.ts'
import { coveredEnd, coveredStart, give, grow } from './table.css.ts'
import { useLatest } from './use-latest.ts'

/** Pixels that a column gives, by turns: nobody gives of the next turn before all have given all of this one. */
export interface Gives {
  menu: number
  words: number
  main: number
}
export const givesNothing: Gives = { menu: 0, words: 0, main: 0 }
const turns = ['menu', 'words', 'main'] as const

/** One shown column and how wide it wants to be. */
export interface ColumnWidth {
  id: string
  /** Pixels. */
  width: number
  /** Pixels that it gives where that keeps the table from scrolling sideways. */
  gives: Gives
  pin: Pin | null
  /** Shares in spare room; a column that the reader gave a width does not. */
  grows: boolean
}

/** Pinned columns that leave fewer pixels for the others would hide them for good: then they scroll as well. */
const LEAST_ROOM = 120

interface FitInput {
  scroll: RefObject<HTMLDivElement | null>
  table: RefObject<HTMLTableElement | null>
  columns: readonly ColumnWidth[]
  edges: EdgeWidths
  /** False while cards stand in the table's place. */
  drawn: boolean
}

/**
 * Spreads spare room over the columns by one CSS variable, takes missing room from them by another, and tells the stylesheet whether the table scrolls
 * sideways and whether pinned columns stay. Neither draws anything anew in React, and nothing is measured but when the
 * place changes.
 *
 * @returns `preview(id, width)`, which shows a width while it is being dragged
 */
export function useColumnFit({ scroll, table, columns, edges, drawn }: FitInput) {
  const room = useRef(0)
  const current = useLatest(columns)

  const fit = useCallback(
    (widths: readonly ColumnWidth[]) => {
      if (!scroll.current || !table.current || room.current === 0) return
      const growing = sum(widths.filter((column) => column.grows))
      const wanted = edges.lead + edges.tail + sum(widths)
      const spares = turns.map((turn) => widths.reduce((total, { gives }) => total + gives[turn], 0))
      const missing = Math.max(0, wanted - room.current)
      const scrolls = missing > spares.reduce((total, spare) => total + spare, 0)
      const factor = growing > 0 ? Math.max(1, (room.current - (wanted - growing)) / growing) : 1
      // Rounded down: a hair too wide would bring a scrollbar.
      setVariable(table.current, grow, String(Math.floor(factor * 10_000) / 10_000))
      // A table that scrolls anyway gives no word away.
      const given = scrolls ? 0 : turnsFor(missing, spares)
      setVariable(table.current, give, String(given))
      table.current.toggleAttribute('data-gives', given > 0)
      markPins(scroll.current, { widths, edges, room: room.current, scrolls })
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
      fit(
        current.current.map((column) =>
          column.id === id ? { ...column, width, gives: givesNothing } : column,
        ),
      )
    },
    [table, fit, current],
  )
}

/** How many turns it takes to make up for what is missing, the last one in part. */
function turnsFor(missing: number, spares: readonly number[]): number {
  let left = missing
  for (const [turn, spare] of spares.entries()) {
    // Rounded up: a hair too little would bring a scrollbar.
    if (left <= spare) return turn + (left === 0 ? 0 : Math.ceil((left / spare) * 10_000) / 10_000)
    left -= spare
  }
  return spares.length
}

interface PinInput {
  widths: readonly ColumnWidth[]
  edges: EdgeWidths
  room: number
  scrolls: boolean
}

function markPins(place: HTMLElement, { widths, edges, room, scrolls }: PinInput) {
  const start = edges.lead + sum(widths.filter(({ pin }) => pin === 'left'))
  const end = edges.tail + sum(widths.filter(({ pin }) => pin === 'right'))
  const pins = scrolls && room - start - end >= LEAST_ROOM
  place.toggleAttribute('data-scrolls', scrolls)
  place.toggleAttribute('data-pins', pins)
  // On the frame: the shadows of hidden columns stand in it, beside what scrolls.
  const frame = place.parentElement ?? place
  setVariable(frame, coveredStart, `${scrolls ? (pins ? start : edges.lead) : 0}px`)
  setVariable(frame, coveredEnd, `${scrolls ? (pins ? end : edges.tail) : 0}px`)
}

const sum = (widths: readonly ColumnWidth[]) => widths.reduce((total, { width }) => total + width, 0)

/** `createVar` names come as `var(--name)`. */
function setVariable(element: HTMLElement, variable: string, value: string) {
  element.style.setProperty(variable.slice(4, -1), value)
}
