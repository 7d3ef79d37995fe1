import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Other rows begin at their top; the same rows, loaded again, stay where the reader is.
 *
 * @param asked what is asked of the rows, as text
 */
export function useScrollToTop(area: RefObject<HTMLElement | null>, asked: string, rows: unknown) {
  const answered = useRef({ asked, rows })
  // Asking the browser where the rows stand would make it lay out the new ones first.
  const scrolled = useRef(false)
  useEffect(() => {
    const element = area.current
    const note = () => {
      scrolled.current = true
    }
    element?.addEventListener('scroll', note, { passive: true })
    return () => element?.removeEventListener('scroll', note)
  }, [area])
  useLayoutEffect(() => {
    if (rows === answered.current.rows) return
    if (asked !== answered.current.asked && scrolled.current && area.current) {
      area.current.scrollTo({ top: 0 })
      scrolled.current = false
    }
    answered.current = { asked, rows }
  }, [area, asked, rows])
}
