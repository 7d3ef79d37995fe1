/** A file as its row shows it: one that is chosen, on its way, or kept already. */
export interface FieldFile {
  /** Tells it from the others: its id, or one made up while it has none. */
  key: string
  name: string
  /** Bytes. */
  size?: number
  /** Where it can be opened. */
  href?: string
  /** 0 to 100 while it is on its way; absent before and after. */
  progress?: number
  /** Why it did not get through, and what to do. */
  error?: string
}
