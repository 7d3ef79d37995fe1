/** Rows of an import at most. */
export const mostImported = 10_000
/** Rows of a sheet at most: the titles, and some that were emptied and left. */
export const mostSheetRows = mostImported + 200
/** Columns of a sheet at most; a form of ours has far fewer. */
export const mostColumns = 200
