import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { sizes, tabular as tabularFigures, tones, truncated, weights } from './text.css.ts'
import { wholeDates } from './parts/whole-dates.tsx'

export interface TextProps {
  /** 12, 13, 14, 15 or 20 px (larger on touch density). */
  size?: 'hint' | 'label' | 'body' | 'section' | 'title'
  /** What the colour means; a state is never told by colour alone. */
  tone?: 'ink' | 'soft' | 'hint' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'
  /** 400, 500 or 600. */
  weight?: 'regular' | 'medium' | 'strong'
  /** Digits of one width, for figures and dates that stand under each other. */
  tabular?: boolean
  /** One line, cut with an ellipsis; the full text shows on hover when the content is a plain string. */
  truncate?: boolean
  /** The element drawn. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'label'
  id?: string
  children: ReactNode
}

/** A run of text in the kit's sizes and tones. A date in it never breaks over two lines. */
export function Text({
  size,
  tone,
  weight,
  tabular = false,
  truncate = false,
  as: Element = 'span',
  id,
  children,
}: TextProps) {
  const classes = joinClasses(
    size && sizes[size],
    tone && tones[tone],
    weight && weights[weight],
    tabular && tabularFigures,
    truncate && truncated,
  )
  const title = truncate && typeof children === 'string' ? children : undefined
  return (
    <Element id={id} className={classes} title={title}>
      {wholeDates(children)}
    </Element>
  )
}
