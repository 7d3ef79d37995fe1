/** Of the same row in two answers the one that was written later: answers need not arrive in the order of their writes. */
export function newerRow<Row extends { version: number }>(row: Row, other: Row | undefined): Row {
  return other !== undefined && other.version > row.version ? other : row
}
