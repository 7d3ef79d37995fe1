import type { FilterScalar, FilterTreeNode } from '@nhansu/ui/filter-popover/filter-model.ts'
import type { TreeOption } from '@nhansu/ui/tree-select/tree-option.ts'

/** A node of a tree of records as a choice, with what hangs below it. */
export function treeOption({ id, label, children = [] }: FilterTreeNode): TreeOption<FilterScalar> {
  return { value: id, label, children: children.map(treeOption) }
}
