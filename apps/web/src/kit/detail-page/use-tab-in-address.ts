import { useSearchParams } from 'react-router-dom'

/**
 * The chosen tab, kept in the address: Back, a refresh and a shared link find it again.
 *
 * @param ids the tabs there are; the first one shows where the address names none of them, and is left out of it
 * @param key the name in the address. Default: 'tab'
 */
export function useTabInAddress(ids: readonly string[], key = 'tab') {
  const [search, setSearch] = useSearchParams()
  const named = search.get(key)
  const [first = ''] = ids
  const tab = named !== null && ids.includes(named) ? named : first
  const setTab = (id: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === first) next.delete(key)
        else next.set(key, id)
        return next
      },
      // Tabs are views of one page: Back leaves the page instead of walking through them again.
      { replace: true },
    )
  return [tab, setTab] as const
}
