import { foldVietnamese } from '#ui/format/fold-vietnamese.ts'
import type { TreeId } from './tree-item.ts'
import type { TreeStep } from './tree-move.ts'
import type { TreeRow } from './tree-rows.ts'

/** What a key asks of the tree. */
export type TreeCommand =
  | { type: 'focus'; id: TreeId }
  | { type: 'expand'; ids: readonly TreeId[] }
  | { type: 'collapse'; id: TreeId }
  | { type: 'choose'; id: TreeId }
  | { type: 'open'; id: TreeId }
  | { type: 'chooseAll' }
  | { type: 'move'; id: TreeId; step: TreeStep }

/** The part of a keyboard event that counts. */
export interface TreeKey {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/**
 * The keys of a tree, as the ARIA Authoring Practices give them, and Alt with an arrow, which moves the node.
 *
 * @param focused place of the node that has focus, among the rows
 * @returns what the key asks for; null for a key that is not the tree's
 */
export function treeCommand<Data>(
  rows: ReadonlyArray<TreeRow<Data>>,
  focused: number,
  event: TreeKey,
): TreeCommand | null {
  const row = rows[focused]
  if (!row) return null
  const { id } = row.item
  if (event.altKey) {
    const step = steps[event.key]
    return step ? { type: 'move', id, step } : null
  }
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'a' ? { type: 'chooseAll' } : null
  switch (event.key) {
    case 'ArrowDown':
      return focus(rows[focused + 1])
    case 'ArrowUp':
      return focus(rows[focused - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      return row.expanded === false
        ? { type: 'expand', ids: [id] }
        : row.expanded
          ? focus(rows[focused + 1])
          : null
    case 'ArrowLeft':
      return row.expanded ? { type: 'collapse', id } : focus(rows.find(({ item }) => item === row.parent))
    case '*':
      return { type: 'expand', ids: closedSiblings(rows, row) }
    case 'Enter':
      return { type: 'open', id }
    case ' ':
      return { type: 'choose', id }
    default:
      return null
  }
}

/** The next node, from the one after the focused round to it, whose words begin with what was typed, marks aside. */
export function typeAhead<Data>(
  rows: ReadonlyArray<TreeRow<Data>>,
  focused: number,
  typed: string,
): TreeId | null {
  const wanted = foldVietnamese(typed)
  // One letter goes on to the next node; more letters narrow down where one already is.
  const start = typed.length === 1 ? focused + 1 : focused
  const inOrder = [...rows.slice(start), ...rows.slice(0, start)]
  return inOrder.find(({ item }) => foldVietnamese(item.label).startsWith(wanted))?.item.id ?? null
}

const focus = <Data>(row: TreeRow<Data> | undefined): TreeCommand | null =>
  row ? { type: 'focus', id: row.item.id } : null

const closedSiblings = <Data>(rows: ReadonlyArray<TreeRow<Data>>, { parent }: TreeRow<Data>): TreeId[] =>
  rows.filter((row) => row.parent === parent && row.expanded === false).map(({ item }) => item.id)
