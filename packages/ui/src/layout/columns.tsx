import type { ReactNode } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import type { Space } from '#ui/theme/scale-tokens.ts'
import { sprinkles } from '#ui/theme/sprinkles.css.ts'
import { columns, container, counts, fieldGap, spanning } from './columns.css.ts'

export interface ColumnsProps {
  /** Equal columns, or a body with a 288 px side; they fall under each other when their own place is narrow. */
  count: 2 | 3 | 4 | 'main-aside' | 'aside-main'
  /** Distance between columns and rows; `fields` is the form's own, which density changes. */
  gap?: Space | 'fields'
  children: ReactNode
}

/** Columns that fold by the width of their own place: three for a form, one on a phone. */
export function Columns({ count, gap = 'fields', children }: ColumnsProps) {
  const distance = gap === 'fields' ? fieldGap : sprinkles({ gap })
  return (
    <div className={container}>
      <div className={joinClasses(columns, counts[count], distance)}>{children}</div>
    </div>
  )
}

/** One child of `Columns` or `Grid` as wide as all columns together. */
export function FullRow({ children }: { children: ReactNode }) {
  return <div className={spanning}>{children}</div>
}
