import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect } from 'react'

interface ColumnDrag {
  /** Parts tables from each other on one page. */
  table: string
  id: string
  onPlace: (id: string, beside: string, after: boolean) => void
}

/** Lets a header be dragged beside another one; the same is done from the column's menu by keys. */
export function useColumnDrag(
  cell: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  column: ColumnDrag,
) {
  const { table, id, onPlace } = column
  useEffect(() => {
    const element = cell.current
    if (!element || !handle.current) return undefined
    const mark = (side: 'before' | 'after' | null) => {
      if (side) element.dataset['drop'] = side
      else delete element.dataset['drop']
    }
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ table, column: id }),
        onDragStart: () => element.toggleAttribute('data-dragged', true),
        onDrop: () => element.toggleAttribute('data-dragged', false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['table'] === table && source.data['column'] !== id,
        onDrag: ({ location }) => mark(sideOf(element, location.current.input.clientX)),
        onDragLeave: () => mark(null),
        onDrop: ({ source, location }) => {
          mark(null)
          const after = sideOf(element, location.current.input.clientX) === 'after'
          onPlace(String(source.data['column']), id, after)
        },
      }),
    )
  }, [cell, handle, table, id, onPlace])
}

function sideOf(element: HTMLElement, x: number): 'before' | 'after' {
  const { left, width } = element.getBoundingClientRect()
  return x < left + width / 2 ? 'before' : 'after'
}
