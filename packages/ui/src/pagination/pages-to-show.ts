/**
 * The page numbers of a pager: a window of `shown` numbers around the current one, moved inside at both ends.
 *
 * @param page the current page, from 1
 * @param count number of pages
 * @param shown how many numbers at most
 * @returns the numbers in order; empty when there are no pages
 */
export function pagesToShow(page: number, count: number, shown = 5): number[] {
  const length = Math.min(shown, count)
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), count - length + 1))
  return Array.from({ length }, (_, at) => first + at)
}

/** How many pages `total` rows make; none for no rows. */
export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage)
}

/**
 * Which rows a page holds, for '1–30 trong 412'.
 *
 * @returns numbers from 1, or null when the page holds none
 */
export function rowsOfPage(
  page: number,
  perPage: number,
  total: number,
): { first: number; last: number } | null {
  const first = (page - 1) * perPage + 1
  return first > total ? null : { first, last: Math.min(page * perPage, total) }
}
