import { MenuSeparator } from '#ui/dropdown-menu/menu-group.tsx'
import { MenuItem, MenuLink } from '#ui/dropdown-menu/menu-item.tsx'
import type { RowAction } from '../row-action.ts'
import type { RowMenuProps } from './row-actions.tsx'

/** The items of a row's menu. What cannot be taken back stands last, apart from the rest. */
export function RowActionList<Row>({ row, actions }: RowMenuProps<Row>) {
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
