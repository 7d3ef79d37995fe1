import { isFreeKey } from '#web/kit/screen/free-key.ts'

/** What a key means on any screen; undefined for one that belongs to a field, a dialog, or nobody. */
export function pageKey(event: KeyboardEvent): 'search' | 'help' | undefined {
  return isFreeKey(event) ? { '/': 'search' as const, '?': 'help' as const }[event.key] : undefined
}
