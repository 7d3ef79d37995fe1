/** Marks what a notification must never lie over: the tools of a table, its pager, the actions of a page. */
export const keepClear = { 'data-keep-clear': 'page' } as const

/** Marks a layer that is answered before anything else. Where a notification finds no room beside it, good news waits, and trouble stands over its head. */
export const keepModalClear = { 'data-keep-clear': 'modal' } as const

/** Everything to keep clear of; what sends a form is marked by itself. */
export const clearOf = '[data-keep-clear], [type="submit"]'
