import { joinClasses } from '#ui/dev/join-classes.ts'
import { shapes, skeleton, widths } from './skeleton.css.ts'

export interface SkeletonProps {
  /** What will stand here; it takes the same height, so nothing moves when the data arrives. */
  shape?: 'text' | 'title' | 'control' | 'avatar' | 'block'
  /** Share of the place; `avatar` keeps its own. */
  width?: 'quarter' | 'half' | 'most' | 'full'
}

/**
 * Holds the place of content that is on its way. Silent for screen readers: mark the part around it `aria-busy` and
 * let `Loading` or a live region speak.
 */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return (
    <span aria-hidden className={joinClasses(skeleton, shapes[shape], shape !== 'avatar' && widths[width])} />
  )
}
