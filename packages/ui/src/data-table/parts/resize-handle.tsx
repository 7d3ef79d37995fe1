import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { MAX_WIDTH, MIN_WIDTH } from '../column.ts'
import { clampWidth } from '../table-layout.ts'
import { resizer } from './header.css.ts'

/** Pixels of one press of an arrow key; ten times as many with Shift. */
const STEP = 8

export interface ResizeHandleProps {
  ref: Ref<HTMLDivElement>
  column: string
  /** The column's own width in pixels, before it shares in spare room. */
  width: number
  onPreview: (width: number) => void
  onResize: (width: number | null) => void
  /** Keys are done with: focus goes back to where it came from. */
  onLeave: () => void
}

/**
 * The right edge of a header: dragged by a pointer, moved by arrow keys once the column's menu has brought focus
 * here. It is no stop of the Tab key, because a table has a dozen of them. A double click gives the width back.
 */
export function ResizeHandle({ ref, column, width, onPreview, onResize, onLeave }: ResizeHandleProps) {
  const { dataTable } = useLabels()
  const drag = useRef<{ from: number; width: number } | null>(null)

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const cell = event.currentTarget.parentElement
    if (!cell || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.toggleAttribute('data-dragged', true)
    drag.current = { from: event.clientX, width: cell.getBoundingClientRect().width }
  }
  const widthAt = (event: PointerEvent) =>
    drag.current && clampWidth(drag.current.width + event.clientX - drag.current.from)
  const follow = (event: PointerEvent) => {
    const next = widthAt(event)
    if (next !== null) onPreview(next)
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    const next = widthAt(event)
    const moved = drag.current !== null && event.clientX !== drag.current.from
    drag.current = null
    event.currentTarget.toggleAttribute('data-dragged', false)
    if (next !== null && moved) onResize(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = event.currentTarget.parentElement
    const current = Math.round(cell?.getBoundingClientRect().width ?? width)
    const next = widthByKey(event, current)
    if (next !== null) onResize(clampWidth(next))
    else if (event.key !== 'Enter' && event.key !== 'Escape') return
    else onLeave()
    event.preventDefault()
  }
  return (
    <div
      ref={ref}
      // A separator with a value is a control that moves, which `hr` is not.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={dataTable.resizeColumn(column)}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuetext={dataTable.width(width)}
      className={resizer}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
    />
  )
}

function widthByKey(event: KeyboardEvent, width: number): number | null {
  const step = event.shiftKey ? STEP * 10 : STEP
  switch (event.key) {
    case 'ArrowLeft':
      return width - step
    case 'ArrowRight':
      return width + step
    case 'Home':
      return MIN_WIDTH
    case 'End':
      return MAX_WIDTH
    default:
      return null
  }
}
