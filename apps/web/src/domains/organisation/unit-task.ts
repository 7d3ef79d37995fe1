/** Where a unit is to go: under which unit, before which sibling (null: last). */
export interface UnitGoal {
  parentId: number | null
  beforeId: number | null
}

/** What is being done to a unit, in a dialog over the screen. */
export type UnitTask =
  | { kind: 'create'; parentId: number | null }
  | { kind: 'edit' | 'merge' | 'close' | 'reopen' | 'history'; id: number }
  | { kind: 'move'; id: number; goal?: UnitGoal }
