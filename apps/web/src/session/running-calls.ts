import type { CallEvent } from '@nhansu/sdk'

/** What the progress bar shows: nothing, calls on their way, or that the last one failed. */
export type CallsState = 'idle' | 'running' | 'failed'

const running = new Set<unknown>()
const listeners = new Set<() => void>()
let state: CallsState = 'idle'

/** Hears of every call of the client. A call that was given up (another page, newer words) is no failure. */
export function watchCall(event: CallEvent): void {
  if (event.type === 'started') running.add(event.callId)
  if (event.type === 'succeeded' || event.type === 'failed') running.delete(event.callId)
  const failed = event.type === 'failed' && event.error?.kind !== 'aborted'
  const next = running.size > 0 ? 'running' : failed ? 'failed' : 'idle'
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export function subscribeToCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For `useSyncExternalStore`. */
export function callsState(): CallsState {
  return state
}
