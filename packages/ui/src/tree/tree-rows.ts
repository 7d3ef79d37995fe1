import { foldedMatcher, foldVietnamese } from '#ui/format/fold-vietnamese.ts'
import { whenIdle } from '#ui/overlay/when-idle.ts'
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
  /** True where a search has found the node itself, not only what is above or below it. */
  found: boolean
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
  const rows: TreeRow<Data>[] = []
  const walk = (level: ReadonlyArray<TreeItem<Data>>, parent: TreeItem<Data> | null, depth: number): void => {
    const shown = found ? level.filter(({ id }) => found.has(id)) : level
    for (const [index, item] of shown.entries()) {
      const open = opens(item) ? searching || expanded.has(item.id) : null
      rows.push({
        item,
        parent,
        level: depth,
        place: index + 1,
        siblings: shown.length,
        expanded: open,
        found: found?.get(item.id) ?? false,
      })
      if (open) walk(item.children ?? [], item, depth + 1)
    }
  }
  walk(items, null, 1)
  return rows
}

/** True for a node that can be opened: it has nodes below, or may have some that are not here yet. */
export const opens = (item: TreeItem): boolean =>
  item.children ? item.children.length > 0 : item.hasChildren === true

/** True for a node whose children must be loaded first. */
export const isUnloaded = (item: TreeItem): boolean =>
  item.children === undefined && item.hasChildren === true

/** All nodes of the tree, each before the ones below. */
export function allItems<Data>(items: ReadonlyArray<TreeItem<Data>>): TreeItem<Data>[] {
  const all: TreeItem<Data>[] = []
  const walk = (level: ReadonlyArray<TreeItem<Data>>): void => {
    for (const item of level) {
      all.push(item)
      walk(item.children ?? [])
    }
  }
  walk(items)
  return all
}

/**
 * The nodes to open so that a tree shows so many levels; for `expanded`.
 *
 * @param levels 1 closes all, `Infinity` opens all
 */
export function openToLevel(items: readonly TreeItem[], levels: number): TreeId[] {
  if (levels <= 1) return []
  return items.filter(opens).flatMap((item) => [item.id, ...openToLevel(item.children ?? [], levels - 1)])
}

// Kept between the keys of a search: folding ten thousand names is most of its work.
const foldedLabels = new WeakMap<TreeItem, string>()

/** Labels that are folded in one go: a few milliseconds of a slow processor. */
const FOLDED_AT_ONCE = 500

/**
 * Gets a tree ready to be searched, bit by bit while the page rests; what is left the first key of a search does.
 *
 * @returns stops it
 */
export function foldLabels(items: readonly TreeItem[]): () => void {
  const left = allItems(items)
  const next = (): (() => void) =>
    whenIdle(() => {
      for (const item of left.splice(-FOLDED_AT_ONCE)) foldedLabel(item)
      if (left.length > 0) stop = next()
    })
  let stop = next()
  return () => stop()
}

function foldedLabel(item: TreeItem): string {
  const known = foldedLabels.get(item)
  if (known !== undefined) return known
  const folded = foldVietnamese(item.label)
  foldedLabels.set(item, folded)
  return folded
}

/**
 * Nodes that match (true), what stands above them, and what stands below (false): a unit that is found shows its teams.
 */
function matching<Data>(items: ReadonlyArray<TreeItem<Data>>, query: string): ReadonlyMap<TreeId, boolean> {
  const found = new Map<TreeId, boolean>()
  const matches = foldedMatcher(query)
  const walk = (item: TreeItem<Data>, inside: boolean): boolean => {
    const hit = matches(foldedLabel(item))
    let below = false
    for (const child of item.children ?? []) below = walk(child, inside || hit) || below
    if (inside || hit || below) found.set(item.id, hit)
    return hit || below
  }
  for (const item of items) walk(item, false)
  return found
}
