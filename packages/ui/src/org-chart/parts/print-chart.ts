import { sheet } from '../org-chart.css.ts'
import { aloneCopy } from './chart-picture.ts'

/**
 * Prints a chart alone, as large as the paper allows.
 *
 * @param drawing the chart with all of its boxes drawn
 */
export function printChart(drawing: SVGSVGElement, chart: { width: number; height: number }): void {
  const { copy } = aloneCopy(drawing, chart)
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
