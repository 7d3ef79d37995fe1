import { type RefObject, useEffect } from 'react'

/** Gives a cell that is cut its whole text to hover, once the pointer is there: a title each would cost more. */
export function useWholeText(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = area.current
    element?.addEventListener('mouseover', tellWhole)
    return () => element?.removeEventListener('mouseover', tellWhole)
  }, [area])
}

function tellWhole({ target }: MouseEvent) {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent.trim() : ''
}
