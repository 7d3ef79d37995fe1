import { fontStacks } from '#ui/theme/font-faces.css.ts'

/** Pixels around a column's name: the head's own distances, the filter's button and the menu's place. */
const AROUND = 12 + 26 + 2
const FILTER = 28

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
