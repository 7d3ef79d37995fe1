/** A rectangle in pixels of the drawing. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** A text; `y` is its baseline. */
export interface DrawnText {
  x: number
  y: number
  text: string
  anchor?: 'start' | 'middle' | 'end'
  /** Quiet for an axis, strong for a figure. */
  kind: 'axis' | 'figure'
}

/** A line that is no mark: the grid, the line of zero, a plan, what joins marks. */
export interface DrawnLine {
  d: string
  kind: 'grid' | 'base' | 'plan' | 'join' | 'series'
  /** Place of the colour, for a line of a series. */
  tone?: number
}

/** A mark that can be reached and opened. */
export interface DrawnMark {
  /** Places in the rows and series of the chart. */
  row: number
  series: number
  d: string
  /** What a finger may touch, where the mark itself is too small. */
  hit?: string
  /** Place of the colour. */
  tone: number
  /** What it takes up, for the ring of focus. */
  area: Area
}

/** A chart as plain shapes: what the page, the picture and the paper show. */
export interface Drawing {
  width: number
  height: number
  under: readonly DrawnLine[]
  marks: readonly DrawnMark[]
  over: readonly DrawnLine[]
  texts: readonly DrawnText[]
}

/** A rectangle as a path; a negative side is turned round. */
export function rectPath({ x, y, width, height }: Area): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
}

/** Hundredths of a pixel are more than enough. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** About as wide as a text of 12 px is in the kit's font: layouts are reckoned without a page. */
export const widthOf = (text: string): number => text.length * 6.6
