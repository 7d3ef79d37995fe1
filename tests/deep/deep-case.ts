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

/** The second, since 1970, until which cases may last; without it there is no hurry. `.ci/run` sets it. */
const until = Number(process.env['DEEP_UNTIL'] ?? Number.POSITIVE_INFINITY)

/**
 * One deep test, in a file of its own `<name>.deep.ts`: bounded in number and in time by its line in `bounds.ts`.
 * @param minutes that it may take; after three times as many, which a busy machine may need, it counts as hanging. Where
 * there are fewer left until `DEEP_UNTIL` it is not begun, and the summary says so
 */
export function deepCase(name: string, minutes: number, work: (figure: Figure) => Promise<void>): void {
  test(name, { timeout: 3 * minutes * 60_000 }, async ({ task, skip }) => {
    const record: DeepRecord = { minutes, figures: {} }
    task.meta.deep = record
    const left = (until - Date.now() / 1000) / 60
    skip(left < minutes, `${minutes} minutes are wanted, ${left.toFixed(1)} are left`)
    await work((figure, value) => (record.figures[figure] = value))
  })
}
