import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect } from 'vitest'
import { connect } from '../../apps/api/src/db/connect.ts'
import { dataFolderOfFile, superuserUrlOf } from '../launch/data-folder.ts'
import { descendantsOf, killAll } from '../launch/processes.ts'
import { stop, stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { correctOne, rightAfter } from './exam-correction.ts'
import { type Hall, openHall } from './exam-hall.ts'
import { nothingSeen, receiptOf, type Sat, type Seen, sit } from './exam-takers.ts'
import { watch } from './exam-watch.ts'

const { minutes, people, questions, kills: asked, ...pace } = bounds.exam
const dataDir = dataFolderOfFile()
afterEach(stopAll)

/** What the database holds of one person's exam, past the walls. */
interface Held {
  employee: number
  attempts: number
  state: string
  receipt: string
  points: string
  score: string
  answers: { slot: number; seq: number; value: string[] }[]
}

/** What was done to the server, and how many waits of each kind were over before it was. */
interface Disturbed {
  kills: number
  calm: Record<string, number>
}

/**
 * Kills the server as often as is asked, at even shares of all saves: twice is at a third and at two thirds. From the
 * second time on its PostgreSQL goes with it.
 */
async function disturb(hall: Hall, seen: Seen, ended: () => boolean): Promise<Disturbed> {
  const done: Disturbed = { kills: 0, calm: {} }
  while (done.kills < asked) {
    const share = (done.kills + 1) / (asked + 1)
    while (!ended() && seen.saved < people * questions * share) await pause(20)
    if (ended()) break
    if (done.kills === 0)
      done.calm = Object.fromEntries(Object.entries(seen.waits).map(([what, waits]) => [what, waits.length]))
    const { pid, ended: gone } = hall.product
    killAll([pid, ...(done.kills === 0 ? [] : descendantsOf(pid))])
    await gone
    done.kills += 1
    hall.product = await hall.start()
  }
  return done
}

async function readHeld(examId: number): Promise<Map<number, Held>> {
  const { pool, ...superuser } = connect(superuserUrlOf(dataDir), { max: 1, statementTimeout: 0 })
  const { rows } = await pool.query<Held>(
    `select person.employee_id as employee, count(*) over (partition by person.id) as attempts,
         attempt.state, attempt.receipt, attempt.points, attempt.score,
         (select json_agg(json_build_object('slot', slot, 'seq', seq, 'value', value) order by slot) from (
            select distinct on (slot) slot, seq, value from quiz_answers given
            where given.company_id = attempt.company_id and given.attempt_id = attempt.id order by slot, seq desc) newest
         ) as answers
       from quiz_exam_people person join quiz_attempts attempt
         on attempt.company_id = person.company_id and attempt.person_id = person.id
       where person.exam_id = $1`,
    [examId],
  )
  await superuser.close()
  return new Map(rows.map((each) => [each.employee, each]))
}

/** Answers that somebody was told are kept, and that are not, or not as the newest. */
function lostAnswers(sat: Sat, held: Held | undefined): number {
  const newest = new Map(held?.answers.map(({ slot, seq, value }) => [slot, { seq, value: value[0] }]))
  return [...sat.acknowledged].filter(([slot, { seq, value }]) => {
    const kept = newest.get(slot)
    return kept?.seq !== seq || kept.value !== value
  }).length
}

/** Milliseconds within which these shares of waits were over: '41/2085'. */
function within(waits: readonly number[], ...shares: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other)
  return shares.map((share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)).join('/')
}

deepCase('an exam loses no answer over kills', minutes, async (figure) => {
  const hall = await openHall(dataDir, people, questions)
  const seen = nothingSeen()
  let ended = false
  const sitting = Promise.all(hall.takers.map((taker) => sit(hall, taker, pace, seen))).finally(
    () => (ended = true),
  )
  const [all, { kills, calm }, meanwhile] = await Promise.all([
    sitting,
    disturb(hall, seen, () => ended),
    watch(hall, () => ended),
  ])
  const held = await readHeld(hall.examId)

  const of = (sat: Sat) => held.get(sat.employeeId)
  const lost = all.reduce((sum, sat) => sum + lostAnswers(sat, of(sat)), 0)
  const doubled = all.filter(
    (sat) => sat.attempts.size !== 1 || sat.receipts.size !== 1 || of(sat)?.attempts !== 1,
  )
  const otherReceipts = all.filter((sat) => of(sat)?.receipt !== receiptOf(sat.acknowledged))
  const otherScores = all.filter((sat) => !isScore(of(sat), sat.right))
  figure('people', people)
  figure('questions', questions)
  figure('kills', kills)
  figure('answers acknowledged', seen.saved)
  figure('lost', lost)
  figure('attempts or receipts doubled', doubled.length)
  figure('scores unlike', otherScores.length)
  figure('sent again', seen.again)
  figure('told to come back', seen.busy)
  figure('told to come back, % of requests', ((100 * seen.busy) / seen.sent).toFixed(2))
  for (const [what, waits] of Object.entries(seen.waits)) {
    figure(`${what} p50/p99, ms`, within(waits, 0.5, 0.99))
    // Waits stand in the order in which they were over.
    const before = waits.slice(0, calm[what] ?? 0)
    if (before.length > 0) figure(`${what} before the first kill p50/p99, ms`, within(before, 0.5, 0.99))
  }
  figure('a list of employees meanwhile p50/p95, ms', within(meanwhile.lists, 0.5, 0.95))
  figure("most memory of the server's process, MB", Math.round(meanwhile.memory))
  expect(kills).toBe(asked)
  expect(lost).toBe(0)
  expect(doubled).toEqual([])
  expect(otherReceipts).toEqual([])
  expect(otherScores).toEqual([])
  expect(all.map((sat) => of(sat)?.state)).toEqual(all.map(() => 'marked'))

  const { content, seconds } = await correctOne(hall)
  const anew = await readHeld(hall.examId)
  expect(await stop(hall.product)).toBe(0)
  const otherMarks = all.filter((sat) => !isScore(anew.get(sat.employeeId), rightAfter(sat, content)))
  figure('marked anew, s', seconds.toFixed(2))
  figure('marked anew unlike', otherMarks.length)
  expect(otherMarks).toEqual([])
  // Somebody gained by it and somebody lost.
  expect(all.some((sat) => rightAfter(sat, content) > sat.right)).toBe(true)
  expect(all.some((sat) => rightAfter(sat, content) < sat.right)).toBe(true)
})

/** Whether somebody has what so many right answers come to: a point each, and a share of ten, rounded half up. */
function isScore(held: Held | undefined, right: number): boolean {
  return (
    Number(held?.points) === right && Number(held?.score) === Math.round((right * 1000) / questions) / 100
  )
}
