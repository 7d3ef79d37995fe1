import { sheet } from './print-sheet.css.ts'

/**
 * Prints an element alone, on light paper, and leaves the page as it was.
 *
 * @param element not yet part of the page; what is marked `data-screen-only` in it stays away
 */
export function printSheet(element: Element): void {
  for (const part of element.querySelectorAll('[data-screen-only]')) part.remove()
  const paper = document.createElement('div')
  paper.className = sheet
  paper.append(element)
  document.body.append(paper)
  document.documentElement.dataset['printingChart'] = ''
  const cleanUp = () => {
    paper.remove()
    delete document.documentElement.dataset['printingChart']
  }
  addEventListener('afterprint', cleanUp, { once: true })
  print()
}
