import { describe, expect, test } from 'vitest'
import type { CivilDay } from './days.ts'
import { factSteps } from './fact-steps.ts'
import { forever } from './fold.ts'
import type { ChangedFacts, ChangeKind, JobChange } from './job-facts.ts'

const write = (
  id: number,
  kind: ChangeKind,
  effective_date: CivilDay,
  facts: ChangedFacts = {},
): JobChange => ({
  id,
  kind,
  effective_date,
  facts,
  day_order: id,
  pay: {},
  waits: false,
})
const joined = write(1, 'reception', '2024-01-01', { work_state: 'official', work_place: 'Kho Đông Anh' })
const stepsOf = (changes: readonly JobChange[], fact: string) =>
  factSteps(changes, forever)
    .job.filter((step) => step.fact === fact)
    .map(({ change_id, day, by_itself }) => [change_id, day, by_itself])

describe('the steps of facts', () => {
  test('name the change that made a fact another, not one that says it once more', () => {
    const same = write(2, 'appointment', '2024-02-01', { work_place: 'Kho Đông Anh' })
    const other = write(3, 'appointment', '2024-03-01', { work_place: 'Kho Sóng Thần' })
    expect(stepsOf([other, joined, same], 'work_place')).toEqual([
      [1, '2024-01-01', false],
      [3, '2024-03-01', false],
    ])
  })

  test('name the leave that ended, on the day after its last', () => {
    const leave = write(2, 'unpaid_leave', '2024-02-01', { absent_until: '2024-02-29' })
    expect(stepsOf([joined, leave], 'work_state')).toEqual([
      [1, '2024-01-01', false],
      [2, '2024-02-01', false],
      [2, '2024-03-01', true],
    ])
  })

  test('leave out what cannot come where it stands', () => {
    const early = write(2, 'transfer', '2023-12-01', { work_place: 'Kho Sóng Thần' })
    expect(stepsOf([joined, early], 'work_place')).toEqual([[1, '2024-01-01', false]])
  })

  test('tell two changes of one day apart', () => {
    const there = write(2, 'appointment', '2024-03-01', { work_place: 'Kho Sóng Thần' })
    const back = write(3, 'appointment', '2024-03-01', { work_place: 'Kho Đông Anh' })
    expect(stepsOf([joined, there, back], 'work_place').at(-1)).toEqual([3, '2024-03-01', false])
  })
})
