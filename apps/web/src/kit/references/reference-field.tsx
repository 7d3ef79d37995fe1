import type { FilterScalar } from '@nhansu/ui/filter-popover/filter-model.ts'
import { TreeSelect } from '@nhansu/ui/tree-select/tree-select.tsx'
import { useQueries } from '@tanstack/react-query'
import type { FocusEventHandler, ReactNode, Ref } from 'react'
import { ReferencePicker } from './reference-picker.tsx'
import { isSearched, type ReferenceName, references, type TreeName } from './references.ts'
import type { Choice } from './searched-reference.ts'
import { treeOption } from './tree-option.ts'

interface ReferenceFieldProps {
  name: ReferenceName
  label: string
  placeholder?: string
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  readOnly?: boolean
  id?: string
  value: number | null
  onValueChange: (value: number | null) => void
  onBlur?: FocusEventHandler<HTMLElement>
  ref?: Ref<HTMLInputElement>
  /** Names that are at hand already. */
  known?: readonly Choice[] | undefined
}

/** A field that points at a record of another resource: one that is searched for, or a node of a tree. */
export function ReferenceField({ name, known, ...field }: ReferenceFieldProps) {
  return isSearched(name) ? (
    <ReferencePicker reference={name} known={known} {...field} />
  ) : (
    <TreeField name={name} {...field} />
  )
}

function TreeField({
  name,
  onValueChange,
  ...field
}: Omit<ReferenceFieldProps, 'name' | 'known'> & { name: TreeName }) {
  const [nodes = []] = useQueries({ queries: [references[name].tree()] }).map(({ data }) => data)
  return (
    <TreeSelect<FilterScalar>
      {...field}
      options={nodes.map(treeOption)}
      // The nodes of a tree of records are told apart by their ids.
      onValueChange={(id) => onValueChange(id === null ? null : Number(id))}
    />
  )
}
