import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a row of tabs sideways so far that the chosen one can be seen: a choice may come by the address, out of sight. Each
 * choice scrolls once, so that whoever scrolls on is left alone.
 *
 * @returns for the row
 */
export function useChosenInView(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef<Element>(null)
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('[data-state="active"]')
    if (!row.current || !chosen || chosen === seen.current) return
    seen.current = chosen
    const [outer, inner] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    // By hand and not by `scrollIntoView`, which would move the page as well.
    if (inner.left < outer.left) row.current.scrollLeft -= outer.left - inner.left
    if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right
  })
  return row
}
