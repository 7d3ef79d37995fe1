import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds now. For what must be another element on a small window; a mere look belongs in CSS.
 *
 * @param query one of `media`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
