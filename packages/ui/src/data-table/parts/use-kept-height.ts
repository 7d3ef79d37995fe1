import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What stands in place of rows takes as much room as they had: the pager must not jump when a filter finds nothing.
 *
 * @param holds true while a message stands in place of rows
 */
export function useKeptHeight(area: RefObject<HTMLElement | null>, holds: boolean) {
  const height = useRef(0)
  const held = useRef(holds)
  useLayoutEffect(() => {
    held.current = holds
    area.current?.style.setProperty('min-height', holds && height.current > 0 ? `${height.current}px` : '')
  }, [area, holds])
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!held.current) height.current = entry?.borderBoxSize[0]?.blockSize ?? 0
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])
}
