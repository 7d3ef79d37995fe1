import { inWords } from '../../../record-history/in-words.ts'
import { fileFields } from './file-fields.ts'

/** A change of one field as it is kept, or as a job change made it. */
export interface KeptChange {
  path: string
  /** The path without the id of the row. */
  field: string
  old_value: unknown
  new_value: unknown
}

/** A change in the words of its field; a dotted one without its values. */
export function told<Kept extends KeptChange>({ field, old_value, new_value, ...change }: Kept) {
  const { label = change.path, isDotted = true, words } = fileFields().get(field) ?? {}
  const known = { ...change, label, is_dotted: isDotted }
  if (isDotted) return known
  return { ...known, old_value: inWords(old_value, words), new_value: inWords(new_value, words) }
}
