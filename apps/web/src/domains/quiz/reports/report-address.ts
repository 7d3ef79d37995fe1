/** What the report is asked for. */
export interface ReportAddress {
  /** YYYY-MM-DD */
  from?: string
  to?: string
  category_id?: number
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** What an address asks for; what it does not understand it leaves out. */
export function readReportAddress(search: URLSearchParams): ReportAddress {
  const date = (name: string) => {
    const text = search.get(name) ?? ''
    return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  const id = Number(search.get('category_id'))
  const asked = {
    from: date('from'),
    to: date('to'),
    category_id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** The address that asks for this; what is not the report's own stays. */
export function writeReportAddress(
  asked: { [Name in keyof ReportAddress]: ReportAddress[Name] | null },
  before: URLSearchParams,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const name of ['from', 'to', 'category_id'] as const) {
    const value = asked[name]
    if (value == null) after.delete(name)
    else after.set(name, String(value))
  }
  return after
}
