import { createHash, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Hall, rightWord, type Taker } from './exam-hall.ts'

/** How people go about an exam. Times are milliseconds. */
export interface Pace {
  /** All begin within this time. */
  begin: number
  /** Thinking about one question takes as long as this at most. */
  think: number
  /** The last hand in within this time. */
  handIn: number
  /** Of a hundred answers of the server so many never arrive, as behind a poor proxy. */
  lost: number
}

/** What one person knows at the end, out of the server's answers to him alone. */
export interface Sat {
  employeeId: number
  attempts: ReadonlySet<number>
  receipts: ReadonlySet<string>
  /** Of each question the answer that he was told is kept. */
  acknowledged: ReadonlyMap<number, { seq: number; value: string }>
  /** How many of these are right by the text of the question. */
  right: number
  /** The text that he chose, by what the question says. */
  chosen: ReadonlyMap<string, string>
}

/** What all of them have seen of the server. */
export interface Seen {
  /** How long answered requests took, by what was asked. */
  waits: Record<'start' | 'answers' | 'finish' | 'picture', number[]>
  /** Requests, those that were sent again too. */
  sent: number
  /** Requests that found nobody, were cut off or told to come back, and were sent again. */
  again: number
  /** Answers to come back later (503). */
  busy: number
  /** Acknowledged saves so far, so that something can happen in between. */
  saved: number
}

export const nothingSeen = (): Seen => ({
  waits: { start: [], answers: [], finish: [], picture: [] },
  sent: 0,
  again: 0,
  busy: 0,
  saved: 0,
})

interface Sitting {
  attempt_id: number
  questions: readonly {
    slot: number
    content: string
    picture_id: number | null
    options: readonly string[]
  }[]
}

/** The receipt that belongs to answers: what the server says that it has must be what was given. */
export function receiptOf(answers: Sat['acknowledged']): string {
  const counted = [...answers].toSorted(([one], [other]) => one - other)
  return createHash('sha256')
    .update(JSON.stringify(counted.map(([slot, { value }]) => [slot, [value]])))
    .digest('hex')
}

/** One person takes the exam from beginning to end and sends again whatever is not answered, as the page does. */
export async function sit(hall: Hall, taker: Taker, pace: Pace, seen: Seen): Promise<Sat> {
  const device = randomUUID()
  const insist = insistOn(hall, taker, pace, seen)
  const attempts = new Set<number>()
  const receipts = new Set<string>()
  const acknowledged = new Map<number, { seq: number; value: string }>()
  await pause(randomInt(pace.begin + 1))
  const { sitting } = await insist<{ sitting: Sitting }>('start', { device, notice_version: 1 }, (data) =>
    attempts.add(data.sitting.attempt_id),
  )
  const texts = new Map<string, string>()
  let right = 0
  let seq = 0
  for (const { slot, content, picture_id: picture, options } of sitting.questions) {
    if (picture !== null) await look(hall, taker, slot, seen)
    // One answer of three is thought over once more.
    const changes = randomInt(3) === 0 ? 2 : 1
    for (let change = 1; change <= changes; change += 1) {
      await pause(randomInt(pace.think + 1))
      const chosen = randomInt(options.length)
      seq += 1
      const answer = { slot, value: ['ABCDEF'[chosen] ?? 'A'], seq }
      await insist('answers', { device, answers: [answer] })
      seen.saved += 1
      acknowledged.set(slot, { seq, value: answer.value[0] ?? '' })
      texts.set(content, options[chosen] ?? '')
      if (change === changes && options[chosen]?.startsWith(rightWord)) right += 1
    }
  }
  await pause(randomInt(pace.handIn + 1))
  await insist<{ receipt: { hash: string } }>('finish', { device, answers: [] }, ({ receipt }) =>
    receipts.add(JSON.stringify(receipt)),
  )
  return { employeeId: taker.employeeId, attempts, receipts, acknowledged, right, chosen: texts }
}

/** Nobody waits longer than so many times the first wait. */
const mostPatience = 6

/** Milliseconds until somebody tries again; the longer nobody answers the longer they are, as the page has it. */
const untilNextTry = (tries: number) => (100 + randomInt(400)) * Math.min(tries + 1, mostPatience)

/** Has the picture of a question drawn; whoever does not get it asks again, as a browser does at the next look. */
async function look({ examId, product }: Hall, { token }: Taker, slot: number, seen: Seen): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const begun = performance.now()
    seen.sent += 1
    const answer = await fetch(`${product.address}/api/internal/quiz/exams/${examId}/media/${slot}`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined)
    const bytes = await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.status === 503) seen.busy += 1
    if (answer?.status === 200 && bytes !== undefined && bytes.byteLength > 0) {
      seen.waits.picture.push(performance.now() - begun)
      return
    }
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`picture: ${answer.status}`)
    seen.again += 1
    await pause(untilNextTry(tries))
  }
}

/** Sends the same request again until it is answered; a refusal in words is a fault of the test or of the product. */
function insistOn({ examId, product }: Hall, { token }: Taker, { lost }: Pace, seen: Seen) {
  return async <T>(
    what: keyof Seen['waits'],
    body: object,
    arrived: (data: T) => void = () => {},
  ): Promise<T> => {
    for (let tries = 0; ; tries += 1) {
      const begun = performance.now()
      seen.sent += 1
      const answer = await fetch(`${product.address}/api/internal/quiz/exams/${examId}/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      if (answer?.status === 503) seen.busy += 1
      if (answer && text !== undefined && answer.status < 500 && answer.status !== 429) {
        if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${text}`)
        // The server's own envelope.
        const { data } = JSON.parse(text) as { data: T }
        arrived(data)
        if (randomInt(100) >= lost) {
          seen.waits[what].push(performance.now() - begun)
          return data
        }
      }
      seen.again += 1
      await pause(untilNextTry(tries))
    }
  }
}
