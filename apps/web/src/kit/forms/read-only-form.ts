import { createContext, useContext } from 'react'

/** True around a form that is only read: its fields are locked. */
export const ReadOnlyForm = createContext(false)

/** True inside a form that is only read. */
export function useReadOnlyForm(): boolean {
  return useContext(ReadOnlyForm)
}
