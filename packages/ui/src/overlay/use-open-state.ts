import { useState } from 'react'
import type { OpenState } from './open-state.ts'

/**
 * The open state of a part that must know it: the caller's where the caller keeps one, else its own.
 *
 * @returns whether it is open, and what asks for a change
 */
export function useOpenState({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenState): [open: boolean, setOpen: (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen)
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return [open ?? own, setOpen]
}
