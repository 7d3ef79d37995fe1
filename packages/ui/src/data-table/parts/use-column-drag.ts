import { type RefObject, useEffect } from 'react'
import { whenIdle } from '#ui/overlay/when-idle.ts'
import type { ColumnDrag } from './column-drag.ts'

/**
 * Lets a header be dragged beside another one, as soon as the page has come to rest; the same is done from the column's
 * menu by keys.
 */
export function useColumnDrag(
  cell: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  column: ColumnDrag,
) {
  const { table, id, onPlace } = column
  useEffect(() => {
    const ending = new AbortController()
    const begin = async () => {
      const { dragColumn } = await import('./column-drag.ts')
      if (ending.signal.aborted || !cell.current || !handle.current) return
      const end = dragColumn(cell.current, handle.current, { table, id, onPlace })
      ending.signal.addEventListener('abort', end)
    }
    const forget = whenIdle(() => void begin().catch(() => undefined))
    return () => {
      forget()
      ending.abort()
    }
  }, [cell, handle, table, id, onPlace])
}
