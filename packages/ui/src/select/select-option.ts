/** One choice of a list. */
export interface SelectOption<Value extends string | number = string> {
  value: Value
  /** What the reader sees. */
  label: string
  /** A second, softer line: a code, an address. */
  description?: string
  disabled?: boolean
}
