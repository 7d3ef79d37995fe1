import { applyTheme } from '@nhansu/ui/theme/theme-attributes.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { installProbe, type TableMarks } from './probe.ts'

/** Pixels of a row in every table: the kit's comfortable density. */
export const ROW_HEIGHT = 44
export const HEADER_HEIGHT = 40

/** The place of a table that fills it: the height of ours without its toolbar, so that all show as many rows. */
export const frame = { height: 'calc(100dvh - 270px)' }

/** True when a table that draws only the rows in view is asked to draw all of its page. */
export const wholePage = new URLSearchParams(location.search).has('whole')

/** Draws one table alone in a light page and puts the probe beside it. */
export function mount(table: ReactNode, marks: TableMarks) {
  applyTheme('light', 'comfortable')
  document.body.style.padding = '16px'
  createRoot(document.body.appendChild(document.createElement('main'))).render(table)
  installProbe(marks)
}
