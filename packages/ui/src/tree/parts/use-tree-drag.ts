import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect } from 'react'
import { useLatest } from '#ui/data-table/parts/use-latest.ts'
import type { TreeId, TreeItem } from '../tree-item.ts'
import { dropMove, type DropSide } from '../tree-move.ts'
import type { TreeState } from './use-tree-state.ts'

interface TreeDrag<Data> {
  tree: string
  item: TreeItem<Data>
  items: ReadonlyArray<TreeItem<Data>>
  enabled: boolean
  state: TreeState<Data>
}

/** Resting this long over a closed node opens it. */
const OPENS_AFTER = 700

/** Lets a row be dragged before, after or into another one; the same is done from the row's menu and by keys. */
export function useTreeDrag<Data>(row: RefObject<HTMLElement | null>, drag: TreeDrag<Data>) {
  const latest = useLatest(drag)
  const { enabled, tree } = drag
  useEffect(() => {
    const element = row.current
    if (!element || !enabled) return undefined
    let opening: ReturnType<typeof setTimeout> | undefined
    const moveTo = (dragged: unknown, y: number) => {
      const { items, item, state } = latest.current
      const side = sideOf(element, y)
      // Only what `getInitialData` below put there.
      const move = dropMove(items, dragged as TreeId, item.id, side)
      return { side, move: state.allows(move) ? move : null }
    }
    const leave = () => {
      clearTimeout(opening)
      opening = undefined
      delete element.dataset['drop']
    }
    const follow = (dragged: unknown, y: number) => {
      const { side, move } = moveTo(dragged, y)
      if (move) element.dataset['drop'] = side
      else delete element.dataset['drop']
    }
    return combine(
      draggable({
        element,
        getInitialData: () => ({ tree, node: latest.current.item.id }),
        onDragStart: () => {
          element.toggleAttribute('data-dragged', true)
          // The row that has focus stays drawn, however far the tree is scrolled before it is let go.
          latest.current.state.setFocusedId(latest.current.item.id)
        },
        onDrop: () => element.toggleAttribute('data-dragged', false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['tree'] === tree,
        onDragEnter: () => {
          opening = setTimeout(() => latest.current.state.expand([latest.current.item.id]), OPENS_AFTER)
        },
        onDrag: ({ source, location }) => follow(source.data['node'], location.current.input.clientY),
        onDragLeave: leave,
        onDrop: ({ source, location }) => {
          leave()
          latest.current.state.move(moveTo(source.data['node'], location.current.input.clientY).move)
        },
      }),
      () => clearTimeout(opening),
    )
  }, [row, latest, enabled, tree])
}

/** The upper and the lower quarter of a row mean its neighbours, the middle means into it. */
function sideOf(element: HTMLElement, y: number): DropSide {
  const { top, height } = element.getBoundingClientRect()
  const share = (y - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}
