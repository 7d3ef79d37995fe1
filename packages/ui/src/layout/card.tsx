import { type ReactNode, useId } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Heading } from '#ui/text/heading.tsx'
import { bounded, card, head, headPaddings, paddings } from './card.css.ts'

export interface CardProps {
  /** The card's heading; it also names the region for a screen reader. */
  title?: ReactNode
  /** Small actions at the right of the heading. */
  actions?: ReactNode
  /** `none` lets a table or a list run to the edges. */
  padding?: 'none' | 'normal'
  /** `bounded` keeps what belongs together in one look: a name and its figures, a field and its neighbour. Default: full. */
  width?: 'full' | 'bounded'
  children: ReactNode
}

/** One subject on its own surface. */
export function Card({ title, actions, padding = 'normal', width = 'full', children }: CardProps) {
  const id = useId()
  const named = title !== undefined
  return (
    <section
      className={joinClasses(card, paddings[padding], width === 'bounded' && bounded)}
      aria-labelledby={named ? id : undefined}
    >
      {(named || actions !== undefined) && (
        <div className={joinClasses(head, headPaddings[padding])}>
          {named && (
            <Heading level={2} id={id}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
