import { useCallback } from 'react'

/**
 * Lets a keyboard reach an area exactly while there is something to scroll in it (WCAG 2.1.1): a stop of Tab that
 * does nothing would only be in the way.
 *
 * @returns a ref for the element that scrolls
 */
export function useScrollStop() {
  return useCallback((area: HTMLElement | null) => {
    if (area === null) return undefined
    const measure = () => {
      if (area.scrollHeight > area.clientHeight) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(area)
    for (const child of area.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
}
