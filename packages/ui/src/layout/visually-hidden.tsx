import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

export interface VisuallyHiddenProps {
  as?: 'span' | 'div'
  id?: string
  children: ReactNode
}

/** Words for screen readers only, where the picture says the same. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  )
}
