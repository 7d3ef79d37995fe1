import type { Schemas } from '@nhansu/sdk/contract'
import { isDate } from '@nhansu/ui/format/date.ts'

type ReportListKey = Schemas['ReportListKey']

/** Which list is shown, of which days and of whom, as the address says it; it names nobody. */
export interface ListAddress {
  /** Null where all lists are offered; whether it is one is the server's to say. */
  list: ReportListKey | null
  from: string | null
  to: string | null
  unitId: number | null
  page: number
}

const keys = {
  list: 'danh-sach',
  from: 'tu-ngay',
  to: 'den-ngay',
  unitId: 'don-vi',
  page: 'trang',
} as const satisfies Record<keyof ListAddress, string>

const dayOf = (text: string | null) => (text !== null && isDate(text) ? text : null)
const numberOf = (text: string | null) =>
  Number.isSafeInteger(Number(text)) && Number(text) > 0 ? Number(text) : null

/** Reads the address; what is wrong counts as absent. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const list = search.get(keys.list)
  return {
    // The server refuses a name that is none of its lists, in words.
    list: list === null || !/^[a-z_]{1,40}$/.test(list) ? null : (list as ReportListKey),
    from: dayOf(search.get(keys.from)),
    to: dayOf(search.get(keys.to)),
    unitId: numberOf(search.get(keys.unitId)),
    page: numberOf(search.get(keys.page)) ?? 1,
  }
}

/** Writes it; foreign keys stay. */
export function writeListAddress(address: ListAddress, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const [field, key] of Object.entries(keys)) {
    // Every key of the table is a field of the address.
    const value = address[field as keyof ListAddress]
    if (value === null || (field === 'page' && value === 1)) search.delete(key)
    else search.set(key, String(value))
  }
  return search
}

/** What the calls take, out of what the address says. */
export function askedOf({ from, to, unitId }: ListAddress) {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(unitId && { department_id: unitId }),
  }
}
