import type { Data } from '@nhansu/sdk/contract'
import { departmentLevelLabels } from '@nhansu/sdk/domains/organisation'
import type { StatusTone } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { TreeItem, TreeMove } from '@nhansu/ui/tree/tree-item.ts'

/** A unit as the tree has it, with its counts and its head. */
export type Unit = Data<'departments.list'>['departments'][number]

/** A unit in the kit's tree and chart. */
export interface UnitItem extends TreeItem<Unit> {
  id: number
  data: Unit
  children?: readonly UnitItem[]
}

/** A unit and the one above it. */
interface UnitPlace {
  item: UnitItem
  parent: UnitItem | null
}

/** Units by id. */
export type UnitIndex = ReadonlyMap<number, UnitPlace>

/**
 * The tree of the answer as the kit's tree wants it.
 *
 * @param withClosed also units that have been closed
 */
export function unitItems(units: readonly Unit[], withClosed: boolean): UnitItem[] {
  return units
    .filter(({ is_active }) => withClosed || is_active)
    .map((unit) => {
      const children = unitItems(unit.children ?? [], withClosed)
      return { id: unit.id, label: unit.name, data: unit, ...(children.length > 0 && { children }) }
    })
}

/** Every unit with the one above it. */
export function indexUnits(items: readonly UnitItem[]): UnitIndex {
  const index = new Map<number, UnitPlace>()
  const walk = (level: readonly UnitItem[], parent: UnitItem | null): void => {
    for (const item of level) {
      index.set(item.id, { item, parent })
      walk(item.children ?? [], item)
    }
  }
  walk(items, null)
  return index
}

/** The units above one, nearest first. */
export function idsAbove(index: UnitIndex, id: number): number[] {
  const parent = index.get(id)?.parent
  return parent ? [parent.id, ...idsAbove(index, parent.id)] : []
}

/** More than this many at once is not somebody's work: another day, or another company. */
const MOST_SHOWN = 20

/** The units to open so that what has been made, moved or brought back since shows where it stands. */
export function idsAboveChanged(before: UnitIndex, now: UnitIndex): number[] {
  const changed = [...now].filter(([id, { parent }]) => before.get(id)?.parent?.id !== parent?.id)
  return changed.length > MOST_SHOWN ? [] : changed.flatMap(([id]) => idsAbove(now, id))
}

/** Units to open so that those of a level show. @param level one of the six, or 0 to close all */
export function openToUnitLevel(items: readonly UnitItem[], level: number): number[] {
  const open: number[] = []
  const walk = (units: readonly UnitItem[]): void => {
    for (const { id, data, children } of units)
      if (children && data.level < level) {
        open.push(id)
        walk(children)
      }
  }
  walk(items)
  return open
}

/** What a unit has against what it was granted, in words; no words where nothing was granted. */
export function headcountState({
  employee_total,
  headcount_plan,
}: Pick<Unit, 'employee_total' | 'headcount_plan'>): {
  figure: string
  words?: string
  tone: StatusTone
} {
  const figure = formatNumber(employee_total)
  if (headcount_plan === null) return { figure, tone: 'neutral' }
  const over = employee_total - headcount_plan
  const against = { figure: `${figure}/${formatNumber(headcount_plan)}` }
  if (over === 0) return { ...against, words: 'Đủ', tone: 'ok' }
  return over > 0
    ? { ...against, words: `Vượt ${formatNumber(over)}`, tone: 'warn' }
    : { ...against, words: `Thiếu ${formatNumber(-over)}`, tone: 'info' }
}

/** True where a unit may stand: under one of a higher level, and not under itself. */
export function mayStandUnder(index: UnitIndex, id: number, parentId: number | null): boolean {
  const unit = index.get(id)?.item.data
  const parent = parentId === null ? null : index.get(parentId)?.item.data
  if (!unit || parent === undefined) return false
  if (parent === null) return true
  return parent.level < unit.level && parent.id !== id && !idsAbove(index, parent.id).includes(id)
}

/** The sibling that a moved unit is to stand before; null for the last place. */
export function siblingAfter(
  items: readonly UnitItem[],
  index: UnitIndex,
  { id, parent, index: place }: TreeMove,
) {
  const siblings = parent === null ? items : (index.get(Number(parent))?.item.children ?? [])
  return siblings.filter((unit) => unit.id !== id)[place]?.id ?? null
}

/** The sibling that a unit stands before now; null where it is the last. */
export function nextSibling(items: readonly UnitItem[], index: UnitIndex, id: number): number | null {
  const siblings = index.get(id)?.parent?.children ?? items
  return siblings[siblings.findIndex((unit) => unit.id === id) + 1]?.id ?? null
}

/** The level in words. */
export function levelLabel(level: number): string {
  const labels: Readonly<Record<number, string>> = departmentLevelLabels
  return labels[level] ?? `Cấp ${level}`
}
