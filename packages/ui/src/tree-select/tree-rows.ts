import { foldVietnamese, matchesFolded } from '#ui/format/fold-vietnamese.ts'
import type { TreeOption } from './tree-option.ts'

/** A node as one row of the list. */
export interface TreeRow<Value extends string | number> {
  option: TreeOption<Value>
  /** Steps from the root: 0 for a root. */
  depth: number
  /** Place among its siblings, from 1, and how many they are. */
  place: number
  siblings: number
  /** Whether what is below shows; null for a node without children. */
  unfolded: boolean | null
}

/** A node with all that a search and a label need to know about its place. */
export interface TreeNode<Value extends string | number> {
  option: TreeOption<Value>
  parent: TreeNode<Value> | null
  folded: string
}

/** Every node of a tree by its value; a value that stands twice keeps its first node. */
export function indexTree<Value extends string | number>(
  options: readonly TreeOption<Value>[],
): ReadonlyMap<Value, TreeNode<Value>> {
  const nodes = new Map<Value, TreeNode<Value>>()
  const walk = (level: readonly TreeOption<Value>[], parent: TreeNode<Value> | null) => {
    for (const option of level) {
      const text = `${option.label} ${option.description ?? ''}`
      const node = { option, parent, folded: foldVietnamese(text) }
      if (!nodes.has(option.value)) nodes.set(option.value, node)
      walk(option.children ?? [], node)
    }
  }
  walk(options, null)
  return nodes
}

/** The nodes above one, from the root down. */
export function ancestorsOf<Value extends string | number>(
  node: TreeNode<Value> | undefined,
): TreeOption<Value>[] {
  return node?.parent ? [...ancestorsOf(node.parent), node.parent.option] : []
}

/** The nodes that a search shows: those that match, and the ones above them. */
export function matchingValues<Value extends string | number>(
  nodes: ReadonlyMap<Value, TreeNode<Value>>,
  query: string,
): ReadonlySet<Value> {
  const shown = new Set<Value>()
  for (const node of nodes.values()) {
    if (!matchesFolded(node.folded, query)) continue
    for (let up: TreeNode<Value> | null = node; up && !shown.has(up.option.value); up = up.parent)
      shown.add(up.option.value)
  }
  return shown
}

/**
 * The rows that show now, in reading order.
 *
 * @param isUnfolded whether what is below a node shows
 * @param isShown whether a node shows at all: a search leaves nodes out
 */
export function treeRows<Value extends string | number>(
  options: readonly TreeOption<Value>[],
  isUnfolded: (value: Value) => boolean,
  isShown: (value: Value) => boolean,
  depth = 0,
): TreeRow<Value>[] {
  const level = options.filter(({ value }) => isShown(value))
  return level.flatMap((option, index) => {
    const below = option.children ?? []
    const unfolded = below.length > 0 ? isUnfolded(option.value) : null
    const row = { option, depth, place: index + 1, siblings: level.length, unfolded }
    return [row, ...(unfolded ? treeRows(below, isUnfolded, isShown, depth + 1) : [])]
  })
}
