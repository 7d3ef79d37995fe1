import type { AnyRow } from '#web/kit/resource/define-resource.ts'

type Version = AnyRow['version']

/** Saves of a reader's own, one after the other. */
export interface SavesInTurn {
  /**
   * Saves a row once the save before has come back.
   * @param send saves from this version: that of the row at hand, or of the reader's own last save when that is newer
   * @returns what `send` answers
   */
  inTurn: (row: AnyRow, send: (version: Version) => Promise<AnyRow>) => Promise<AnyRow>
}

/**
 * Lets somebody save again before the rows have been fetched anew: two saves of a row that follow each other quickly are
 * no conflict between two people. A save of somebody else in between still is one.
 */
export function savesInTurn(): SavesInTurn {
  const versions = new Map<number, number>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn: (row, send) => {
      const turn = last.then(async () => {
        const own = versions.get(row.id)
        const isNewer = own !== undefined && row.version !== undefined && own > row.version
        const saved = await send(isNewer ? own : row.version)
        if (saved.version !== undefined) versions.set(row.id, saved.version)
        return saved
      })
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
