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
  fields: () => queryOptions({ ...query('fields.list'), select: ({ fields }) => fieldTree(fields) }),
  certificateGroups: () =>
    queryOptions({
      ...query('certificateGroups.list'),
      select: ({ certificate_groups }) => choicesOf(certificate_groups),
    }),
  contractTypes: () =>
    queryOptions({
      ...query('contractTypes.list'),
      select: ({ contract_types }) => choicesOf(contract_types),
    }),
}

function departmentTree({ departments }: Data<'departments.list'>): FilterDefinition {
  return { kind: 'tree', nodes: departments.map(unitNode) }
}

function unitNode({ id, name, children = [] }: Schemas['DepartmentNode']): FilterTreeNode {
  return { id, label: name, children: children.map(unitNode) }
}

function positionChoices({ positions }: Data<'positions.list'>): FilterDefinition {
  return choicesOf(positions)
}

function choicesOf(rows: readonly { id: number; name: string }[]): FilterDefinition {
  return { kind: 'multi-select', options: rows.map(({ id, name }) => ({ value: id, label: name })) }
}

/** Fields come flat, each after the one above it. */
function fieldTree(fields: readonly Schemas['Field'][]): FilterDefinition {
  const below = Map.groupBy(fields, ({ parent_id }) => parent_id)
  const nodesUnder = (id: number | null): FilterTreeNode[] =>
    (below.get(id) ?? []).map((field) => ({
      id: field.id,
      label: field.name,
      children: nodesUnder(field.id),
    }))
  return { kind: 'tree', nodes: nodesUnder(null) }
}

function userChoices({ accounts }: Data<'accounts.list'>): FilterDefinition {
  const options = accounts.map(({ id, full_name, login }) => ({
    value: id,
    label: `${full_name} (${login})`,
  }))
  return { kind: 'multi-select', options }
}
