/** What a list means anyway when the parameter is absent; leaving it out keeps URLs short and equal. */
const DEFAULTS: Record<string, unknown> = { page: 1, size: 30, pagination: false }

/**
 * Writes the query of a call as the server reads it: `include` and other lists as one comma list, the contract's JSON
 * parameters (`search`, `filter`) as encoded JSON, everything else as text. Empty parts are left out: undefined, null,
 * '', a search without words, a filter entry without a value or a from.
 *
 * @param jsonParameters names of the parameters that the operation declares as JSON
 * @returns without the leading '?'; '' when nothing is left
 */
export function writeQuery(
  query: Record<string, unknown> = {},
  jsonParameters: readonly string[] = [],
): string {
  return Object.entries(query)
    .map(
      ([name, value]) =>
        [name, jsonParameters.includes(name) ? jsonText(name, value) : plainText(value)] as const,
    )
    .filter(([name, text]) => text !== '' && text !== String(DEFAULTS[name]))
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

function jsonText(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const kept = name === 'search' ? words(value) : conditions(value)
  return Object.keys(kept).length === 0 ? '' : JSON.stringify(kept)
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
