import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Scrolls a row of tabs sideways so far that the chosen one can be seen: a choice may come by the address, out of sight. Each
 * choice scrolls once, so that whoever scrolls on is left alone, and again where the row or a tab gets another width: counts
 * arrive later than the tabs that they stand in, and a page that grows takes room for its scroll bar.
 *
 * @returns the row, and whether what holds it has not room for all of its tabs
 */
export function useTabRow(): [row: RefObject<HTMLDivElement | null>, isCut: boolean] {
  const [isCut, setCut] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const seen = useRef<Element>(null)
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('[data-state="active"]')
    if (!row.current || !chosen || chosen === seen.current) return
    seen.current = chosen
    bringIntoView(row.current, chosen)
  })
  useLayoutEffect(() => {
    const tabs = row.current
    if (!tabs) return undefined
    const widths = new ResizeObserver(() => {
      if (seen.current?.isConnected) bringIntoView(tabs, seen.current)
      // Against the whole room: the button that comes with a row that is cut must not keep it so.
      setCut(tabs.scrollWidth > (tabs.parentElement?.clientWidth ?? 0))
    })
    for (const element of [tabs, ...tabs.children]) widths.observe(element)
    const newTabs = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) widths.observe(node)
    })
    newTabs.observe(tabs, { childList: true })
    return () => {
      newTabs.disconnect()
      widths.disconnect()
    }
  }, [])
  return [row, isCut]
}

/** The end of a row that is cut fades away, in px. */
const fade = 32

// By hand and not by `scrollIntoView`, which would move the page as well.
function bringIntoView(row: HTMLElement, chosen: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
  if (inner.right > outer.right - fade) row.scrollLeft += inner.right - outer.right + fade
}
