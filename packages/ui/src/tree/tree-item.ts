/** What identifies a node to the caller. */
export type TreeId = string | number

/** One node: a department with the departments under it. `data` is whatever the caller wants to find again. */
export interface TreeItem<Data = unknown> {
  id: TreeId
  label: string
  /** The nodes below. Absent with `hasChildren`: they are loaded when the node is opened. */
  children?: ReadonlyArray<TreeItem<Data>>
  hasChildren?: boolean
  data?: Data
}

/** Where a node is to stand: under `parent` (null: at the top), before the child that has `index` without it. */
export interface TreeMove {
  id: TreeId
  parent: TreeId | null
  index: number
}
