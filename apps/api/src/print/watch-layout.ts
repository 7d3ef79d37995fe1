import type { PaperProgress } from './at-work.ts'
import type { Paper } from './paper.ts'

/** What is looked at while a paper is laid out. */
export interface LayoutWatch {
  /** So many rows of its tables have their places. */
  rowsLaidOut: (rows: number) => void
  /** It has so many pages, known once all rows have their places. */
  pagesCounted: (pages: number) => void
  /** So much of it has been drawn, of 1. */
  drawn: (share: number) => void
}

/** Between two tellings; each wakes the thread that serves everybody. */
const leastMs = 200

/**
 * Tells how far the layout of a paper is, stage by stage, some times a second.
 * @param now the clock, in milliseconds
 */
export function watchLayout(
  { body }: Paper,
  tell: (progress: PaperProgress) => void,
  now = () => performance.now(),
): LayoutWatch {
  const total = body.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0)
  let pages = 1
  let told: { at: number; stage?: PaperProgress['stage'] } = { at: -leastMs }
  const note = (progress: PaperProgress) => {
    if (progress.stage === told.stage && now() - told.at < leastMs) return
    told = { at: now(), stage: progress.stage }
    tell(progress)
  }
  note({ stage: 'measuring', done: 0, total: null })
  return {
    rowsLaidOut: (rows) => note({ stage: 'laying_out', done: rows, total }),
    pagesCounted: (counted) => (pages = counted),
    drawn: (share) => note({ stage: 'drawing', done: Math.floor(share * pages), total: pages }),
  }
}
