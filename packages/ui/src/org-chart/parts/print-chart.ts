import { sheet } from '../org-chart.css.ts'

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
  for (const element of copy.querySelectorAll('[data-screen-only]')) element.remove()
  copy.querySelector('[data-chart]')?.removeAttribute('transform')
  copy.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`)

  const paper = document.createElement('div')
  paper.className = sheet
  paper.append(copy)
  document.body.append(paper)
  document.documentElement.dataset['printingChart'] = ''
  const cleanUp = () => {
    paper.remove()
    delete document.documentElement.dataset['printingChart']
  }
  addEventListener('afterprint', cleanUp, { once: true })
  print()
}
