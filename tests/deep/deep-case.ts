import { test } from 'vitest'

/** What a case tells beside passing: the figures that stand in the summary. */
export type Figure = (name: string, value: number | string) => void

/** What the summary knows of a case. */
export interface DeepRecord {
  minutes: number
  figures: Record<string, number | string>
}

declare module 'vitest' {
  interface TaskMeta {
    deep?: DeepRecord
  }
}

/**
 * One deep test, in a file of its own `<name>.deep.ts`: bounded in number and in time by its line in `bounds.ts`.
 * @param minutes that it may take; after three times as many, which a busy machine may need, it counts as hanging
 */
export function deepCase(name: string, minutes: number, work: (figure: Figure) => Promise<void>): void {
  test(name, { timeout: 3 * minutes * 60_000 }, async ({ task }) => {
    const record: DeepRecord = { minutes, figures: {} }
    task.meta.deep = record
    await work((figure, value) => (record.figures[figure] = value))
  })
}
