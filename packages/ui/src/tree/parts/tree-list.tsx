import { type KeyboardEvent, useRef } from 'react'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TreeId } from '../tree-item.ts'
import { treeCommand, typeAhead } from '../tree-keys.ts'
import { stepMove } from '../tree-move.ts'
import { note, tree } from '../tree.css.ts'
import type { TreeProps } from '../tree.tsx'
import { TreeNode } from './tree-node.tsx'
import { useTyped } from './use-typed.ts'
import type { TreeState } from './use-tree-state.ts'

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
  const elementOf = (target: TreeId) => {
    const element = list.current?.children[rows.findIndex(({ item }) => item.id === target)]
    return element instanceof HTMLElement ? element : null
  }
  const focus = (target: TreeId) => {
    state.setFocusedId(target)
    elementOf(target)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active]
    // Keys in a row's own buttons and menus are theirs.
    if (!row || !(event.target instanceof Element) || event.target.getAttribute('role') !== 'treeitem') return
    const command = treeCommand(rows, active, event)
    const letters = command ? null : typed(event)
    const next = letters === null ? null : typeAhead(rows, active, letters)
    if (next !== null) focus(next)
    if (!command && letters === null) return
    event.preventDefault()
    switch (command?.type) {
      case 'focus':
        return focus(command.id)
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
      className={tree}
      // Focus stands on the rows; the tree itself only hears their keys.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <TreeNode
          key={row.item.id}
          tree={id}
          row={row}
          active={index === active}
          props={props}
          state={state}
          draggable={props.onMove !== undefined && query.trim() === ''}
        />
      ))}
    </div>
  )
}
