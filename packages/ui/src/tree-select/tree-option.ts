/** One node of a tree of choices: a department with the departments under it. */
export interface TreeOption<Value extends string | number = string> {
  value: Value
  /** What the reader sees. */
  label: string
  /** A second, softer line: a code, how many people. */
  description?: string
  disabled?: boolean
  /** The nodes below, any depth. */
  children?: readonly TreeOption<Value>[]
}
