import { type RefObject, useLayoutEffect, useState } from 'react'
import { clearOf } from '#ui/overlay/keep-clear.ts'
import type { ShownToast } from '../toast-store.ts'
import { type ToastPlace, toastPlace } from './toast-place.ts'

/**
 * Keeps toasts where they cover nothing that is used next, as long as any of them stands: layers open, bars come, pages
 * scroll meanwhile. Where a modal layer leaves no room, trouble and ways back stand over its head, because they are of
 * no use later.
 * @returns 'waiting' where good news alone has no room
 */
export function useToastPlace(
  area: RefObject<HTMLElement | null>,
  shown: readonly ShownToast[],
): ToastPlace | 'waiting' {
  const [place, setPlace] = useState<ToastPlace | 'waiting'>(corner)
  const isEmpty = !shown.some(({ open }) => open)
  const isUrgent = shown.some(isNeededNow)
  useLayoutEffect(() => {
    if (isEmpty) return undefined
    let frame = 0
    const look = () => setPlace((before) => same(before, placeNow(area.current, isUrgent)))
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    const page = new MutationObserver(later)
    page.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(later)
    if (area.current) sizes.observe(area.current)
    window.addEventListener('resize', later)
    // Layers slide in, and move nothing else while they do.
    document.addEventListener('animationend', later)
    document.addEventListener('scroll', later, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      page.disconnect()
      sizes.disconnect()
      window.removeEventListener('resize', later)
      document.removeEventListener('animationend', later)
      document.removeEventListener('scroll', later, { capture: true })
    }
  }, [area, isEmpty, isUrgent])
  return place
}

const corner: ToastPlace = { side: 'right', bottom: 16 }

/** What cannot wait until a layer is closed: trouble, and what offers to take something back. */
function isNeededNow({ open, tone, action }: ShownToast): boolean {
  return open && (tone === 'bad' || tone === 'warn' || action !== undefined)
}

function placeNow(area: HTMLElement | null, isUrgent: boolean): ToastPlace | 'waiting' {
  if (area === null) return corner
  const marked = [...document.querySelectorAll(clearOf)]
  const { innerWidth: width, innerHeight: height } = window
  const kept = marked.map((each) => each.getBoundingClientRect())
  const { offsetWidth, offsetHeight } = area
  const toasts = { width: offsetWidth, height: offsetHeight }
  const found = toastPlace({ window: { width, height }, toasts, kept })
  if (found) return found
  if (!marked.some((each) => each.matches('[data-keep-clear="modal"]'))) return corner
  return isUrgent ? { side: 'right', bottom: height - offsetHeight - corner.bottom } : 'waiting'
}

function same(before: ToastPlace | 'waiting', now: ToastPlace | 'waiting'): ToastPlace | 'waiting' {
  const isSame =
    before === now ||
    (before !== 'waiting' && now !== 'waiting' && before.side === now.side && before.bottom === now.bottom)
  return isSame ? before : now
}
