import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import type { RowAction } from '@nhansu/ui/data-table/row-action.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { LinkButton } from '@nhansu/ui/link/link-button.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { type ReactNode, useMemo } from 'react'
import type { AnyColumn, AnyResource, AnyRow } from './define-resource.ts'
import { columnId } from './list-columns.ts'

type TableColumn = DataTableColumn<AnyRow>
type Action = RowAction<AnyRow>

/** The columns of a list, of which those that say what they open lead to it; what they sort by and export stays. */
export function useOpeningColumns(
  { columns: declared, nameOf }: AnyResource,
  columns: readonly TableColumn[],
  actions: readonly Action[] | undefined,
): readonly TableColumn[] {
  return useMemo(() => {
    const openings = new Map(
      declared.flatMap((column) => {
        const action = actions?.find(({ id }) => id === column.opens)
        return action ? [[columnId(column), { column, action }] as const] : []
      }),
    )
    if (openings.size === 0) return columns
    return columns.map((column) => {
      const opening = openings.get(column.id)
      return opening ? openingColumn(column, { ...opening, nameOf }) : column
    })
  }, [declared, nameOf, columns, actions])
}

interface Opening {
  column: AnyColumn
  action: Action
  nameOf: (row: AnyRow) => string
}

function openingColumn(column: TableColumn, { column: { field }, action, nameOf }: Opening): TableColumn {
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
