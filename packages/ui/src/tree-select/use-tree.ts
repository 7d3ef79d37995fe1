import { type KeyboardEvent, useMemo, useState } from 'react'
import { matchesFolded } from '#ui/format/fold-vietnamese.ts'
import type { Search } from '#ui/picker/use-search.ts'
import type { TreeOption } from './tree-option.ts'
import { ancestorsOf, indexTree, matchingValues, type TreeRow, treeRows } from './tree-rows.ts'

/** The rows of a tree that is searched and folded, and what its keys and buttons do. */
export function useTree<Value extends string | number>(
  options: readonly TreeOption<Value>[],
  chosen: readonly Value[],
  { query }: Search,
) {
  const [folds, setFolds] = useState<ReadonlyMap<Value, boolean>>(new Map())
  const nodes = useMemo(() => indexTree(options), [options])
  const matching = useMemo(() => (query === '' ? null : matchingValues(nodes, query)), [nodes, query])
  // What is chosen can be seen at once, and a single root has nothing to hide.
  const unfoldedAtFirst = useMemo(() => {
    const above = chosen.flatMap((value) => ancestorsOf(nodes.get(value)).map((option) => option.value))
    return new Set(options.length === 1 ? [...above, ...options.map((option) => option.value)] : above)
  }, [nodes, options, chosen])
  const isUnfolded = (value: Value) => matching !== null || (folds.get(value) ?? unfoldedAtFirst.has(value))
  const rows = treeRows(options, isUnfolded, (value) => matching?.has(value) ?? true)
  const setFold = (value: Value, unfolded: boolean) => setFolds(new Map([...folds, [value, unfolded]]))

  const matches = ({ option }: TreeRow<Value>) =>
    query === '' || matchesFolded(nodes.get(option.value)?.folded ?? '', query)

  return {
    labelOf: (value: Value) => nodes.get(value)?.option.label ?? String(value),
    rows,
    /** False for a row that a search shows only as the place of another. */
    matches,
    /** True for a row that cannot be chosen: it is disabled, or shown only as the place of another. */
    isDisabled: (row: TreeRow<Value>) => row.option.disabled === true || !matches(row),
    firstMatch: rows.findIndex((row) => matches(row) && row.option.disabled !== true),
    /** A search shows all of what it found, so there is nothing to fold. */
    canFold: matching === null,
    toggle: (row: TreeRow<Value>) => setFold(row.option.value, !row.unfolded),
    /** The arrows of a tree: right unfolds or goes down, left folds or goes up. True when the key was used. */
    onArrow: (event: KeyboardEvent, highlighted: number, highlight: (index: number) => void): boolean => {
      const row = rows[highlighted]
      if (!row || matching !== null || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return false
      event.preventDefault()
      if (event.key === 'ArrowRight') {
        if (row.unfolded === false) setFold(row.option.value, true)
        else if (row.unfolded) highlight(highlighted + 1)
      } else if (row.unfolded) setFold(row.option.value, false)
      else highlight(parentIndex(rows, highlighted))
      return true
    },
  }
}

export type Tree<Value extends string | number> = ReturnType<typeof useTree<Value>>

function parentIndex<Value extends string | number>(rows: readonly TreeRow<Value>[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  const above = rows.slice(0, index).findLastIndex((row) => row.depth < depth)
  return above === -1 ? index : above
}
