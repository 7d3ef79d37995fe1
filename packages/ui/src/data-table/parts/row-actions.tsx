import { Ellipsis } from 'lucide-react'
import { MenuSeparator } from '#ui/dropdown-menu/menu-group.tsx'
import { MenuItem, MenuLink } from '#ui/dropdown-menu/menu-item.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { RowAction } from '../row-action.ts'
import { LazyMenu } from './lazy-menu.tsx'
import { rowTool } from './row.css.ts'

export interface RowActionsProps<Row> {
  row: Row
  actions: readonly RowAction<Row>[]
  /** Names the button: 'Thao tác với Trần Quốc Bảo'. */
  label: string
}

/** The menu at the end of a row. What cannot be taken back stands last, apart from the rest. */
export function RowActions<Row>({ row, actions, label }: RowActionsProps<Row>) {
  return (
    <LazyMenu
      button={
        <button type="button" className={rowTool} aria-label={label}>
          <Icon of={Ellipsis} />
        </button>
      }
      renderItems={() => <RowActionItems row={row} actions={actions} />}
    />
  )
}

function RowActionItems<Row>({ row, actions }: Omit<RowActionsProps<Row>, 'label'>) {
  const offered = actions.filter((action) => !action.hidden?.(row))
  const dangerous = offered.filter((action) => action.intent === 'danger')
  const others = offered.filter((action) => action.intent !== 'danger')
  return (
    <>
      {others.map((action) => (
        <RowActionItem key={action.id} row={row} action={action} />
      ))}
      {others.length > 0 && dangerous.length > 0 && <MenuSeparator />}
      {dangerous.map((action) => (
        <RowActionItem key={action.id} row={row} action={action} />
      ))}
    </>
  )
}

function RowActionItem<Row>({ row, action }: { row: Row; action: RowAction<Row> }) {
  const refusal = action.refusal?.(row) ?? null
  const look = { ...(action.icon && { icon: action.icon }), ...(refusal !== null && { hint: refusal }) }
  if (action.href && refusal === null)
    return (
      <MenuLink href={action.href(row)} {...look}>
        {action.label}
      </MenuLink>
    )
  return (
    <MenuItem
      {...look}
      tone={action.intent === 'danger' ? 'danger' : 'normal'}
      disabled={refusal !== null}
      onSelect={() => action.onSelect?.(row)}
    >
      {action.label}
    </MenuItem>
  )
}
