import type { TreeOption } from './tree-option.ts'

/** The tree that is chosen from. */
export interface TreeSourceProps<Value extends string | number> {
  /** The roots of the tree; any depth. Keep the array while the tree is the same: it is indexed once. */
  options: ReadonlyArray<TreeOption<Value>>
}
