import { type MouseEvent, memo } from 'react'
import type { StatusTone } from '#ui/badge/status.tsx'
import type { TreeId, TreeItem } from '#ui/tree/tree-item.ts'
import type { TreeRow } from '#ui/tree/tree-rows.ts'
import { BOX, type ChartDirection } from '../chart-layout.ts'
import { cutLines } from '../cut-lines.ts'
import { box, card, name, note, toggle, toggleDisc, toggleWords, tones } from '../org-chart.css.ts'

/** What stands under the name in a box. */
export interface ChartDetail {
  /** Who heads it. */
  note?: string | undefined
  /** The last line: a count. */
  text?: string | undefined
  /** What the last line means; its words say it too. */
  tone?: StatusTone | undefined
}

interface ChartBoxProps<Data> {
  row: TreeRow<Data>
  x: number
  y: number
  direction: ChartDirection
  detail: ChartDetail
  active: boolean
  chosen: boolean
  onFocus: (id: TreeId) => void
  onOpen: (item: TreeItem<Data>) => void
  onToggle: (id: TreeId) => void
}

const PADDING = 16
const RADIUS = 11

function DrawnBox<Data>({ row, x, y, direction, detail, active, chosen, ...on }: ChartBoxProps<Data>) {
  const { item, level, place, siblings, expanded } = row
  const lines = cutLines(item.label, BOX.width - 2 * PADDING, 2, widthOf(NAME_FONT))
  const words = [detail.note, detail.text].filter((word) => word !== undefined && word !== '')
  const under = BOX.height - 18 - (words.length - 1) * 18
  return (
    // The chart hears the keys of all its boxes.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <g
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={expanded ?? undefined}
      aria-selected={chosen}
      tabIndex={active ? 0 : -1}
      data-id={item.id}
      transform={`translate(${x} ${y})`}
      className={box}
      onFocus={() => on.onFocus(item.id)}
      onClick={() => on.onOpen(item)}
    >
      {/* The box's name, and the whole text where it is cut. */}
      <title>{[item.label, ...words].join(', ')}</title>
      <rect className={card} width={BOX.width} height={BOX.height} rx={8} />
      {lines.map((line, index) => (
        <text key={line} className={name} x={PADDING} y={24 + index * 19}>
          {line}
        </text>
      ))}
      {words.map((word, index) => (
        <text
          key={word}
          className={word === detail.text ? tones[detail.tone ?? 'neutral'] : note}
          fontSize={12}
          x={PADDING}
          y={under + index * 18}
        >
          {cutLines(word ?? '', BOX.width - 2 * PADDING, 1, widthOf(NOTE_FONT))[0]}
        </text>
      ))}
      {expanded !== null && (
        <Toggle item={item} open={expanded} direction={direction} onToggle={on.onToggle} />
      )}
    </g>
  )
}

/** One box of a chart. Drawn again only when something of its own changes: panning moves them all. */
export const ChartBox = memo(DrawnBox) as typeof DrawnBox // memo drops the type parameter

interface ToggleProps {
  item: TreeItem
  open: boolean
  direction: ChartDirection
  onToggle: (id: TreeId) => void
}

/** For the pointer; the space bar does the same. */
function Toggle({ item, open, direction, onToggle }: ToggleProps) {
  const [x, y] = direction === 'down' ? [BOX.width / 2, BOX.height] : [BOX.width, BOX.height / 2]
  const click = (event: MouseEvent) => {
    event.stopPropagation()
    onToggle(item.id)
  }
  const count = item.children?.length ?? 0
  const words = open ? '−' : String(count)
  const width = Math.max(2 * RADIUS, 14 + words.length * 8)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <g
      aria-hidden
      data-screen-only=""
      data-toggle={item.id}
      className={toggle}
      transform={`translate(${x} ${y})`}
      onClick={click}
    >
      <rect className={toggleDisc} x={-width / 2} y={-RADIUS} width={width} height={2 * RADIUS} rx={RADIUS} />
      <text className={toggleWords} y={4}>
        {words}
      </text>
    </g>
  )
}

const FAMILY = '"Be Vietnam Pro", system-ui, sans-serif'
const NAME_FONT = `500 13.5px ${FAMILY}`
const NOTE_FONT = `400 12px ${FAMILY}`

let ruler: CanvasRenderingContext2D | null = null
const widths = new Map<string, number>()

/** Measured without laying the page out; each text once. */
function widthOf(font: string): (text: string) => number {
  return (text) => {
    const key = `${font} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    ruler ??= document.createElement('canvas').getContext('2d')
    if (!ruler) return text.length * 7
    ruler.font = font
    const { width } = ruler.measureText(text)
    widths.set(key, width)
    return width
  }
}
