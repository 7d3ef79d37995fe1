/** Rows of an import at most: of its one sheet, or of its main one. */
export const mostImported = 10_000
/** Rows of all sheets of a workbook at most: beside each of the people stand his relatives, his schools, his accounts. */
export const mostOfAllSheets = 60_000
/** The titles, and rows that were emptied and left. */
const spareRows = 200
/** Rows of a sheet at most: where the first sheet alone is read, and where all are. */
export const mostSheetRows = { first: mostImported + spareRows, all: mostOfAllSheets + spareRows }
/** Columns of a sheet at most; a form of ours has far fewer. */
export const mostColumns = 200
/**
 * Cells of all sheets at most, empty ones too: each sheet is made as large as the last of its rows and of its columns. The
 * largest workbook of people has less than half of it.
 */
export const mostCells = 4_000_000
/**
 * Characters of all cells at most, where the first sheet alone is read and where all are: a long text that stands once in the
 * file may be the text of every cell, and comes to whoever takes the rows anew with each.
 */
export const mostCharacters = { first: 16_000_000, all: 64_000_000 }
