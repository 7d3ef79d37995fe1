import { isDate } from '@nhansu/ui/format/date.ts'

/** What the report is asked for, as the address says it. */
export interface ReportAddress {
  /** Days between which the exams opened; null for any. */
  from: string | null
  to: string | null
  /** A group of papers; null for all. */
  categoryId: number | null
}

const keys = { from: 'from', to: 'to', categoryId: 'category_id' } as const satisfies Record<
  keyof ReportAddress,
  string
>

const dayOf = (text: string | null) => (text !== null && isDate(text) ? text : null)

/** What an address asks for; what it does not understand counts as absent. */
export function readReportAddress(search: URLSearchParams): ReportAddress {
  const id = Number(search.get(keys.categoryId))
  return {
    from: dayOf(search.get(keys.from)),
    to: dayOf(search.get(keys.to)),
    categoryId: Number.isSafeInteger(id) && id > 0 ? id : null,
  }
}

/** The address that asks for this; what is not the report's own stays. */
export function writeReportAddress(address: ReportAddress, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [field, key] of Object.entries(keys)) {
    // Every key of the table is a field of the address.
    const value = address[field as keyof ReportAddress]
    if (value === null) after.delete(key)
    else after.set(key, String(value))
  }
  return after
}

/** What the call of the report takes, out of what the address says. */
export function askedOf({ from, to, categoryId }: ReportAddress) {
  return { ...(from && { from }), ...(to && { to }), ...(categoryId && { category_id: categoryId }) }
}
