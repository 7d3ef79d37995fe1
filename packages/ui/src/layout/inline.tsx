import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { Space } from '#ui/theme/scale-tokens.ts'
import { sprinkles } from '#ui/theme/sprinkles.css.ts'
import type { LayoutElement } from './box.tsx'
import { inline, wrapping } from './stack.css.ts'

export interface InlineProps {
  /** Distance between the children, and between the lines when they wrap. */
  gap?: Space
  /** Across the line. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Along the line. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** False keeps one line; then a child must be able to shrink. */
  wrap?: boolean
  as?: LayoutElement | 'span' | 'ul'
  children: ReactNode
}

/** Children beside each other; they wrap when the place is narrow. */
export function Inline({
  gap = 'sm',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  children,
}: InlineProps) {
  const atoms = sprinkles({ gap, alignItems: align, justifyContent: justify })
  return <Element className={joinClasses(inline, wrap && wrapping, atoms)}>{children}</Element>
}
