import type { TreeId, TreeItem, TreeMove } from './tree-item.ts'
import { allItems } from './tree-rows.ts'

type Items<Data> = ReadonlyArray<TreeItem<Data>>

/** A node's parent (null at the top), its siblings with itself, and its place among them. */
export interface TreePlace<Data> {
  item: TreeItem<Data>
  parent: TreeItem<Data> | null
  siblings: Items<Data>
  index: number
}

/** Where a node stands. */
export function placeOf<Data>(
  items: Items<Data>,
  id: TreeId,
  parent: TreeItem<Data> | null = null,
): TreePlace<Data> | null {
  for (const [index, item] of items.entries()) {
    if (item.id === id) return { item, parent, siblings: items, index }
    const below = placeOf(item.children ?? [], id, item)
    if (below) return below
  }
  return null
}

/** The steps that keys and buttons offer: among siblings, out to the parent's level, into the sibling above. */
export type TreeStep = 'up' | 'down' | 'out' | 'in'

/** Turns a step into a move; null where there is nowhere to go. */
export function stepMove<Data>(items: Items<Data>, id: TreeId, step: TreeStep): TreeMove | null {
  const place = placeOf(items, id)
  if (!place) return null
  const { parent, siblings, index } = place
  switch (step) {
    case 'up':
      return index > 0 ? { id, parent: parent?.id ?? null, index: index - 1 } : null
    case 'down':
      return index < siblings.length - 1 ? { id, parent: parent?.id ?? null, index: index + 1 } : null
    case 'out': {
      const above = parent && placeOf(items, parent.id)
      return above ? { id, parent: above.parent?.id ?? null, index: above.index + 1 } : null
    }
    case 'in': {
      const before = siblings[index - 1]
      return before ? { id, parent: before.id, index: before.children?.length ?? 0 } : null
    }
    default:
      return step satisfies never
  }
}

/** Where a dragged node is let go, seen from the node under the pointer. */
export type DropSide = 'before' | 'after' | 'inside'

/** Turns a drop into a move; null where it would put a node under itself or where it already stands. */
export function dropMove<Data>(
  items: Items<Data>,
  id: TreeId,
  target: TreeId,
  side: DropSide,
): TreeMove | null {
  const moved = placeOf(items, id)
  const goal = placeOf(items, target)
  if (!moved || !goal || isWithin(moved.item, target)) return null
  if (side === 'inside') return { id, parent: target, index: goal.item.children?.length ?? 0 }
  const parent = goal.parent?.id ?? null
  const wanted = goal.index + (side === 'after' ? 1 : 0)
  const sameLevel = (moved.parent?.id ?? null) === parent
  const index = sameLevel && moved.index < wanted ? wanted - 1 : wanted
  return sameLevel && index === moved.index ? null : { id, parent, index }
}

/** Does a move to a tree that is kept as a plain array. Moves that make no sense leave it as it is. */
export function moveInTree<Data>(items: Items<Data>, { id, parent, index }: TreeMove): Items<Data> {
  const place = placeOf(items, id)
  if (!place || (parent !== null && isWithin(place.item, parent))) return items
  const rest = without(items, id)
  return parent === null ? rest.toSpliced(index, 0, place.item) : into(rest, parent, index, place.item)
}

const isWithin = (item: TreeItem, id: TreeId): boolean => allItems([item]).some((one) => one.id === id)

function without<Data>(items: Items<Data>, id: TreeId): TreeItem<Data>[] {
  return items
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? { ...item, children: without(item.children, id) } : item))
}

function into<Data>(
  items: Items<Data>,
  parent: TreeId,
  index: number,
  moved: TreeItem<Data>,
): TreeItem<Data>[] {
  return items.map((item) => {
    const children = item.children ?? []
    if (item.id === parent) return { ...item, children: children.toSpliced(index, 0, moved) }
    return item.children ? { ...item, children: into(children, parent, index, moved) } : item
  })
}
