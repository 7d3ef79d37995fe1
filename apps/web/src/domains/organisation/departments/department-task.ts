/** Where a department is to go: under which department, before which sibling (null: last). */
export interface DepartmentGoal {
  parentId: number | null
  beforeId: number | null
}

/** What is being done to a department, in a dialog over the screen. */
export type DepartmentTask =
  | { kind: 'create'; parentId: number | null }
  | { kind: 'edit' | 'merge' | 'close' | 'reopen' | 'history'; id: number }
  | { kind: 'move'; id: number; goal?: DepartmentGoal }
