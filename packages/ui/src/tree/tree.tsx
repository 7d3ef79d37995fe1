import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react'
import type { RowAction } from '#ui/data-table/row-action.ts'
import { devWarn, hasTwins } from '#ui/dev/dev-warn.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { TextBox } from '#ui/text-field/text-box.tsx'
import { TreeList } from './parts/tree-list.tsx'
import { useTreeState } from './parts/use-tree-state.ts'
import { frame, searchBox, searchLine, toolsPlace } from './tree.css.ts'
import type { TreeId, TreeItem, TreeMove } from './tree-item.ts'
import { allItems, foldLabels } from './tree-rows.ts'

export interface TreeProps<Data> {
  /** What the nodes are, for a screen reader: 'Sơ đồ đơn vị'. */
  label: string
  /** The nodes at the top, each with the ones below it. */
  items: ReadonlyArray<TreeItem<Data>>
  /** Open nodes, when the caller keeps them. */
  expanded?: readonly TreeId[]
  /** Open nodes at the start, where the caller does not keep them. */
  defaultExpanded?: readonly TreeId[]
  /** Told of every node that opens or closes. */
  onExpandedChange?: (expanded: readonly TreeId[]) => void
  /** How many nodes can be chosen. Default: none. */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** Chosen nodes, when the caller keeps them. */
  selected?: readonly TreeId[]
  /** Chosen nodes at the start, where the caller does not keep them. */
  defaultSelected?: readonly TreeId[]
  /** Told of every choice. */
  onSelectedChange?: (selected: readonly TreeId[]) => void
  /** Told of Enter and a double click: show the node. */
  onOpen?: (item: TreeItem<Data>) => void
  /** Brings the children of a node with `hasChildren`; the caller puts them into `items`. A rejection offers to try again. */
  onLoadChildren?: (item: TreeItem<Data>) => Promise<unknown>
  /** Lets nodes be moved by drag, by buttons and by Alt and an arrow. The caller does it; see `moveInTree`. */
  onMove?: (move: TreeMove) => void
  /** False forbids a move: a team cannot hold a company. */
  canMove?: (move: TreeMove) => boolean
  /** What can be done with a node, in the menu at its end. */
  actions?: ReadonlyArray<RowAction<TreeItem<Data>>>
  /** A decorative icon before the words. */
  iconOf?: (item: TreeItem<Data>) => LucideIcon
  /** Stands at the end of a row: a count, a state. */
  renderEnd?: (item: TreeItem<Data>) => ReactNode
  /** Shows a search over the tree, marks aside; it looks through the nodes that are here. */
  searchable?: boolean
  /** Stands beside the search: what opens the tree to a level, say. */
  tools?: ReactNode
}

/**
 * Nodes under nodes: opened, chosen, searched and moved by pointer, finger and keyboard. Arrow keys, Home, End, letters
 * and the star walk it; Alt and an arrow move the node that has focus. Of a long tree only the rows in view are drawn.
 */
export function Tree<Data>(props: TreeProps<Data>) {
  const { label, items, searchable = false, tools } = props
  const { dataTable } = useLabels()
  const id = useId()
  const [query, setQuery] = useState('')
  // What is typed shows at once; what it finds may take a moment longer in a long tree.
  const sought = useDeferredValue(query)
  const state = useTreeState(props, sought)
  useEffect(
    () =>
      devWarn(
        () => hasTwins(allItems(items).map((item) => item.id)),
        "Tree: two nodes have one `id`. Make ids unique in the whole tree, not only among siblings: 'company:3', 'team:3'.",
      ),
    [items],
  )
  useEffect(() => (searchable ? foldLabels(items) : undefined), [searchable, items])
  return (
    <div className={frame}>
      {(searchable || tools !== undefined) && (
        <div className={searchLine}>
          {searchable && (
            <search className={searchBox}>
              <TextBox
                aria-label={dataTable.treeSearch}
                aria-controls={id}
                placeholder={dataTable.treeSearch}
                value={query}
                onValueChange={setQuery}
              />
            </search>
          )}
          {tools !== undefined && <div className={toolsPlace}>{tools}</div>}
        </div>
      )}
      <TreeList id={id} label={label} props={props} state={state} query={sought} />
      <VisuallyHidden as="div">
        <output>{state.announcement}</output>
      </VisuallyHidden>
    </div>
  )
}
