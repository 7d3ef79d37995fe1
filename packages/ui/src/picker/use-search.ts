import { useState } from 'react'

/** Whether a list is open, and what is being searched for in it. */
export interface Search {
  open: boolean
  setOpen: (open: boolean) => void
  /** What was typed; null while the field shows its value. */
  typed: string | null
  setTyped: (typed: string | null) => void
  /** What to look for, in composed letters: empty shows everything. */
  query: string
}

/** The state of a search, kept apart from the list because what the list shows follows from it. */
export function useSearch(): Search {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  return { open, setOpen, typed, setTyped, query: typed?.normalize('NFC').trim() ?? '' }
}
