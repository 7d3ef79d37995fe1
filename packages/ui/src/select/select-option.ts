/** One choice of a list. */
export interface SelectOption<Value extends string | number = string> {
  value: Value
  /** What the reader sees. */
  label: string
  /** A second, softer line: a code, an address. */
  description?: string
  /** Names the choices that stand together: a unit over its positions. Those of one group follow each other. */
  group?: string
  disabled?: boolean
}
