import { type RefObject, useEffect } from 'react'

interface Places {
  /** What scrolls. */
  scroll: RefObject<HTMLElement | null>
  /** What scrolls inside it. */
  content: RefObject<HTMLElement | null>
  /** Gets `data-hides-start` and `data-hides-end` while columns are out of view at that side. */
  frame: RefObject<HTMLElement | null>
}

/** Tells the stylesheet at which sides a table that scrolls sideways hides columns. */
export function useHiddenColumns({ scroll, content, frame }: Places) {
  useEffect(() => {
    const place = scroll.current
    const table = content.current
    if (!place || !table) return undefined
    const note = () => {
      const hidden = place.scrollWidth - place.clientWidth - place.scrollLeft
      frame.current?.toggleAttribute('data-hides-start', place.scrollLeft > 1)
      frame.current?.toggleAttribute('data-hides-end', hidden > 1)
    }
    const observer = new ResizeObserver(note)
    observer.observe(place)
    observer.observe(table)
    place.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      place.removeEventListener('scroll', note)
    }
  }, [scroll, content, frame])
}
