import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { Space } from '#ui/theme/scale-tokens.ts'
import { sprinkles } from '#ui/theme/sprinkles.css.ts'
import type { LayoutElement } from './box.tsx'
import { stack } from './stack.css.ts'

export interface StackProps {
  /** Distance between the children. */
  gap?: Space
  /** Where narrow children stand; `stretch` makes them as wide as the stack. */
  align?: 'start' | 'center' | 'end' | 'stretch'
  as?: LayoutElement | 'ul' | 'ol'
  children: ReactNode
}

/** Children under each other, evenly spaced. */
export function Stack({ gap = 'lg', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return <Element className={joinClasses(stack, sprinkles({ gap, alignItems: align }))}>{children}</Element>
}
