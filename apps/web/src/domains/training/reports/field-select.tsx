import type { FilterScalar } from '@nhansu/ui/filter-popover/filter-model.ts'
import { TreeSelect } from '@nhansu/ui/tree-select/tree-select.tsx'
import { useQuery } from '@tanstack/react-query'
import { references } from '#web/kit/references/references.ts'
import { treeOption } from '#web/kit/references/tree-option.ts'

interface FieldSelectProps {
  value: number | null
  onValueChange: (id: number | null) => void
}

/** One field with all below it, or all of them. */
export function FieldSelect({ value, onValueChange }: FieldSelectProps) {
  const { data: nodes = [] } = useQuery(references.fields.tree())
  return (
    <TreeSelect<FilterScalar>
      label="Lĩnh vực"
      placeholder="Tất cả lĩnh vực"
      options={nodes.map(treeOption)}
      value={value}
      onValueChange={(id) => onValueChange(id === null ? null : Number(id))}
    />
  )
}
