import type { CellColumn } from './cell-column.tsx'
import { groupCell, headTool } from './header.css.ts'

interface Group<Row> {
  title: string | undefined
  columns: CellColumn<Row>[]
}

export interface GroupRowProps<Row> {
  columns: readonly CellColumn<Row>[]
  leading: number
  trailing: number
}

const NO_NAME = '\u00A0'

/** Names of neighbouring columns that belong together, over their own heads. */
export function GroupRow<Row>({ columns, leading, trailing }: GroupRowProps<Row>) {
  return (
    <tr aria-rowindex={1}>
      {leading > 0 && (
        <td className={headTool} colSpan={leading}>
          {NO_NAME}
        </td>
      )}
      {groupsOf(columns).map(({ title, columns: under }) => {
        const [first] = under
        const key = first?.id
        return title === undefined ? (
          <td key={key} className={headTool} colSpan={under.length}>
            {NO_NAME}
          </td>
        ) : (
          <th key={key} scope="colgroup" className={groupCell} colSpan={under.length}>
            {title}
          </th>
        )
      })}
      {trailing > 0 && (
        <td className={headTool} colSpan={trailing}>
          {NO_NAME}
        </td>
      )}
    </tr>
  )
}

/** Neighbours of one group; a group ends where columns stop being pinned to one side. */
function groupsOf<Row>(columns: readonly CellColumn<Row>[]): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    const title = column.column.group
    if (last && last.title === title && last.columns[0]?.pin === column.pin) last.columns.push(column)
    else groups.push({ title, columns: [column] })
  }
  return groups
}
