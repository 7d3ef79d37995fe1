import { useState } from 'react'

/** Questions that the taker has marked to come back to; they outlive a reload of the tab. */
export function useMarked(attemptId: number): [ReadonlySet<number>, (slot: number) => void] {
  const place = `nhansu.exam-marked.${attemptId}`
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set(kept(place)))
  const toggle = (slot: number) => {
    const now = new Set(marked)
    if (!now.delete(slot)) now.add(slot)
    setMarked(now)
    try {
      sessionStorage.setItem(place, JSON.stringify([...now]))
    } catch {
      // Then a reload forgets them.
    }
  }
  return [marked, toggle]
}

function kept(place: string): number[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(found) ? found.filter((slot) => typeof slot === 'number') : []
  } catch {
    return []
  }
}
