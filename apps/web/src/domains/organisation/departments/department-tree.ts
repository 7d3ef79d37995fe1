import type { Data } from '@nhansu/sdk/contract'
import { departmentLevelLabels } from '@nhansu/sdk/domains/organisation'
import type { StatusTone } from '@nhansu/ui/badge/status.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import type { TreeItem, TreeMove } from '@nhansu/ui/tree/tree-item.ts'

/** A department as the tree has it, with its counts and its head. */
export type Department = Data<'departments.list'>['departments'][number]

/** A department in the kit's tree and chart. */
export interface DepartmentItem extends TreeItem<Department> {
  id: number
  data: Department
  children?: readonly DepartmentItem[]
}

/** A department and the one above it. */
interface DepartmentPlace {
  item: DepartmentItem
  parent: DepartmentItem | null
}

/** Departments by id. */
export type DepartmentIndex = ReadonlyMap<number, DepartmentPlace>

/**
 * The tree of the answer as the kit's tree wants it.
 *
 * @param withClosed also departments that have been closed
 */
export function departmentItems(departments: readonly Department[], withClosed: boolean): DepartmentItem[] {
  return departments
    .filter(({ is_active }) => withClosed || is_active)
    .map((department) => {
      const children = departmentItems(department.children ?? [], withClosed)
      return {
        id: department.id,
        label: department.name,
        data: department,
        ...(children.length > 0 && { children }),
      }
    })
}

/** Every department with the one above it. */
export function indexDepartments(items: readonly DepartmentItem[]): DepartmentIndex {
  const index = new Map<number, DepartmentPlace>()
  const walk = (level: readonly DepartmentItem[], parent: DepartmentItem | null): void => {
    for (const item of level) {
      index.set(item.id, { item, parent })
      walk(item.children ?? [], item)
    }
  }
  walk(items, null)
  return index
}

/** The departments above one, nearest first. */
export function idsAbove(index: DepartmentIndex, id: number): number[] {
  const parent = index.get(id)?.parent
  return parent ? [parent.id, ...idsAbove(index, parent.id)] : []
}

/** More than this many at once is not somebody's work: another day, or another company. */
const MOST_SHOWN = 20

/** The departments to open so that what has been made, moved or brought back since shows where it stands. */
export function idsAboveChanged(before: DepartmentIndex, now: DepartmentIndex): number[] {
  const changed = [...now].filter(([id, { parent }]) => before.get(id)?.parent?.id !== parent?.id)
  return changed.length > MOST_SHOWN ? [] : changed.flatMap(([id]) => idsAbove(now, id))
}

/** Departments to open so that those of a level show. @param level one of the six, or 0 to close all */
export function openToDepartmentLevel(items: readonly DepartmentItem[], level: number): number[] {
  const open: number[] = []
  const walk = (departments: readonly DepartmentItem[]): void => {
    for (const { id, data, children } of departments)
      if (children && data.level < level) {
        open.push(id)
        walk(children)
      }
  }
  walk(items)
  return open
}

/** What a department has against what it was granted, in words; no words where nothing was granted. */
export function headcountState({
  employee_total,
  headcount_plan,
}: Pick<Department, 'employee_total' | 'headcount_plan'>): {
  figure: string
  words?: string
  tone: StatusTone
} {
  const figure = formatNumber(employee_total)
  if (headcount_plan === null) return { figure, tone: 'neutral' }
  const over = employee_total - headcount_plan
  const against = { figure: `${figure}/${formatNumber(headcount_plan)}` }
  if (over === 0) return { ...against, words: 'Đủ', tone: 'plain' }
  return over > 0
    ? { ...against, words: `Vượt ${formatNumber(over)}`, tone: 'warn' }
    : { ...against, words: `Thiếu ${formatNumber(-over)}`, tone: 'info' }
}

/** True where a department may stand: under one of a higher level, and not under itself. */
export function mayStandUnder(index: DepartmentIndex, id: number, parentId: number | null): boolean {
  const department = index.get(id)?.item.data
  const parent = parentId === null ? null : index.get(parentId)?.item.data
  if (!department || parent === undefined) return false
  if (parent === null) return true
  return parent.level < department.level && parent.id !== id && !idsAbove(index, parent.id).includes(id)
}

/** The sibling that a moved department is to stand before; null for the last place. */
export function siblingAfter(
  items: readonly DepartmentItem[],
  index: DepartmentIndex,
  { id, parent, index: place }: TreeMove,
) {
  const siblings = parent === null ? items : (index.get(Number(parent))?.item.children ?? [])
  return siblings.filter((department) => department.id !== id)[place]?.id ?? null
}

/** The sibling that a department stands before now; null where it is the last. */
export function nextSibling(
  items: readonly DepartmentItem[],
  index: DepartmentIndex,
  id: number,
): number | null {
  const siblings = index.get(id)?.parent?.children ?? items
  return siblings[siblings.findIndex((department) => department.id === id) + 1]?.id ?? null
}

/** The level in words. */
export function levelLabel(level: number): string {
  const labels: Readonly<Record<number, string>> = departmentLevelLabels
  return labels[level] ?? `Cấp ${level}`
}
