import type { Data, Schemas } from '@nhansu/sdk/contract'
import type { FilterDefinition, FilterTreeNode } from '@nhansu/ui/filter-popover/filter-model.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** Other resources that a filter or a field of a form may point at. */
export type ReferenceName = keyof typeof references

/** How the choices of each reference are fetched and named. Make the options while rendering: they are the company's. */
export const references = {
  departments: () =>
    queryOptions({ ...query('departments.list', { query: { recursive: true } }), select: departmentTree }),
  positions: () =>
    queryOptions({
      ...query('positions.list', { query: { active: true, sort: 'name' } }),
      select: positionChoices,
    }),
  users: () =>
    queryOptions({ ...query('accounts.list', { query: { sort: 'full_name' } }), select: userChoices }),
}

function departmentTree({ departments }: Data<'departments.list'>): FilterDefinition {
  return { kind: 'tree', nodes: departments.map(unitNode) }
}

function unitNode({ id, name, children = [] }: Schemas['Department']): FilterTreeNode {
  return { id, label: name, children: children.map(unitNode) }
}

function positionChoices({ positions }: Data<'positions.list'>): FilterDefinition {
  return { kind: 'multi-select', options: positions.map(({ id, name }) => ({ value: id, label: name })) }
}

function userChoices({ accounts }: Data<'accounts.list'>): FilterDefinition {
  const options = accounts.map(({ id, full_name, login }) => ({
    value: id,
    label: `${full_name} (${login})`,
  }))
  return { kind: 'multi-select', options }
}
