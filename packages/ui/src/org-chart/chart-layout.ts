import { hierarchy, tree } from 'd3-hierarchy'
import type { TreeId, TreeItem } from '#ui/tree/tree-item.ts'

/** Which way branches grow: like a table of ancestors, or like an index. */
export type ChartDirection = 'down' | 'right'

/** Pixels of every box. */
export const BOX = { width: 216, height: 96 }
const GAP = { beside: 20, between: 48 }

/** Where a box stands: its upper left corner, in pixels of the chart. */
export interface ChartBox<Data> {
  item: TreeItem<Data>
  x: number
  y: number
}

/** A chart as it is drawn; its own upper left corner is 0, 0. */
export interface ChartLayout<Data> {
  boxes: ReadonlyMap<TreeId, ChartBox<Data>>
  /** From a box to each one below it, as the `d` of a path. */
  lines: readonly { id: TreeId; from: TreeId; path: string }[]
  width: number
  height: number
}

/**
 * Places the boxes of a tree so that none overlaps another and each stands in the middle of those below it.
 *
 * @param open nodes whose branch shows
 */
export function chartLayout<Data>(
  items: ReadonlyArray<TreeItem<Data>>,
  open: ReadonlySet<TreeId>,
  direction: ChartDirection,
): ChartLayout<Data> {
  // One root over all tops, which is not drawn.
  const root = hierarchy<{ item?: TreeItem<Data> }>({}, ({ item }) => {
    if (item && !open.has(item.id)) return []
    return (item ? (item.children ?? []) : items).map((child) => ({ item: child }))
  })
  const across = direction === 'down' ? BOX.width : BOX.height
  const along = direction === 'down' ? BOX.height : BOX.width
  const placed = tree<{ item?: TreeItem<Data> }>()
    .nodeSize([across + GAP.beside, along + GAP.between])
    .separation(() => 1)(root)
    .descendants()
    .flatMap(({ data: { item }, parent, x, y }) =>
      item ? [{ item, above: parent?.data.item, ...(direction === 'down' ? { x, y } : { x: y, y: x }) }] : [],
    )
  const left = placed.reduce((least, { x }) => Math.min(least, x), Infinity)
  const top = placed.reduce((least, { y }) => Math.min(least, y), Infinity)
  const boxes = new Map(placed.map(({ item, x, y }) => [item.id, { item, x: x - left, y: y - top }]))
  const lines = placed.flatMap(({ item: { id }, above }) => {
    const [from, to] = [above && boxes.get(above.id), boxes.get(id)]
    return from && to ? [{ id, from: from.item.id, path: lineBetween(from, to, direction) }] : []
  })
  const all = [...boxes.values()]
  return {
    boxes,
    lines,
    width: all.reduce((most, { x }) => Math.max(most, x + BOX.width), 0),
    height: all.reduce((most, { y }) => Math.max(most, y + BOX.height), 0),
  }
}

type Point = Pick<ChartBox<unknown>, 'x' | 'y'>

function lineBetween(from: Point, to: Point, direction: ChartDirection): string {
  if (direction === 'down') {
    const start = from.y + BOX.height
    return `M${from.x + BOX.width / 2} ${start}V${(start + to.y) / 2}H${to.x + BOX.width / 2}V${to.y}`
  }
  const start = from.x + BOX.width
  return `M${start} ${from.y + BOX.height / 2}H${(start + to.x) / 2}V${to.y + BOX.height / 2}H${to.x}`
}
