/**
 * Gives an element the focus when its page opens, without script. A page that answers a form begins there: with what is wrong,
 * or with what has arrived, as the checks of GOV.UK ask for.
 */
export const focusFirst = { tabIndex: -1, autoFocus: true } as const
