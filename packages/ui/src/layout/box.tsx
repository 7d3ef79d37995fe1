import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { Space } from '#ui/theme/scale-tokens.ts'
import { sprinkles } from '#ui/theme/sprinkles.css.ts'
import { backgrounds, corners } from './box.css.ts'

/** Elements that a layout part may be, where the outline of the page asks for more than a `div`. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'form'

export interface BoxProps {
  /** Distance to the content on all sides. */
  padding?: Space
  /** Above and below; wins over `padding`. */
  paddingBlock?: Space
  /** Left and right; wins over `padding`. */
  paddingInline?: Space
  /** A surface, or a soft tone that brings its text colour. */
  background?: 'surface' | 'surface2' | 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'
  /** 7 px, 10 px or round. */
  corner?: 'control' | 'card' | 'round'
  as?: LayoutElement
  id?: string
  children?: ReactNode
}

/** A block with inner distance and a background. */
export function Box({
  padding = 'none',
  paddingBlock = padding,
  paddingInline = padding,
  background,
  corner,
  as: Element = 'div',
  id,
  children,
}: BoxProps) {
  const classes = joinClasses(
    sprinkles({ paddingBlock, paddingInline }),
    background && backgrounds[background],
    corner && corners[corner],
  )
  return (
    <Element id={id} className={classes}>
      {children}
    </Element>
  )
}
