import { type RefObject, useEffect } from 'react'

/** Arrow keys between the cells of a table that is a grid; they are loaded for such a table alone. */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined
    const ending = new AbortController()
    const begin = async () => {
      const { followGridKeys } = await import('./grid-keys.ts')
      if (ending.signal.aborted || !table.current) return
      ending.signal.addEventListener('abort', followGridKeys(table.current))
    }
    // Without them every cell is still reached by Tab.
    void begin().catch(() => undefined)
    return () => ending.abort()
  }, [table, wanted])
}
