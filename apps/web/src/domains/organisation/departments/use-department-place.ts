import { isDate } from '@nhansu/ui/format/date.ts'
import { useSearch } from '#web/kit/screen/use-address.ts'

/** What of the screen stands in its address, so that Back, a refresh and a shared link keep it. */
export function useDepartmentPlace() {
  const [search, setSearch] = useSearch()
  const set = (changes: Record<string, string | null>) =>
    setSearch((next) => {
      for (const [key, value] of Object.entries(changes))
        if (value === null) next.delete(key)
        else next.set(key, value)
      return next
    }, true)
  const asOf = search.get('as_of')
  const department = Number(search.get('unit'))
  return {
    view: search.get('view') === 'chart' ? ('chart' as const) : ('tree' as const),
    /** A past day; null for today. */
    asOf: asOf !== null && isDate(asOf) ? asOf : null,
    /** The department that is looked at. */
    departmentId: Number.isSafeInteger(department) && department > 0 ? department : null,
    withClosed: search.get('closed') === 'true',
    setView: (view: string) => set({ view: view === 'chart' ? view : null }),
    setAsOf: (day: string | null) => set({ as_of: day }),
    setDepartment: (id: number | null) => set({ unit: id === null ? null : String(id) }),
    /** Shows a department where it stands in the tree. */
    showInTree: (id: number) => set({ unit: String(id), view: null }),
    setWithClosed: (shown: boolean) => set({ closed: shown ? 'true' : null }),
  }
}
