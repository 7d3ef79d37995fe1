interface VersionedRow {
  id: number
  version: number
}

/**
 * The rows of a list with those that were saved in the place of their older selves, in the order of the list. Answers that come
 * in another order than they were written in do no harm: a row is never put in the place of a newer one.
 *
 * @param saved rows of the same list; one that the list does not have is left out
 */
export function newerRows<Row extends VersionedRow>(rows: readonly Row[], saved: readonly Row[]): Row[] {
  const savedById = new Map(saved.map((row) => [row.id, row]))
  return rows.map((row) => {
    const other = savedById.get(row.id)
    return other !== undefined && other.version > row.version ? other : row
  })
}
