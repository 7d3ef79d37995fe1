import { useEffect, useEffectEvent } from 'react'

const elsewhere =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="listbox"]'

/**
 * Listens for Ctrl Z (⌘ Z) on the page, outside of fields, which take back what was typed in them by themselves.
 *
 * @param onPress takes the last step back; tells whether there was one
 */
export function useUndoKey(onPress: () => boolean): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return
      if (press()) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
