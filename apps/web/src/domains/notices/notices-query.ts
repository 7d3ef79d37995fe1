/** The views of the list, in the order of their tabs. */
export type NoticeView = 'unread' | 'open' | 'done' | 'all'

/** Rows of one page. */
export const noticesPerPage = 30

const askedBy = {
  unread: { unread: true },
  open: { state: 'open' },
  done: { state: 'done' },
  all: {},
} as const satisfies Record<NoticeView, object>

/** What a page of a view asks for; the screen's first call is the same. */
export function noticesQuery(view: NoticeView, page: number) {
  return {
    query: { page, size: noticesPerPage, pagination: true, ...askedBy[view] },
  }
}
