import type { FilterScalar } from '@nhansu/ui/filter-popover/filter-model.ts'
import { TreeSelect } from '@nhansu/ui/tree-select/tree-select.tsx'
import { useQueries } from '@tanstack/react-query'
import { references } from '#web/kit/references/references.ts'
import { treeOption } from '#web/kit/references/tree-option.ts'

interface UnitSelectProps {
  value: number | null
  onValueChange: (id: number | null) => void
}

/** One unit with all below it, or all of them. */
export function UnitSelect({ value, onValueChange }: UnitSelectProps) {
  const [nodes = []] = useQueries({ queries: [references.departments.tree()] }).map(({ data }) => data)
  return (
    <TreeSelect<FilterScalar>
      label="Đơn vị"
      placeholder="Tất cả đơn vị"
      options={nodes.map(treeOption)}
      value={value}
      onValueChange={(id) => onValueChange(id === null ? null : Number(id))}
    />
  )
}
