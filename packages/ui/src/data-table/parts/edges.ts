/** Pixels of the columns that are not the caller's: box, expander, actions. */
export const CHECK = 44
export const EXPANDER = 36
export const ACTIONS = 56

/** Width of the leading columns (box, expander) and of the trailing one (actions), in pixels. */
export interface EdgeWidths {
  lead: number
  tail: number
}

/** Where the box stays while the other columns scroll. */
export const checkPlace = { left: 0 }
/** Where the actions stay. */
export const actionsPlace = { right: 0 }

const besideCheck = { left: CHECK }

/** Where the expander stays: beside the box, or in its place. */
export const expanderPlace = (hasCheck: boolean) => (hasCheck ? besideCheck : checkPlace)
