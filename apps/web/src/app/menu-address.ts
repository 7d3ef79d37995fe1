/**
 * Carries `mode=test` on to another address, and nothing else of the query.
 *
 * @param search the current query
 */
export function withMode(path: string, search: string): string {
  if (new URLSearchParams(search).get('mode') !== 'test') return path
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/.exec(path) ?? []
  return `${before}${before.includes('?') ? '&' : '?'}mode=test${hash}`
}
