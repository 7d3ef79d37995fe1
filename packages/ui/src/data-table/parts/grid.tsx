import { type CSSProperties, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { type CellColumn, widthVariable } from './cell-column.tsx'
import type { EdgeWidths } from './edges.ts'
import { area, give, grow, hides, scroll, table as tableClass, toolColumn, veil } from './table.css.ts'
import type { ColumnWidth } from './use-column-fit.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { useKeptHeight } from './use-kept-height.ts'
import { useWholeText } from './use-whole-text.ts'

export interface GridProps<Row> {
  label: string
  scrollRef: RefObject<HTMLDivElement | null>
  tableRef: RefObject<HTMLTableElement | null>
  cells: readonly CellColumn<Row>[]
  widths: readonly ColumnWidth[]
  edges: EdgeWidths
  /** Pixels of each leading column, before the caller's. */
  leading: readonly number[]
  /** Rows of all pages, with the header's. */
  rowCount: number
  /** Arrow keys go from cell to cell. */
  isGrid: boolean
  busy: boolean
  /** The rows shown are old: new ones are on their way. */
  stale: boolean
  /** `<thead>` and `<tbody>`. */
  children: ReactNode
  /** Stands under the head in place of rows: nothing found, nothing loaded. */
  message: ReactNode
  /** True while it does. */
  hasMessage: boolean
}

/** The native table and the place in which it scrolls. Widths are CSS variables, so a drag moves no cell in React. */
export function Grid<Row>(props: GridProps<Row>) {
  const {
    label,
    scrollRef,
    tableRef,
    cells,
    widths,
    edges,
    leading,
    rowCount,
    isGrid,
    busy,
    stale,
    children,
    message,
    hasMessage,
  } = props
  const style = useMemo(() => tableStyle(widths, edges), [widths, edges])
  useWholeText(scrollRef)
  useKeptHeight(scrollRef, hasMessage)
  const frameRef = useRef<HTMLDivElement>(null)
  useHiddenColumns({ scroll: scrollRef, content: tableRef, frame: frameRef })
  return (
    <div ref={frameRef} className={area} data-stale={stale || undefined}>
      <section
        ref={scrollRef}
        aria-label={label}
        aria-busy={busy}
        className={scroll}
        // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table
          ref={tableRef}
          className={tableClass}
          style={style}
          aria-label={label}
          aria-rowcount={rowCount}
          // A table whose cells take keys of their own is a grid (ARIA); else it stays a table.
          role={isGrid ? 'grid' : undefined}
        >
          <GridColumns cells={cells} widths={widths} edges={edges} leading={leading} />
          {children}
        </table>
        {message}
      </section>
      <div className={veil} />
      <div className={hides.start} />
      <div className={hides.end} />
    </div>
  )
}

function GridColumns<Row>({
  cells,
  widths,
  edges,
  leading,
}: Pick<GridProps<Row>, 'cells' | 'widths' | 'edges' | 'leading'>) {
  return (
    <colgroup>
      {leading.map((width, index) => (
        // Leading columns never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <col key={index} className={toolColumn} style={{ width }} />
      ))}
      {cells.map(({ id }, index) => (
        <col key={id} style={columnStyle(id, widths[index])} />
      ))}
      {edges.tail > 0 && <col className={toolColumn} style={{ width: edges.tail }} />}
    </colgroup>
  )
}

function columnStyle(id: string, column: ColumnWidth | undefined): CSSProperties {
  const width = `var(${widthVariable(id)})`
  return { width: column?.grows ? `calc(${shrunk(width, column)} * ${grow})` : shrunk(width, column) }
}

function shrunk(width: string, column: ColumnWidth | undefined): string {
  if (!column) return width
  const { menu, words, main } = column.gives
  const given = [
    menu > 0 && `${menu}px * min(1, ${give})`,
    words > 0 && `${words}px * clamp(0, ${give} - 1, 1)`,
    main > 0 && `${main}px * clamp(0, ${give} - 2, 1)`,
  ].filter((turn) => turn !== false)
  return given.length > 0 ? `calc(${[width, ...given].join(' - ')})` : width
}

function tableStyle(widths: readonly ColumnWidth[], edges: EdgeWidths): CSSProperties {
  const variables = Object.fromEntries(widths.map(({ id, width }) => [widthVariable(id), `${width}px`]))
  const sum = widths.map((column) => shrunk(`var(${widthVariable(column.id)})`, column)).join(' + ')
  return { ...variables, minWidth: `calc(${edges.lead + edges.tail}px + ${sum || '0px'})` }
}
