import type { CSSProperties } from 'react'
import { stayAt } from './table.css.ts'

/** Pixels of the columns that are not the caller's: box, expander, actions. */
export const CHECK = 44
export const EXPANDER = 36
export const ACTIONS = 56

/** Width of the leading columns (box, expander) and of the trailing one (actions), in pixels. */
export interface EdgeWidths {
  lead: number
  tail: number
}

/** Where a cell stays, as a variable: only a table that scrolls sideways reads it. @param from its distance from the edge */
export const placeAt = (from: string): CSSProperties => ({ [stayAt.slice(4, -1)]: from })

/** Where the box stays while the other columns scroll. */
export const checkPlace = placeAt('0px')
/** Where the actions stay. */
export const actionsPlace = placeAt('0px')

const besideCheck = placeAt(`${CHECK}px`)

/** Where the expander stays: beside the box, or in its place. */
export const expanderPlace = (hasCheck: boolean) => (hasCheck ? besideCheck : checkPlace)
