import type { KeyboardEvent, RefObject } from 'react'
import type { TreeId, TreeItem } from '#ui/tree/tree-item.ts'
import type { TreeRow } from '#ui/tree/tree-rows.ts'
import { BOX, type ChartDirection, type ChartLayout } from '../chart-layout.ts'
import { drawing, line, stage as stageClass } from '../org-chart.css.ts'
import { ChartBox, type ChartDetail } from './chart-box.tsx'
import { useChartPointer } from './use-chart-pointer.ts'
import type { ChartArea, ChartViewState } from './use-chart-view.ts'

interface ChartDrawingProps<Data> {
  stage: RefObject<HTMLDivElement | null>
  label: string
  rows: ReadonlyArray<TreeRow<Data>>
  layout: ChartLayout<Data>
  view: ChartViewState
  direction: ChartDirection
  /** Draws what is out of view as well. */
  whole: boolean
  /** Place of the box that the Tab key reaches, among the rows. */
  active: number
  selected: TreeId | null
  detailOf: (item: TreeItem<Data>) => ChartDetail
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (id: TreeId) => void
  onToggle: (id: TreeId) => void
  onOpen: (item: TreeItem<Data>) => void
}

/** Boxes drawn beyond the frame's edges, so that a small movement draws nothing new. */
const MARGIN = 2 * BOX.width

/** The frame with the boxes and lines that show in it. */
export function ChartDrawing<Data>({
  stage,
  label,
  rows,
  layout,
  view,
  direction,
  whole,
  active,
  selected,
  detailOf,
  ...on
}: ChartDrawingProps<Data>) {
  const pointer = useChartPointer(view)
  const { x, y, scale } = view.view
  const shows = (area: ChartArea) => whole || touches(view.shown, area)
  return (
    <div ref={stage} className={stageClass} onPointerDown={pointer.onPointerDown}>
      <svg
        role="tree"
        aria-label={label}
        className={drawing}
        // Focus stands on the boxes; the chart itself only hears their keys.
        tabIndex={-1}
        onKeyDown={on.onKeyDown}
      >
        <g data-chart="" role="none" transform={`translate(${x} ${y}) scale(${scale})`}>
          {layout.lines.map(({ id, from, path }) => {
            const [above, below] = [layout.boxes.get(from), layout.boxes.get(id)]
            return (
              above && below && shows(around(above, below)) && <path key={id} className={line} d={path} />
            )
          })}
          {rows.map((row, index) => {
            const box = layout.boxes.get(row.item.id)
            if (!box || (index !== active && !shows({ ...BOX, x: box.x, y: box.y }))) return null
            return (
              <ChartBox
                key={row.item.id}
                row={row}
                x={box.x}
                y={box.y}
                direction={direction}
                detail={detailOf(row.item)}
                active={index === active}
                chosen={row.item.id === selected}
                onFocus={on.onFocus}
                onToggle={on.onToggle}
                onOpen={(item) => pointer.hasMoved() || on.onOpen(item)}
              />
            )
          })}
        </g>
      </svg>
    </div>
  )
}

function touches(shown: ChartArea, { x, y, width, height }: ChartArea): boolean {
  return (
    x < shown.x + shown.width + MARGIN &&
    x + width > shown.x - MARGIN &&
    y < shown.y + shown.height + MARGIN &&
    y + height > shown.y - MARGIN
  )
}

function around(one: { x: number; y: number }, other: { x: number; y: number }): ChartArea {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return {
    x,
    y,
    width: Math.abs(one.x - other.x) + BOX.width,
    height: Math.abs(one.y - other.y) + BOX.height,
  }
}
