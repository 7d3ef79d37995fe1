import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease } from 'lucide-react'
import { RowActionList } from '#ui/data-table/parts/row-action-list.tsx'
import { MenuSeparator } from '#ui/dropdown-menu/menu-group.tsx'
import { MenuItem } from '#ui/dropdown-menu/menu-item.tsx'
import { OpenedMenu } from '#ui/dropdown-menu/opened-menu.tsx'
import type { OpenedProps } from '#ui/overlay/opens-later.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { stepMove } from '../tree-move.ts'
import type { TreeMenuProps } from './tree-menu.tsx'

/** The menu of a node, open. */
export function TreeMenuItems<Data>(props: TreeMenuProps<Data> & OpenedProps) {
  const { item, items, actions = [], movable, allows, onMove, button, byKeyboard } = props
  const { dataTable } = useLabels()
  const steps = [
    { step: 'up', icon: ArrowUp, words: dataTable.treeUp, keys: 'Alt ↑' },
    { step: 'down', icon: ArrowDown, words: dataTable.treeDown, keys: 'Alt ↓' },
    { step: 'out', icon: IndentDecrease, words: dataTable.treeOut, keys: 'Alt ←' },
    { step: 'in', icon: IndentIncrease, words: dataTable.treeIn, keys: 'Alt →' },
  ] as const
  return (
    <OpenedMenu button={button} byKeyboard={byKeyboard}>
      {movable &&
        steps.map(({ step, icon, words, keys }) => {
          const move = stepMove(items, item.id, step)
          return (
            <MenuItem
              key={step}
              icon={icon}
              shortcut={keys}
              disabled={!allows(move)}
              onSelect={() => onMove(move)}
            >
              {words}
            </MenuItem>
          )
        })}
      {movable && actions.length > 0 && <MenuSeparator />}
      <RowActionList row={item} actions={actions} />
    </OpenedMenu>
  )
}
