import { ChevronRight, RotateCw } from 'lucide-react'
import { memo, type MouseEvent, useId, useRef } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CheckboxMark } from '#ui/checkbox/checkbox-mark.tsx'
import { turned } from '#ui/data-table/parts/row.css.ts'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import type { TreeRow } from '../tree-rows.ts'
import { cutWords, end, inWindow, noOpener, opener, row as rowClass, words } from '../tree.css.ts'
import type { TreeProps } from '../tree.tsx'
import { TreeMenu } from './tree-menu.tsx'
import { useTreeDrag } from './use-tree-drag.ts'
import type { TreeState } from './use-tree-state.ts'

export interface TreeNodeProps<Data> {
  /** Parts trees from each other on one page. */
  tree: string
  row: TreeRow<Data>
  /** The one row that the Tab key reaches. */
  active: boolean
  props: TreeProps<Data>
  state: TreeState<Data>
  draggable: boolean
  /** Place among the rows that show, from 0. */
  index: number
  /** Pixels from the tree's top, where only rows in view are drawn; all are then of one height. */
  top: number | undefined
}

/** Pixels that a level stands further in. */
const INDENT = 20

/** One node of a tree. Drawn again only when it has changed itself: a scrolled tree draws those that come into view. */
// `memo` forgets the type of the data.
export const TreeNode = memo(Node) as typeof Node

function Node<Data>({ tree, row, active, props, state, draggable, index, top }: TreeNodeProps<Data>) {
  const { item, level, place, siblings, expanded } = row
  const { selectionMode = 'none', iconOf, renderEnd } = props
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  useTreeDrag(element, { tree, item, items: props.items, enabled: draggable, state })
  const chosen = state.chosen.has(item.id)
  const loading = state.loads.stateOf(item.id) === 'loading'
  // A menu stands in a portal, but React still hands its clicks to the row that it belongs to.
  const isOwn = ({ target }: MouseEvent) =>
    target instanceof Element && element.current?.contains(target) === true && !target.closest('button')
  const icon = iconOf?.(item)
  return (
    // The tree hears the keys of all its rows.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={expanded ?? undefined}
      aria-selected={selectionMode === 'none' ? undefined : chosen}
      aria-busy={loading || undefined}
      aria-labelledby={`${id}-name ${id}-end`}
      tabIndex={active ? 0 : -1}
      data-index={index}
      className={joinClasses(rowClass, top !== undefined && inWindow)}
      style={{ paddingInlineStart: (level - 1) * INDENT, ...(top !== undefined && { top }) }}
      onFocus={() => state.setFocusedId(item.id)}
      onClick={(event) => isOwn(event) && state.choose(item)}
      onDoubleClick={(event) => isOwn(event) && props.onOpen?.(item)}
    >
      <Opener row={row} state={state} />
      {selectionMode === 'multiple' && (
        <CheckboxMark aria-hidden tabIndex={-1} checked={chosen} onCheckedChange={() => undefined} />
      )}
      {icon && <Icon of={icon} />}
      <span
        id={`${id}-name`}
        className={joinClasses(words, top !== undefined && cutWords)}
        title={top === undefined ? undefined : item.label}
      >
        {item.label}
      </span>{' '}
      <span id={`${id}-end`} className={end}>
        {renderEnd?.(item)}
      </span>
      <NodeButtons row={row} active={active} props={props} state={state} />
    </div>
  )
}

/** For the pointer: with the keyboard the row itself is opened by its arrows. */
function Opener<Data>({ row, state }: { row: TreeRow<Data>; state: TreeState<Data> }) {
  if (row.expanded === null) return <span className={noOpener} />
  if (state.loads.stateOf(row.item.id) === 'loading')
    return (
      <span className={opener}>
        <Spinner size="small" label={null} />
      </span>
    )
  const toggle = (event: MouseEvent) => {
    event.stopPropagation()
    if (row.expanded) state.collapse(row.item.id)
    else state.expand([row.item.id])
  }
  return (
    // The arrow keys of the row do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <span aria-hidden className={opener} onClick={toggle}>
      <span className={row.expanded ? turned : undefined}>
        <Icon of={ChevronRight} size="small" />
      </span>
    </span>
  )
}

type NodeButtonsProps<Data> = Pick<TreeNodeProps<Data>, 'row' | 'active' | 'props' | 'state'>

/** Buttons of the row; the Tab key reaches those of the row that has focus. */
function NodeButtons<Data>({ row: { item }, active, props, state }: NodeButtonsProps<Data>) {
  const { dataTable } = useLabels()
  const tabIndex = active ? 0 : -1
  return (
    <>
      {state.loads.stateOf(item.id) === 'failed' && (
        <IconButton
          size="small"
          icon={RotateCw}
          label={dataTable.treeRetry(item.label)}
          tabIndex={tabIndex}
          onClick={(event) => {
            event.stopPropagation()
            state.loads.load(item)
          }}
        />
      )}
      {(props.onMove ?? props.actions) && (
        <TreeMenu
          item={item}
          items={props.items}
          actions={props.actions}
          movable={props.onMove !== undefined}
          allows={state.allows}
          onMove={state.move}
          tabIndex={tabIndex}
        />
      )}
    </>
  )
}
