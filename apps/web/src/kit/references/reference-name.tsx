import type { FilterTreeNode } from '@nhansu/ui/filter-popover/filter-model.ts'
import { useQueries } from '@tanstack/react-query'
import {
  isSearched,
  type ReferenceName as Name,
  references,
  type SearchedName,
  type TreeName,
} from './references.ts'
import { GONE, useNames } from './use-names.ts'

interface ReferenceNameProps<Of extends Name = Name> {
  name: Of
  id: number
}

/** What a reference points at, by the name under which it is chosen. */
export function ReferenceName({ name, id }: ReferenceNameProps) {
  return isSearched(name) ? <RecordName name={name} id={id} /> : <NodeName name={name} id={id} />
}

/** The same for several records. */
export function RecordNames({ name, ids }: { name: SearchedName; ids: readonly number[] }) {
  return useNames(name, ids)
    .map(({ label }) => label)
    .join(', ')
}

function RecordName({ name, id }: ReferenceNameProps<SearchedName>) {
  return useNames(name, [id])[0]?.label
}

function NodeName({ name, id }: ReferenceNameProps<TreeName>) {
  const [label] = useQueries({ queries: [references[name].tree()] }).map(({ data = [], isPending }) =>
    isPending ? '…' : (labelIn(data, id) ?? GONE),
  )
  return label
}

function labelIn(nodes: readonly FilterTreeNode[], id: number): string | undefined {
  for (const node of nodes) {
    const label = node.id === id ? node.label : labelIn(node.children ?? [], id)
    if (label !== undefined) return label
  }
  return undefined
}
