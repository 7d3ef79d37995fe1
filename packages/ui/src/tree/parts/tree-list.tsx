import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TreeId } from '../tree-item.ts'
import { treeCommand, typeAhead } from '../tree-keys.ts'
import { stepMove } from '../tree-move.ts'
import { note, tree, windowed } from '../tree.css.ts'
import type { TreeProps } from '../tree.tsx'
import { TreeNode } from './tree-node.tsx'
import { useTyped } from './use-typed.ts'
import type { TreeState } from './use-tree-state.ts'
import { type TreeWindow, useTreeWindow } from './use-tree-window.ts'

export interface TreeListProps<Data> {
  id: string
  label: string
  props: TreeProps<Data>
  state: TreeState<Data>
  query: string
}

/** The rows, and the keys that walk them. One row is a stop of the Tab key. */
export function TreeList<Data>({ id, label, props, state, query }: TreeListProps<Data>) {
  const { dataTable } = useLabels()
  const list = useRef<HTMLDivElement>(null)
  const typed = useTyped()
  const { rows, active } = state
  const view = useTreeWindow(list, rows.length)
  const focus = useFocusLater(list, active)
  const goTo = (target: TreeId) => {
    state.setFocusedId(target)
    focus(rows.findIndex(({ item }) => item.id === target))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active]
    // Keys in a row's own buttons and menus are theirs.
    if (!row || !(event.target instanceof Element) || event.target.getAttribute('role') !== 'treeitem') return
    const command = treeCommand(rows, active, event)
    const letters = command ? null : typed(event)
    const next = letters === null ? null : typeAhead(rows, active, letters)
    if (next !== null) goTo(next)
    if (!command && letters === null) return
    event.preventDefault()
    switch (command?.type) {
      case 'focus':
        return goTo(command.id)
      case 'expand':
        return state.expand(command.ids)
      case 'collapse':
        return state.collapse(command.id)
      case 'choose':
        return state.choose(row.item)
      case 'chooseAll':
        return state.chooseAll()
      case 'open':
        return props.onOpen ? props.onOpen(row.item) : state.choose(row.item)
      case 'move':
        return state.move(stepMove(props.items, command.id, command.step))
      case undefined:
        return undefined
      default:
        return command satisfies never
    }
  }
  if (rows.length === 0)
    return (
      <p id={id} className={note}>
        {query.trim() === '' ? dataTable.treeEmpty : dataTable.treeNothing}
      </p>
    )
  return (
    <div
      ref={list}
      id={id}
      role="tree"
      aria-label={label}
      aria-multiselectable={props.selectionMode === 'multiple' || undefined}
      className={joinClasses(tree, view !== null && windowed)}
      style={view ? { height: rows.length * view.rowHeight } : undefined}
      // Focus stands on the rows; the tree itself only hears their keys.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {drawnPlaces(rows.length, view, active).map((index) => {
        const row = rows[index]
        return (
          row && (
            <TreeNode
              key={row.item.id}
              tree={id}
              row={row}
              index={index}
              top={view ? index * view.rowHeight : undefined}
              active={index === active}
              props={props}
              state={state}
              draggable={props.onMove !== undefined && query.trim() === ''}
            />
          )
        )
      })}
    </div>
  )
}

/** The rows in view, in their order, and the one that the Tab key reaches: focus must not vanish with a scroll. */
function drawnPlaces(count: number, view: TreeWindow | null, active: number): number[] {
  const { first, last } = view ?? { first: 0, last: count }
  const inView = Array.from({ length: Math.max(0, last - first) }, (_, step) => first + step)
  if (active < first) return [active, ...inView]
  return active >= last && active < count ? [...inView, active] : inView
}

/** Moves focus to a row that may have to be drawn first. */
function useFocusLater(list: RefObject<HTMLElement | null>, active: number) {
  const wanted = useRef<number | null>(null)
  const go = (place: number) => {
    const element = list.current?.querySelector<HTMLElement>(`[data-index="${place}"]`)
    wanted.current = element ? null : place
    element?.focus()
  }
  useLayoutEffect(() => {
    if (wanted.current === active) go(active)
  })
  return go
}
