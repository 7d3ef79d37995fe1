import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { Space } from '#ui/theme/scale-tokens.ts'
import { sprinkles } from '#ui/theme/sprinkles.css.ts'
import { grid, tileWidths } from './columns.css.ts'

export interface GridProps {
  /** Least width of a tile: 160, 240 or 340 px; as many stand side by side as fit. */
  tile?: 'small' | 'medium' | 'large'
  /** Distance between tiles. */
  gap?: Space
  as?: 'div' | 'ul'
  children: ReactNode
}

/** Tiles of one size, as many beside each other as fit. */
export function Grid({ tile = 'medium', gap = 'lg', as: Element = 'div', children }: GridProps) {
  return <Element className={joinClasses(grid, tileWidths[tile], sprinkles({ gap }))}>{children}</Element>
}
