import { managerCodes, managersFirst } from './first-jobs.ts'
import type { PlannedPerson } from './plan.ts'

/** Rows that are written together; with more of them everybody else would wait for longer. */
const rowsOfBatch = 200

/**
 * The people in batches that are written one after the other: managers come in an earlier one than those whom they manage,
 * and a batch has about two hundred rows of all sheets.
 */
export function batchesOf(people: readonly PlannedPerson[]): PlannedPerson[][] {
  const levels: PlannedPerson[][] = []
  const levelOf = new Map<string, number>()
  for (const person of managersFirst(people)) {
    const level = Math.max(0, ...managerCodes(person).map((code) => (levelOf.get(code) ?? -1) + 1))
    if (person.code !== null) levelOf.set(person.code, level)
    ;(levels[level] ??= []).push(person)
  }
  return levels.flatMap(inBatches)
}

function inBatches(people: readonly PlannedPerson[]): PlannedPerson[][] {
  const batches: PlannedPerson[][] = []
  let rows = rowsOfBatch
  for (const person of people) {
    if (rows >= rowsOfBatch) {
      batches.push([])
      rows = 0
    }
    batches.at(-1)?.push(person)
    rows += 1 + person.jobs.length + person.rows.length
  }
  return batches
}
