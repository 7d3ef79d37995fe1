import { printSheet } from '#ui/picture/print-sheet.ts'

const MARGIN = 24

/**
 * Prints a chart alone, as large as the paper allows.
 *
 * @param drawing the chart with all of its boxes drawn
 * @param chart its size, in its own pixels
 */
export function printChart(
  drawing: SVGSVGElement,
  { width, height }: { width: number; height: number },
): void {
  const copy = drawing.cloneNode(true) as SVGSVGElement // a clone is of the same kind
  copy.querySelector('[data-chart]')?.removeAttribute('transform')
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`)
  printSheet(copy)
}
