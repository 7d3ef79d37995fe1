import { type RefObject, useLayoutEffect, useRef } from 'react'

type Wanted = { kind: 'control'; name: string } | { kind: 'last' } | { kind: 'stay'; element: Element | null }

const FIELD = 'input:not([type="hidden"]), select, textarea, button'

/**
 * Keeps a reader's keys where the work is while rows come, go and move: a browser lets go of what is focused when its
 * element is moved or removed.
 */
export function useRowFocus(area: RefObject<HTMLElement | null>) {
  const wanted = useRef<Wanted | null>(null)
  useLayoutEffect(() => {
    const now = wanted.current
    if (!now || !area.current) return
    wanted.current = null
    targetOf(now, area.current)?.focus()
  })
  return {
    /** Focus goes to a button by its `data-control`, once the rows have changed. */
    control: (name: string) => void (wanted.current = { kind: 'control', name }),
    /** Focus goes to the first field of the row that is being added. */
    lastRow: () => void (wanted.current = { kind: 'last' }),
    /** Focus stays on what has it, wherever its row goes. */
    stay: () => void (wanted.current = { kind: 'stay', element: document.activeElement }),
  }
}

function targetOf(wanted: Wanted, area: HTMLElement): HTMLElement | null | undefined {
  switch (wanted.kind) {
    case 'control': {
      const controls = [...area.querySelectorAll<HTMLElement>('[data-control]')]
      return controls.find(({ dataset }) => dataset['control'] === wanted.name)
    }
    case 'last':
      return [...area.querySelectorAll('[data-fields]')].at(-1)?.querySelector<HTMLElement>(FIELD)
    case 'stay': {
      const { element } = wanted
      if (!(element instanceof HTMLElement)) return null
      // The first row cannot go up any more: its other way takes the place of a button that is off.
      const off = element.matches(':disabled, [aria-disabled="true"]')
      return off ? element.parentElement?.querySelector<HTMLElement>('button:not(:disabled)') : element
    }
    default:
      return wanted satisfies never
  }
}
