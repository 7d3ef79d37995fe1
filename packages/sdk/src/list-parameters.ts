/**
 * Writes the query of a call as the server reads it: `include` and other lists as one comma list, the contract's JSON
 * parameters (`search`, `filter`) as encoded JSON, everything else as text. Empty parts are left out: undefined, null,
 * '', a search without words, a filter entry without a value or a from. A page of a list names its filter even when
 * nothing is filtered, as the specification's clients do.
 *
 * @param jsonParameters names of the parameters that the operation declares as JSON
 * @returns without the leading '?'; '' when nothing is left
 */
export function writeQuery(
  query: Record<string, unknown> = {},
  jsonParameters: readonly string[] = [],
): string {
  const paged = query['pagination'] === true
  const named =
    paged && jsonParameters.includes('filter') ? { ...query, filter: query['filter'] ?? {} } : query
  return Object.entries(named)
    .map(
      ([name, value]) =>
        [name, jsonParameters.includes(name) ? jsonText(name, value, paged) : plainText(value)] as const,
    )
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    .join('&')
}

/**
 * Fills the `{placeholders}` of a contract path.
 *
 * @param refuse called with the name of a value that is missing, empty, '.' or '..': such a path would silently reach
 *   another operation
 */
export function writePath(
  path: string,
  values: Record<string, unknown> = {},
  refuse: (name: string) => never,
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = plainText(values[name])
    return /^\.{0,2}$/.test(text) ? refuse(name) : encodeURIComponent(text)
  })
}

function plainText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function jsonText(name: string, value: unknown, paged: boolean): string {
  if (typeof value !== 'object' || value === null) return ''
  const kept = name === 'search' ? words(value) : conditions(value)
  const empty = Object.keys(kept).length === 0
  return empty && !(paged && name === 'filter') ? '' : JSON.stringify(kept)
}

function words(search: { value?: unknown }): object {
  const value = plainText(search.value).trim()
  return value === '' ? {} : { ...search, value }
}

function conditions(filter: object): object {
  return Object.fromEntries(Object.entries(filter).filter(([, condition]) => counts(condition)))
}

function counts(condition: { value?: unknown; from?: unknown } | undefined): boolean {
  return plainText(condition?.value) !== '' || plainText(condition?.from) !== ''
}
