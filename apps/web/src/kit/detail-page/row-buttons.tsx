import { Button } from '@nhansu/ui/button/button.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'

interface RowButtonsProps<Row> {
  row: Row
  /** The same actions as the row's menu in its list. */
  actions: readonly RowAction<Row>[]
}

/** The actions of a row's menu as buttons, where the row has a place of its own; what is refused says why. */
export function RowButtons<Row>({ row, actions }: RowButtonsProps<Row>) {
  return actions
    .filter(({ hidden }) => hidden?.(row) !== true)
    .map(({ id, label, icon, refusal, href, onSelect }) => {
      const refused = refusal?.(row) ?? null
      const looks = { size: 'small' as const, ...(icon && { icon }) }
      if (href && refused === null)
        return (
          <ButtonLink key={id} {...looks} href={href(row)}>
            {label}
          </ButtonLink>
        )
      return (
        <Button
          key={id}
          {...looks}
          disabled={refused !== null}
          {...(refused !== null && { title: refused })}
          onClick={() => onSelect?.(row)}
        >
          {label}
        </Button>
      )
    })
}
