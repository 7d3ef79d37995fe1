import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import type { FilterScalar, FilterTreeNode } from '@nhansu/ui/filter-popover/filter-model.ts'
import { TreeSelect } from '@nhansu/ui/tree-select/tree-select.tsx'
import type { TreeOption } from '@nhansu/ui/tree-select/tree-option.ts'
import { useQueries } from '@tanstack/react-query'
import type { FocusEventHandler, ReactNode, Ref } from 'react'
import { type ReferenceName, references } from './references.ts'

interface ReferenceFieldProps {
  name: ReferenceName
  label: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  value: FilterScalar | null
  onValueChange: (value: FilterScalar | null) => void
  onBlur: FocusEventHandler<HTMLElement>
  ref: Ref<HTMLInputElement>
}

/** A field that points at a record of another resource: one of a list, or a node of a tree. */
export function ReferenceField({ name, ...field }: ReferenceFieldProps) {
  const [choices] = useQueries({ queries: [references[name]()] }).map(({ data }) => data)
  if (choices?.kind === 'tree') return <TreeSelect {...field} options={choices.nodes.map(treeOption)} />
  const options = choices && 'options' in choices ? choices.options : []
  return <Combobox {...field} options={options} />
}

function treeOption({ id, label, children = [] }: FilterTreeNode): TreeOption<FilterScalar> {
  return { value: id, label, children: children.map(treeOption) }
}
