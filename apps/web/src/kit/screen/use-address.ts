import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Makes the next query of an address out of the one before, which it may change. */
type NextSearch = (before: URLSearchParams) => URLSearchParams

/**
 * The query of the screen's address, and a way to change it that loses nothing: a change is made to what was asked for
 * last, which may not be drawn yet, where the router's own knows only what is drawn.
 *
 * @returns the query as it is drawn, and the way to the next one; with `replace` it writes over the current history entry
 */
export function useSearch(): [URLSearchParams, (next: NextSearch, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = useRef(search)
  useEffect(() => {
    asked.current = search
  }, [search])
  const change = (next: NextSearch, replace = false) => {
    asked.current = next(new URLSearchParams(asked.current))
    setSearch(asked.current, { replace })
  }
  return [search, change]
}

/**
 * What a screen is asked for, as its address says it: Back leaves the screen, a refresh and a shared link ask the same.
 *
 * @param read what an address asks for
 * @param write the address that asks for this; what is not the screen's own stays in it
 * @returns what is asked for, the way to change a part of it, and the query that is drawn, for links
 */
export function useAddress<Address extends object>(
  read: (search: URLSearchParams) => Address,
  write: (address: Address, before: URLSearchParams) => URLSearchParams,
): [Address, (changed: Partial<Address>) => void, URLSearchParams] {
  const [search, setSearch] = useSearch()
  const change = (changed: Partial<Address>) =>
    setSearch((before) => write({ ...read(before), ...changed }, before), true)
  return [read(search), change, search]
}
