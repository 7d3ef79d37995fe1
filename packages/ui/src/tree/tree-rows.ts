import { foldVietnamese, matchesFolded } from '#ui/format/fold-vietnamese.ts'
import type { TreeId, TreeItem } from './tree-item.ts'

/** A node that shows now. */
export interface TreeRow<Data> {
  item: TreeItem<Data>
  parent: TreeItem<Data> | null
  /** From 1. */
  level: number
  /** Place among the siblings that show, from 1, and how many they are. */
  place: number
  siblings: number
  /** Null for a node with nothing below. */
  expanded: boolean | null
}

/**
 * The nodes that show, from top to bottom.
 *
 * @param query nodes that match it show with all above them, open; empty for no search
 */
export function treeRows<Data>(
  items: ReadonlyArray<TreeItem<Data>>,
  expanded: ReadonlySet<TreeId>,
  query: string,
): TreeRow<Data>[] {
  const searching = query.trim() !== ''
  const found = searching ? matching(items, query) : null
  const walk = (
    level: ReadonlyArray<TreeItem<Data>>,
    parent: TreeItem<Data> | null,
    depth: number,
  ): TreeRow<Data>[] => {
    const shown = found ? level.filter(({ id }) => found.has(id)) : level
    return shown.flatMap((item, index) => {
      const below = item.children ?? []
      const open = opens(item) ? searching || expanded.has(item.id) : null
      const row = { item, parent, level: depth, place: index + 1, siblings: shown.length, expanded: open }
      return [row, ...(open ? walk(below, item, depth + 1) : [])]
    })
  }
  return walk(items, null, 1)
}

/** True for a node that can be opened: it has nodes below, or may have some that are not here yet. */
export const opens = (item: TreeItem): boolean =>
  item.children ? item.children.length > 0 : item.hasChildren === true

/** True for a node whose children must be loaded first. */
export const isUnloaded = (item: TreeItem): boolean =>
  item.children === undefined && item.hasChildren === true

/** All nodes of the tree, each before the ones below. */
export function allItems<Data>(items: ReadonlyArray<TreeItem<Data>>): TreeItem<Data>[] {
  return items.flatMap((item) => [item, ...allItems(item.children ?? [])])
}

/** Nodes that match, what stands above them, and what stands below: a unit that is found shows its teams. */
function matching<Data>(items: ReadonlyArray<TreeItem<Data>>, query: string): ReadonlySet<TreeId> {
  const found = new Set<TreeId>()
  const walk = (item: TreeItem<Data>, inside: boolean): boolean => {
    const hit = inside || matchesFolded(foldVietnamese(item.label), query)
    const below = (item.children ?? []).map((child) => walk(child, hit)).some(Boolean)
    if (hit || below) found.add(item.id)
    return hit || below
  }
  for (const item of items) walk(item, false)
  return found
}
