import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How wide an element is, in whole pixels, before the first paint and whenever it changes.
 *
 * @returns 0 until it stands on the page
 */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return undefined
    const look = () => setWidth(Math.floor(element.clientWidth))
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [of])
  return width
}
