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
 * One deep test, in a file of its own `<name>.deep.ts`: bounded in number by its knobs and in time by its budget.
 * @param minutes after which it has failed; all budgets together stay below 30
 */
export function deepCase(name: string, minutes: number, work: (figure: Figure) => Promise<void>): void {
  test(name, { timeout: minutes * 60_000 }, async ({ task }) => {
    const record: DeepRecord = { minutes, figures: {} }
    task.meta.deep = record
    await work((figure, value) => (record.figures[figure] = value))
  })
}

/** A number that makes a case larger or smaller: the environment's, else this one. */
export function knob(name: string, otherwise: number): number {
  const text = process.env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is not a whole number: ${text}`)
  return value
}
