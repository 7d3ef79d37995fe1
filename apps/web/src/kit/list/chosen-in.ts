import { BETWEEN, FILTER } from './filter-text.ts'

/** The ids that a list's address filters a column by; none where it does not. */
export function chosenIn(search: URLSearchParams, column: string): number[] {
  const [, values = ''] = /^(?:in|equal):(.+)$/.exec(search.get(FILTER + column) ?? '') ?? []
  return values
    .split(BETWEEN)
    .filter((value) => /^\d{1,15}$/.test(value))
    .map(Number)
}
