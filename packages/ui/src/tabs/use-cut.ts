import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a row of tabs has not room for all of them within what holds it.
 *
 * @param row the row that scrolls, which takes all the room of its parent
 */
export function useCut(row: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const tabs = row.current
    const frame = tabs?.parentElement
    if (!tabs || !frame) return undefined
    // Against the whole room: the button that comes with a row that is cut must not keep it so.
    const measure = () => setCut(tabs.scrollWidth > frame.clientWidth)
    const sizes = new ResizeObserver(measure)
    for (const element of [frame, ...tabs.children]) sizes.observe(element)
    const newTabs = new MutationObserver(() => {
      for (const element of tabs.children) sizes.observe(element)
      measure()
    })
    newTabs.observe(tabs, { childList: true })
    return () => {
      newTabs.disconnect()
      sizes.disconnect()
    }
  }, [row])
  return isCut
}
