import type { LeftList } from './left-list.ts'

/** Where one stands in a list: the number of the row on all pages, from 1. */
export function placeIn({ page, size, ids, total }: LeftList, id: number): { at: number; total: number } {
  return { at: (page - 1) * size + ids.indexOf(id) + 1, total }
}

/** What comes before (-1) or after (1) somebody: a row of the page at hand, another page, or nothing. */
export type Step = { id: number } | { page: number } | undefined

/** What comes before or after somebody in a list. */
export function stepFrom(list: LeftList, id: number, by: -1 | 1): Step {
  const { at, total } = placeIn(list, id)
  if (by === -1 ? at <= 1 : at >= total) return undefined
  const next = list.ids[list.ids.indexOf(id) + by]
  return next === undefined ? { page: list.page + by } : { id: next }
}

/** The person that a page begins with when one comes to it from before, or ends with from behind; who was just seen is passed over. */
export function firstOf(ids: readonly number[], seen: readonly number[], by: -1 | 1): number | undefined {
  const unseen = ids.filter((id) => !seen.includes(id))
  return by === 1 ? unseen[0] : unseen.at(-1)
}
