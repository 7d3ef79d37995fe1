import { useSearch } from '#web/kit/screen/use-address.ts'

/**
 * The chosen tab, kept in the address: Back, a refresh and a shared link find it again.
 *
 * @param ids the tabs there are; the first one shows where the address names none of them, and is left out of it
 * @param key the name in the address. Default: 'tab'
 */
export function useTabInAddress(ids: readonly string[], key = 'tab') {
  const [search, setSearch] = useSearch()
  const named = search.get(key)
  const [first = ''] = ids
  const tab = named !== null && ids.includes(named) ? named : first
  const setTab = (id: string) =>
    // Tabs are views of one page: Back leaves the page instead of walking through them again.
    setSearch((next) => {
      if (id === first) next.delete(key)
      else next.set(key, id)
      return next
    }, true)
  return [tab, setTab] as const
}
