/**
 * Reads what a spreadsheet puts on the clipboard: cells between tabs, rows between line ends. A cell with a tab, a line
 * end or a quotation mark of its own stands in quotation marks, doubled inside.
 *
 * @returns the rows, without empty ones; every cell trimmed and in composed Unicode
 */
export function readSheet(text: string): string[][] {
  // Every cell begins with what parts it from the one before; the first is given a line end.
  const cells = /(?:\t|(\r\n|\n|\r))(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))/g
  const rows: string[][] = []
  for (const [, lineEnd, quoted, plain = ''] of `\n${text}`.matchAll(cells)) {
    if (lineEnd !== undefined) rows.push([])
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(cell.normalize('NFC').trim())
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

/** True for text that a spreadsheet has cut from more than one cell. */
export function isSheet(text: string): boolean {
  const rows = readSheet(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1
}
