import { useEffect, useSyncExternalStore } from 'react'
import type { Row } from '#web/kit/resource/define-resource.ts'

/** A user as the list shows him. */
export type Account = Row<'accounts'>

/** What the screen of users is busy with, over its list. */
export type AccountTask =
  | { kind: 'create' }
  | { kind: 'edit' | 'reset' | 'end-sessions' | 'state' | 'hand-over'; account: Account }
  | { kind: 'link'; fullName: string; link: PasswordLink }

/** What opens the page where a password is set; the server does not keep it. */
export interface PasswordLink {
  token: string
  expires_at: string
  /** Where it goes by mail as well. */
  mailed_to: string | null
}

let current: AccountTask | undefined
const listeners = new Set<() => void>()

/** Begins a task, or with nothing goes back to the list. */
export function beginTask(task: AccountTask | undefined): void {
  current = task
  for (const tell of listeners) tell()
}

/** Goes back to the list, unless another task has followed this one. */
export function endTask(task: AccountTask): void {
  if (current === task) beginTask(undefined)
}

/**
 * The task under way. It stands outside of the screen because the list's actions are declared once, before there is a
 * screen; it ends with the screen.
 */
export function useAccountTask(): AccountTask | undefined {
  useEffect(() => () => beginTask(undefined), [])
  return useSyncExternalStore(subscribe, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => current
