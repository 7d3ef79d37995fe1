import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { LinkButton } from '@nhansu/ui/link/link-button.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import type { ReactNode } from 'react'
import type { AnyRow } from './define-resource.ts'
import type { ColumnOpening } from './use-opening-columns.ts'

type Action = RowAction<AnyRow>

/**
 * Lets a column's cells lead to what a row's action opens: a link where the action has an address, else a button that looks like
 * one. Plain words where the reader or the row has no such action. What the column sorts by and exports stays.
 *
 * @param actionId the action's id among those of the row
 */
export const opens = (actionId: string): ColumnOpening => ({ actionId, columnFor: openingColumn })

const openingColumn: ColumnOpening['columnFor'] = (column, { field, action, nameOf }) => {
  const { value, cell = (row: AnyRow) => plainWords(value?.(row)) } = column
  return {
    ...column,
    cell: (row) => {
      const words = cell(row)
      if (words === nothing || action.hidden?.(row) || action.refusal?.(row)) return words
      return (
        <Opener action={action} row={row}>
          {words}
          {/* What several rows say alike, such as that they have no number yet, is told apart by the row's name. */}
          {row[field] === null && <VisuallyHidden>{restOfName(words, nameOf(row))}</VisuallyHidden>}
        </Opener>
      )
    },
  }
}

/** What of the row's name the words have not said yet. */
function restOfName(words: ReactNode, name: string): string {
  return typeof words === 'string' && name.startsWith(words) ? name.slice(words.length) : ` ${name}`
}

/** Stands where a row has nothing; that leads nowhere. */
const nothing = '–'

function plainWords(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : nothing
}

function Opener({ action, row, children }: { action: Action; row: AnyRow; children: ReactNode }) {
  if (action.href)
    return (
      <Link tone="quiet" href={action.href(row)}>
        {children}
      </Link>
    )
  return (
    <LinkButton tone="quiet" onClick={() => action.onSelect?.(row)}>
      {children}
    </LinkButton>
  )
}
