import type { FilterDefinition, FilterTreeNode } from '@nhansu/ui/filter-popover/filter-model.ts'
import { useQueries } from '@tanstack/react-query'
import { type ReferenceName as Name, references } from './references.ts'

interface ReferenceNameProps {
  name: Name
  id: number
}

/** What a reference points at, by the name under which it is chosen. */
export function ReferenceName({ name, id }: ReferenceNameProps) {
  const [choices, loading] = useQueries({ queries: [references[name]()] }).map(({ data, isPending }) =>
    isPending ? '…' : data && nameIn(data, id),
  )
  return choices ?? loading ?? 'Không còn trong danh mục'
}

function nameIn(choices: FilterDefinition, id: number): string | undefined {
  if (choices.kind === 'tree') return labelIn(choices.nodes, id)
  return 'options' in choices ? choices.options.find(({ value }) => value === id)?.label : undefined
}

function labelIn(nodes: readonly FilterTreeNode[], id: number): string | undefined {
  for (const node of nodes) {
    const label = node.id === id ? node.label : labelIn(node.children ?? [], id)
    if (label !== undefined) return label
  }
  return undefined
}
