import type { ReactNode, Ref } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { sizes, tones, weights } from './text.css.ts'

const looks = { 1: sizes.title, 2: sizes.section, 3: sizes.body } as const

export interface HeadingProps {
  /** 1 is the page's title (one a page), 2 a card or section, 3 a group inside. */
  level: 1 | 2 | 3
  id?: string
  ref?: Ref<HTMLHeadingElement>
  /** -1 lets a change of route move focus here. */
  tabIndex?: -1
  children: ReactNode
}

/** A heading; its look follows its level, so the outline stays honest. */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rest} className={joinClasses(looks[level], tones.ink, weights.strong)}>
      {children}
    </Element>
  )
}
