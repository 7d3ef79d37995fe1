import { useMemo, useState } from 'react'
import { useValue } from '#ui/field/use-value.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TreeId, TreeItem, TreeMove } from '../tree-item.ts'
import { placeOf } from '../tree-move.ts'
import { allItems, isUnloaded, treeRows } from '../tree-rows.ts'
import type { TreeProps } from '../tree.tsx'
import { useTreeLoads } from './use-tree-loads.ts'

const none: readonly TreeId[] = []

/** What shows of a tree, what is chosen, and what changes either. */
export function useTreeState<Data>(props: TreeProps<Data>, query: string) {
  const { items, selectionMode = 'none', onMove, canMove } = props
  const { dataTable } = useLabels()
  const [open, setOpen] = useValue(
    { value: props.expanded, defaultValue: props.defaultExpanded, onValueChange: props.onExpandedChange },
    none,
  )
  const [selected, setSelected] = useValue(
    { value: props.selected, defaultValue: props.defaultSelected, onValueChange: props.onSelectedChange },
    none,
  )
  const [focusedId, setFocusedId] = useState<TreeId | null>(null)
  const [notice, setNotice] = useState('')
  const loads = useTreeLoads(props.onLoadChildren, (item) => setNotice(dataTable.treeFailed(item.label)))
  const rows = useMemo(() => treeRows(items, new Set(open), query), [items, open, query])
  const found = rows.findIndex(({ item }) => item.id === focusedId)
  const chosen = useMemo(() => new Set(selected), [selected])

  const expand = (ids: readonly TreeId[]) => {
    const wanted = new Set(ids)
    setOpen([...new Set([...open, ...ids])])
    for (const item of allItems(items)) if (wanted.has(item.id) && isUnloaded(item)) loads.load(item)
  }
  const collapse = (id: TreeId) => setOpen(open.filter((one) => one !== id))
  const choose = ({ id }: TreeItem<Data>) => {
    if (selectionMode === 'none') return
    const others = selected.filter((one) => one !== id)
    if (selectionMode === 'single') setSelected([id])
    else setSelected(others.length < selected.length ? others : [...selected, id])
  }
  const chooseAll = () => {
    if (selectionMode === 'multiple') setSelected(rows.map(({ item }) => item.id))
  }
  const allows = (move: TreeMove | null): move is TreeMove =>
    move !== null && onMove !== undefined && query === '' && (canMove?.(move) ?? true)
  const move = (wanted: TreeMove | null) => {
    if (!allows(wanted)) return
    onMove?.(wanted)
    if (wanted.parent !== null && !open.includes(wanted.parent)) expand([wanted.parent])
    const name = placeOf(items, wanted.id)?.item.label ?? ''
    const parent = wanted.parent === null ? null : (placeOf(items, wanted.parent)?.item.label ?? '')
    setNotice(dataTable.treeMoved(name, parent, wanted.index + 1))
  }
  return {
    rows,
    /** Place of the node that the Tab key reaches: the one that had focus, else a chosen one, else the first. */
    active: Math.max(0, found >= 0 ? found : rows.findIndex(({ item }) => chosen.has(item.id))),
    setFocusedId,
    chosen,
    loads,
    expand,
    collapse,
    choose,
    chooseAll,
    allows,
    move,
    announcement: query.trim() === '' ? notice : dataTable.treeFound(rows.filter((row) => row.found).length),
  }
}

/** What `useTreeState` hands to the parts. */
export type TreeState<Data> = ReturnType<typeof useTreeState<Data>>
