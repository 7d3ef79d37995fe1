import { fontStacks } from '#ui/theme/font-faces.css.ts'
import { media } from '#ui/theme/media.ts'

/** Pixels around a column's name: the head's own distances, the filter's button and the menu's place. */
const AROUND = 12 + 26 + 2
const FILTER = 28
/** Of these, what a head needs for its menu alone, which shows while it is looked at. */
const MENU = 22
/** A shorter name would be all under the menu. */
const LEAST_NAME = 48

/** The heads' own type, at its heaviest. */
const FACE = `600 13px ${fontStacks.text}`
/** The face may still be on its way; what stands in for it is about as wide. */
const ABOUT = 1.08

const measured = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** Pixels that a head needs to show its name whole: no column starts narrower, or 'Ngày vào' would be 'Ngày v…'. */
export function headRoom(header: string, filters: boolean): number {
  return AROUND + (filters ? FILTER : 0) + widthOf(header)
}

/**
 * Pixels that a head can do without: its menu then shows over the end of its name, before the filter, and nothing moves.
 * None where menus show all the time.
 */
export function menuRoom(header: string): number {
  if (globalThis.matchMedia?.(media.coarse).matches || widthOf(header) < LEAST_NAME) return 0
  return MENU
}

function widthOf(words: string): number {
  const known = measured.get(words)
  if (known !== undefined) return known
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return 0
  pen.font = FACE
  const width = Math.ceil(pen.measureText(words).width * ABOUT)
  measured.set(words, width)
  return width
}
