import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '#ui/data-table/parts/use-latest.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useValue } from '#ui/field/use-value.ts'
import { useOrgChartLabels } from '#ui/labels/org-chart.ts'
import { useTyped } from '#ui/tree/parts/use-typed.ts'
import type { TreeId, TreeItem } from '#ui/tree/tree-item.ts'
import { typeAhead } from '#ui/tree/tree-keys.ts'
import { openToLevel, treeRows } from '#ui/tree/tree-rows.ts'
import { chartCommand } from './chart-keys.ts'
import { BOX, type ChartDirection, chartLayout } from './chart-layout.ts'
import { failure, frame, hint } from './org-chart.css.ts'
import type { ChartDetail } from './parts/chart-box.tsx'
import { ChartDrawing } from './parts/chart-drawing.tsx'
import { chartPicture } from './parts/chart-picture.ts'
import { ChartTools } from './parts/chart-tools.tsx'
import { printChart } from './parts/print-chart.ts'
import { useChartView } from './parts/use-chart-view.ts'

export interface OrgChartProps<Data> {
  /** What the chart is of, for a screen reader: 'Sơ đồ tổ chức'. */
  label: string
  /** The nodes at the top, each with the ones below it: the same as a `Tree` takes. */
  items: ReadonlyArray<TreeItem<Data>>
  /** Nodes whose branch shows, when the caller keeps them. */
  expanded?: readonly TreeId[]
  /** Nodes whose branch shows at the start. Default: two levels. */
  defaultExpanded?: readonly TreeId[]
  /** Told of every branch that opens or closes. */
  onExpandedChange?: (expanded: readonly TreeId[]) => void
  /** What stands under the name in a box: who heads it, how many they are. Keep its identity: a new one draws all boxes again. */
  detailOf?: (item: TreeItem<Data>) => ChartDetail
  /** Told of Enter and a click: show the node. */
  onOpen?: (item: TreeItem<Data>) => void
  /** Marks one box as the one that is being looked at. */
  selected?: TreeId | null
  /** Takes the chart as a PNG; without it the chart offers no picture. */
  onPicture?: (picture: Blob) => void
}

const noDetail = (): ChartDetail => ({})
const none: readonly TreeId[] = []

/**
 * A tree drawn as boxes and lines: moved by dragging, zoomed by wheel, pinch, buttons and keys, printed, saved as a
 * picture. Arrow keys walk it where they point. Of a large chart only the boxes in view are drawn.
 */
export function OrgChart<Data>(props: OrgChartProps<Data>) {
  const { label, items, detailOf = noDetail, selected = null } = props
  const words = useOrgChartLabels()
  const stage = useRef<HTMLDivElement>(null)
  const [start] = useState(() => props.defaultExpanded ?? openToLevel(items, 2))
  const [open, setOpen] = useValue<readonly TreeId[]>(
    { value: props.expanded, defaultValue: start, onValueChange: props.onExpandedChange },
    none,
  )
  const [direction, setDirection] = useState<ChartDirection>('down')
  const [focusedId, setFocusedId] = useState<TreeId | null>(null)
  const [whole, setWhole] = useState(false)
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no')
  const typed = useTyped()
  const opened = useMemo(() => new Set(open), [open])
  const rows = useMemo(() => treeRows(items, opened, ''), [items, opened])
  const layout = useMemo(() => chartLayout(items, opened, direction), [items, opened, direction])
  const view = useChartView(stage, layout)
  const found = rows.findIndex(({ item }) => item.id === (focusedId ?? selected))
  const active = Math.max(0, found)

  const show = (nextOpen: readonly TreeId[], nextDirection = direction) => {
    setOpen(nextOpen)
    setDirection(nextDirection)
    view.fit(chartLayout(items, new Set(nextOpen), nextDirection))
  }
  /** Opens or closes a branch; its box stays under the pointer. */
  const toggle = (id: TreeId) => {
    const next = opened.has(id) ? open.filter((one) => one !== id) : [...open, id]
    const [before, after] = [layout, chartLayout(items, new Set(next), direction)].map(({ boxes }) =>
      boxes.get(id),
    )
    setOpen(next)
    if (before && after)
      view.pan((before.x - after.x) * view.view.scale, (before.y - after.y) * view.view.scale)
  }
  const focus = (id: TreeId) => {
    const place = layout.boxes.get(id)
    if (place) flushSync(() => view.reveal({ ...place, ...BOX }))
    flushSync(() => setFocusedId(id))
    stage.current?.querySelector<SVGGElement>(`[data-id="${CSS.escape(String(id))}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active]
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    const command = chartCommand(rows, active, event.key, direction)
    const letters = command ? null : typed(event)
    const next = letters === null ? null : typeAhead(rows, active, letters)
    if (next !== null) focus(next)
    if (!command && letters === null) return
    event.preventDefault()
    switch (command?.type) {
      case 'focus':
        return focus(command.id)
      case 'toggle':
        return toggle(command.id)
      case 'open':
        return props.onOpen?.(row.item)
      case 'zoom':
        return view.zoom(command.by)
      case 'fit':
        return view.fit()
      case undefined:
        return undefined
      default:
        return command satisfies never
    }
  }
  /** Hands over the chart with all of its boxes, also those out of view. */
  const withWhole = async (work: (drawing: SVGSVGElement) => Promise<void> | void) => {
    flushSync(() => setWhole(true))
    const drawing = stage.current?.querySelector('svg')
    try {
      if (drawing) await work(drawing)
    } finally {
      setWhole(false)
    }
  }
  const save = async () => {
    setSaving('yes')
    try {
      await withWhole(async (drawing) => props.onPicture?.(await chartPicture(drawing, layout)))
      setSaving('no')
    } catch {
      setSaving('failed')
    }
  }
  const latest = useLatest({ toggle, onOpen: props.onOpen })
  const onToggle = useCallback((id: TreeId) => latest.current.toggle(id), [latest])
  const onOpen = useCallback((item: TreeItem<Data>) => latest.current.onOpen?.(item), [latest])

  if (items.length === 0) return <EmptyState title={words.empty} />
  return (
    <div className={frame}>
      <ChartTools
        onZoom={view.zoom}
        onFit={() => view.fit()}
        onTurn={() => show(open, direction === 'down' ? 'right' : 'down')}
        onOpenAll={() => show(openToLevel(items, Infinity))}
        onCloseAll={() => show([])}
        onPrint={() => void withWhole((drawing) => printChart(drawing, layout))}
        onSave={props.onPicture && (() => void save())}
        saving={saving === 'yes'}
      />
      {saving === 'failed' && (
        <p role="alert" className={failure}>
          {words.failed}
        </p>
      )}
      <ChartDrawing
        stage={stage}
        label={label}
        rows={rows}
        layout={layout}
        view={view}
        direction={direction}
        whole={whole}
        active={active}
        selected={selected}
        detailOf={detailOf}
        onKeyDown={onKeyDown}
        onFocus={setFocusedId}
        onToggle={onToggle}
        onOpen={onOpen}
      />
      <p className={hint}>{words.hint}</p>
    </div>
  )
}
