import { useEffect, useState } from 'react'

const open = new Set<symbol>()
const listeners = new Set<() => void>()

/** True while a form somewhere on the page holds what is not saved yet. */
export function hasUnsavedWork(): boolean {
  return open.size > 0
}

/**
 * Calls the listener whenever a form begins to hold unsaved work, and at once where one does already.
 *
 * @returns the way to stop
 */
export function onUnsavedWork(listener: () => void): () => void {
  if (hasUnsavedWork()) listener()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The user has agreed to lose it: nothing asks again. */
export function discardUnsavedWork(): void {
  open.clear()
}

/**
 * Says that this form holds unsaved work. Leaving the page, closing the tab, switching company and signing out then
 * ask first, and a session that ends leaves the form in place.
 */
export function useUnsavedWork(unsaved: boolean): void {
  const [mark] = useState(() => Symbol('unsaved work'))
  useEffect(() => {
    if (!unsaved) return undefined
    open.add(mark)
    for (const listener of listeners) listener()
    const warn = (event: BeforeUnloadEvent) => {
      if (open.has(mark)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      open.delete(mark)
      removeEventListener('beforeunload', warn)
    }
  }, [mark, unsaved])
}
