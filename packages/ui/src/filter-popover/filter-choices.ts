import { foldVietnamese, matchesFolded } from '#ui/format/fold-vietnamese.ts'
import type { FilterDefinition, FilterScalar, FilterTreeNode } from './filter-model.ts'

/** One line of a list of choices. */
export interface FilterChoice {
  value: FilterScalar
  label: string
  /** How deep it stands in a tree; 0 at the top and in plain lists. */
  depth: number
}

/** The choices of a select or a tree, one a line, parents before what stands under them. */
export function choicesOf(definition: FilterDefinition): readonly FilterChoice[] {
  if (definition.kind === 'tree') return flatten(definition.nodes, 0)
  if (definition.kind === 'select' || definition.kind === 'multi-select')
    return definition.options.map((option) => ({ ...option, depth: 0 }))
  return []
}

/** The choices that match what is typed, marks and order of words aside. */
export function matchingChoices(choices: readonly FilterChoice[], query: string): readonly FilterChoice[] {
  if (query.trim() === '') return choices
  return choices.filter(({ label }) => matchesFolded(foldVietnamese(label), query))
}

function flatten(nodes: readonly FilterTreeNode[], depth: number): FilterChoice[] {
  return nodes.flatMap(({ id, label, children = [] }) => [
    { value: id, label, depth },
    ...flatten(children, depth + 1),
  ])
}

/** The ids and all that stands under them: what a filter on a tree means. */
export function withDescendants(
  nodes: readonly FilterTreeNode[],
  ids: ReadonlySet<FilterScalar>,
  inside = false,
): FilterScalar[] {
  return nodes.flatMap(({ id, children = [] }) => {
    const meant = inside || ids.has(id)
    return [...(meant ? [id] : []), ...withDescendants(children, ids, meant)]
  })
}
