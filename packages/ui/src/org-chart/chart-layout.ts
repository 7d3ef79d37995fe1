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
 * Places the boxes of a tree so that none overlaps another and each stands in the middle of those below it. Growing
 * down, many boxes with nothing below them stand in rows.
 *
 * @param open nodes whose branch shows
 */
export function chartLayout<Data>(
  items: ReadonlyArray<TreeItem<Data>>,
  open: ReadonlySet<TreeId>,
  direction: ChartDirection,
): ChartLayout<Data> {
  const stacks = direction === 'down'
  const placeOf = (item: TreeItem<Data>, above?: TreeItem<Data>): Place<Data> => {
    const below = open.has(item.id) ? (item.children ?? []).map((child) => placeOf(child, item)) : []
    return { item, above, below: stacks ? stacked(below) : below, hangs: false }
  }
  // One root over all tops, which is not drawn.
  const root = hierarchy<Place<Data>>(
    { below: items.map((item) => placeOf(item)), hangs: false },
    ({ below }) => below,
  )
  const across = direction === 'down' ? BOX.width : BOX.height
  const along = direction === 'down' ? BOX.height : BOX.width
  const placed = tree<Place<Data>>()
    .nodeSize([across + GAP.beside, along + GAP.between])
    .separation(() => 1)(root)
    .descendants()
    .flatMap(({ data: { item, above, hangs }, x, y }) =>
      item ? [{ item, above, hangs, ...(direction === 'down' ? { x, y } : { x: y, y: x }) }] : [],
    )
  const left = placed.reduce((least, { x }) => Math.min(least, x), Infinity)
  const top = placed.reduce((least, { y }) => Math.min(least, y), Infinity)
  const boxes = new Map(placed.map(({ item, x, y }) => [item.id, { item, x: x - left, y: y - top }]))
  const lines = placed.flatMap(({ item: { id }, above, hangs }) => {
    const [from, to] = [above && boxes.get(above.id), boxes.get(id)]
    if (!from || !to) return []
    return [{ id, from: from.item.id, path: hangs ? lineBeside(from, to) : lineBetween(from, to, direction) }]
  })
  const all = [...boxes.values()]
  return {
    boxes,
    lines,
    width: all.reduce((most, { x }) => Math.max(most, x + BOX.width), 0),
    height: all.reduce((most, { y }) => Math.max(most, y + BOX.height), 0),
  }
}

/** A box, and what is drawn below it, which in a stack is not always what belongs to it. */
interface Place<Data> {
  item?: TreeItem<Data>
  /** The box that it belongs to. */
  above?: TreeItem<Data> | undefined
  below: Place<Data>[]
  /** It stands under one of its own kind, in a stack. */
  hangs: boolean
}

/** So many boxes beside each other with nothing below them stand in rows instead of one line. */
const STACKED = 4
/** Rows and columns of a stack are about as wide as a window is. */
const SHAPE = 1.22

/** Boxes with nothing below them, many beside each other, in rows: a line of ten would be wider than any window. */
function stacked<Data>(places: readonly Place<Data>[]): Place<Data>[] {
  const isOpen = ({ below }: Place<Data>) => below.length > 0
  const [first] = places
  if (!first) return []
  const end = places.findIndex((place) => isOpen(place) !== isOpen(first))
  const run = end === -1 ? places : places.slice(0, end)
  const rows = isOpen(first) || run.length < STACKED ? run : inRows(run)
  return [...rows, ...stacked(places.slice(run.length))]
}

function inRows<Data>(run: readonly Place<Data>[]): readonly Place<Data>[] {
  const columns = Math.ceil(Math.sqrt(SHAPE * run.length))
  const places = run.map((place, at) => ({ ...place, hangs: at >= columns }))
  for (const [at, place] of places.entries()) {
    const under = places[at + columns]
    place.below = under ? [under] : []
  }
  return places.slice(0, columns)
}

type Point = Pick<ChartBox<unknown>, 'x' | 'y'>

/** Down between the columns of a stack, and into the box from its side. */
function lineBeside(from: Point, to: Point): string {
  const start = from.y + BOX.height
  return `M${from.x + BOX.width / 2} ${start}V${start + GAP.between / 2}H${to.x - GAP.beside / 2}V${to.y + BOX.height / 2}H${to.x}`
}

function lineBetween(from: Point, to: Point, direction: ChartDirection): string {
  if (direction === 'down') {
    const start = from.y + BOX.height
    return `M${from.x + BOX.width / 2} ${start}V${(start + to.y) / 2}H${to.x + BOX.width / 2}V${to.y}`
  }
  const start = from.x + BOX.width
  return `M${start} ${from.y + BOX.height / 2}H${(start + to.x) / 2}V${to.y + BOX.height / 2}H${to.x}`
}
