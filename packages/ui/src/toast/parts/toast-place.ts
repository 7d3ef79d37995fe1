/** A place on the window, in px from its top and left. */
export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** What toasts need, and what is in their way. */
export interface PlaceQuestion {
  window: { width: number; height: number }
  /** How large the toasts are together. */
  toasts: { width: number; height: number }
  kept: readonly Box[]
}

/** At which edge toasts stand, and how far from the bottom of the window. */
export interface ToastPlace {
  side: 'right' | 'left'
  bottom: number
}

/** Between toasts and the edges of the window, and what they keep clear of. */
const margin = 16
const distance = 8

/**
 * Finds the lowest place for toasts that covers nothing of what is kept clear, at the right edge or else at the left one.
 * @returns undefined where there is none
 */
export function toastPlace({ window, toasts, kept }: PlaceQuestion): ToastPlace | undefined {
  for (const side of ['right', 'left'] as const) {
    const left = side === 'right' ? window.width - margin - toasts.width : margin
    const inTheWay = kept
      .filter((box) => box.left < left + toasts.width && box.right > left && box.bottom > box.top)
      .toSorted((one, other) => other.bottom - one.bottom)
    let floor = window.height - margin
    for (const box of inTheWay) {
      if (floor - toasts.height >= box.bottom + distance) break
      floor = Math.min(floor, box.top - distance)
    }
    if (floor - toasts.height >= margin) return { side, bottom: window.height - floor }
  }
  return undefined
}
