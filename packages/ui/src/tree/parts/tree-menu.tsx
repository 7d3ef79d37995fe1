import { Ellipsis } from 'lucide-react'
import type { ComponentType } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import type { RowAction } from '#ui/data-table/row-action.ts'
import { type OpenedProps, OpensLater } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import type { TreeItem, TreeMove } from '../tree-item.ts'

export interface TreeMenuProps<Data> {
  item: TreeItem<Data>
  items: ReadonlyArray<TreeItem<Data>>
  actions: ReadonlyArray<RowAction<TreeItem<Data>>> | undefined
  movable: boolean
  /** True for a move that leads somewhere and is not forbidden. */
  allows: (move: TreeMove | null) => boolean
  onMove: (move: TreeMove | null) => void
}

function load<Data>(): Promise<ComponentType<TreeMenuProps<Data> & OpenedProps>> {
  return import('./tree-menu-items.tsx').then((loaded) => loaded.TreeMenuItems<Data>)
}

/** What can be done with a node, moving it included: nothing needs a pointer that drags. */
export function TreeMenu<Data>({ tabIndex, ...props }: TreeMenuProps<Data> & { tabIndex: number }) {
  const { dataTable } = useLabels()
  return (
    <OpensLater
      popup="menu"
      load={load<Data>}
      props={props}
      button={
        <IconButton
          size="small"
          icon={Ellipsis}
          label={dataTable.treeActions(props.item.label)}
          tabIndex={tabIndex}
        />
      }
    />
  )
}
