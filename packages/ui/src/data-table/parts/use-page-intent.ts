import { type RefObject, useEffect } from 'react'
import { useLatest } from './use-latest.ts'

interface PageIntent {
  page: number
  pages: number
  /** Told of each page that the pointer or focus comes to rest on; undefined when nobody asks. */
  onIntent: ((page: number) => void) | undefined
}

/** Notices which page a reader is about to ask for, so that an app can load it ahead. */
export function usePageIntent(area: RefObject<HTMLElement | null>, intent: PageIntent) {
  const latest = useLatest(intent)
  const listens = intent.onIntent !== undefined
  useEffect(() => {
    const element = area.current
    if (!element || !listens) return undefined
    const listening = new AbortController()
    const notice = ({ target }: Event) => {
      const { page, pages, onIntent } = latest.current
      const meant = target instanceof Element ? pageOf(target, page) : null
      if (meant !== null && meant !== page && meant >= 1 && meant <= pages) onIntent?.(meant)
    }
    for (const type of ['pointerover', 'focusin'])
      element.addEventListener(type, notice, { signal: listening.signal })
    return () => listening.abort()
  }, [area, latest, listens])
}

/** The numbers name their page; the arrows stand first and last. */
function pageOf(target: Element, page: number): number | null {
  const button = target.closest('nav button')
  if (!button) return null
  const buttons = [...(button.closest('nav')?.querySelectorAll('button') ?? [])]
  if (button === buttons[0]) return page - 1
  if (button === buttons.at(-1)) return page + 1
  const named = Number(button.textContent)
  return Number.isInteger(named) ? named : null
}
