import { useEffect, useEffectEvent } from 'react'

/**
 * Listens for Ctrl K (⌘ K) on the whole page, in fields as well: there the keys mean nothing else.
 *
 * @param onPress opens or closes the palette
 */
export function useCommandKey(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.isComposing || event.repeat) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
