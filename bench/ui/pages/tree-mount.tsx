import { applyTheme } from '@nhansu/ui/theme/theme-attributes.ts'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** What the driving script finds on `window`. */
export interface TreeProbe {
  /** Milliseconds from the start of the drawing to the paint of the first rows. */
  firstPaint: Promise<number>
  /** Milliseconds from the next click or key to the paint of a row with this text. */
  untilShown: (text: string) => Promise<number>
  /** The longest task so far, in milliseconds; asking begins anew. */
  longestTask: () => number
}

declare global {
  interface Window {
    treeProbe?: TreeProbe
  }
}

/** Draws one tree alone in a light page, and measures. */
export function mountTree(tree: ReactNode) {
  applyTheme('light', 'comfortable')
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })
  const place = document.body.appendChild(document.createElement('main'))
  // In a task of its own: reading the scripts is no part of drawing the tree.
  const firstPaint = new Promise<number>((resolve) => {
    setTimeout(() => {
      longest = 0
      const start = performance.now()
      createRoot(place).render(tree)
      void painted((text) => text !== '').then((time) => resolve(time - start))
    }, 500)
  })
  window.treeProbe = {
    firstPaint,
    untilShown: async (text) => {
      const since = await nextInput()
      return (await painted((shown) => shown.includes(text))) - since
    },
    longestTask: () => {
      const before = longest
      longest = 0
      return before
    },
  }
}

function nextInput(): Promise<number> {
  return new Promise((resolve) => {
    for (const kind of ['click', 'keydown'])
      addEventListener(kind, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })
}

/** The second frame after what is waited for stands in a row: the first one's callback runs before it is painted. */
function painted(isThere: (text: string) => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const rows = document.querySelectorAll('[role="treeitem"]')
      const shown = Array.from(rows, (row) => row.textContent).join('\n')
      if (isThere(shown)) requestAnimationFrame(() => requestAnimationFrame(resolve))
      else requestAnimationFrame(look)
    }
    look()
  })
}
