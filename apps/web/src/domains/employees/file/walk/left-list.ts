import type { Input } from '@nhansu/sdk/contract'
import type { ShownPage } from '#web/kit/resource/list-actions.ts'

type ListQuery = NonNullable<Input<'employees.list'>['query']>

/** The list of employees that somebody came from: what it was asked, and the page that stood in it. */
export interface LeftList extends ShownPage {
  query: ListQuery
  /** Rows on all pages. */
  total: number
}

/** The list that was shown last, and at which step of the browser's history. */
let shownLast: { step: number; list: LeftList } | undefined

/** The file that was walked to last, and through which list: saving a form leads back to it by an entry of its own. */
let walked: { id: number; list: LeftList } | undefined

/**
 * Remembers what the list shows, for the file that is opened from it next.
 *
 * @param path where the list stands; while one leaves it, the browser is at the next address already
 */
export function showsList(path: string, list: LeftList | undefined): void {
  if (path !== location.pathname) return
  walked = undefined
  const step = stepOfHistory()
  shownLast = list && step !== undefined ? { step, list } : undefined
}

/** Remembers through which list a file was walked to, for the entries that its own forms lead back by. */
export function walksTo(id: number, list: LeftList): void {
  walked = { id, list }
}

/**
 * The list that a file was opened from, by one step of history or by a form of the same file; kept in the entry itself
 * from then on.
 *
 * @param state of the file's own history entry
 */
export function listLeftFor(id: number, state: unknown): LeftList | undefined {
  const kept = keptIn(state)
  const fresh = shownLast && shownLast.step + 1 === stepOfHistory() ? shownLast.list : undefined
  const list = kept ?? fresh ?? (walked?.id === id ? walked.list : undefined)
  return list?.ids.includes(id) ? list : undefined
}

/** The state of a history entry that remembers the list. */
export function entryWith(state: unknown, list: LeftList): object {
  return { ...(typeof state === 'object' ? state : {}), left: list }
}

function keptIn(state: unknown): LeftList | undefined {
  const { left } = (state ?? {}) as { left?: LeftList } // Written by `entryWith`, or by nobody.
  return left
}

/** The router numbers the entries of a tab. */
function stepOfHistory(): number | undefined {
  const { idx } = (history.state ?? {}) as { idx?: number } // Written by the router.
  return idx
}
