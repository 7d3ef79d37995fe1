import type { ReactNode } from 'react'
import { devWarn } from '#ui/dev/dev-warn.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { axes, heights, scrollArea } from './scroll-area.css.ts'

export interface ScrollAreaProps {
  /** What scrolls here, for a screen reader: a keyboard user reaches the area to scroll it. */
  label: string
  /** Where it may scroll. */
  axis?: 'vertical' | 'horizontal' | 'both'
  /** At most 160, 320 or 480 px; `list` is the window less 220 px; `fill` takes its place. */
  height?: 'small' | 'medium' | 'large' | 'list' | 'fill'
  children: ReactNode
}

/** A part of the page that scrolls on its own, with the browser's own bars. */
export function ScrollArea({ label, axis = 'vertical', height = 'medium', children }: ScrollAreaProps) {
  devWarn(
    label.trim() === '',
    'ScrollArea needs `label`: a keyboard user stops here and must hear what scrolls.',
  )
  return (
    <section
      aria-label={label}
      // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={joinClasses(scrollArea, axes[axis], heights[height])}
    >
      {children}
    </section>
  )
}
