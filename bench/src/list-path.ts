/** What a list is asked for. */
interface ListQuery {
  page?: number
  sort?: string
  search?: unknown
  filter?: unknown
}

/** The path by which 30 rows of a list are read, with their total. */
export function listPath(path: string, { page, sort, search, filter }: ListQuery = {}): string {
  const parameters = new URLSearchParams({ pagination: 'true', size: '30' })
  if (page !== undefined) parameters.set('page', String(page))
  if (sort !== undefined) parameters.set('sort', sort)
  if (search !== undefined) parameters.set('search', JSON.stringify(search))
  if (filter !== undefined) parameters.set('filter', JSON.stringify(filter))
  return `${path}?${parameters.toString()}`
}
