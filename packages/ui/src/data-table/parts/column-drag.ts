import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** A header that can be dragged, and onto which others can be. */
export interface ColumnDrag {
  /** Parts tables from each other on one page. */
  table: string
  id: string
  onPlace: (id: string, beside: string, after: boolean) => void
}

/**
 * Makes a header draggable by its handle, and a place for others.
 *
 * @returns takes both back
 */
export function dragColumn(element: HTMLElement, dragHandle: Element, { table, id, onPlace }: ColumnDrag) {
  const mark = (side: 'before' | 'after' | null) => {
    if (side) element.dataset['drop'] = side
    else delete element.dataset['drop']
  }
  return combine(
    draggable({
      element,
      dragHandle,
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
}

function sideOf(element: HTMLElement, x: number): 'before' | 'after' {
  const { left, width } = element.getBoundingClientRect()
  return x < left + width / 2 ? 'before' : 'after'
}
