import { useSyncExternalStore } from 'react'
import { keepViewChoices, readViewChoices, type ViewChoices } from '../view-choices.ts'

let choices = readViewChoices(globalThis.document?.cookie ?? '')
const listeners = new Set<() => void>()

function choose(changes: Partial<ViewChoices>): void {
  choices = { ...choices, ...changes }
  keepViewChoices(choices)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the app looks in this browser, and the way to change it. */
export function useViewChoices(): [ViewChoices, (changes: Partial<ViewChoices>) => void] {
  return [useSyncExternalStore(subscribe, () => choices), choose]
}
