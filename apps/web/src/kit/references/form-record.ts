import { createContext } from 'react'
import type { Choice } from './searched-reference.ts'

type Fields = Readonly<Record<string, unknown>>

/** The record that a form changes, for fields whose words stand in it; a new one has none. */
export const FormRecord = createContext<Fields | undefined>(undefined)

/** What a record says of the one that it points at: a reader who may not see that other list still reads its name. */
export function nameInRecord(
  record: Fields | undefined,
  field: string,
  nameField: string | undefined,
): Choice[] {
  const value = record?.[field]
  const label = nameField === undefined ? undefined : record?.[nameField]
  return typeof value === 'number' && typeof label === 'string' ? [{ value, label }] : []
}
