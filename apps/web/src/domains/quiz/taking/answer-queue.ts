/** An answer to a question of one's paper. */
export interface Answer {
  slot: number
  /** Shown letters; of four statements A, B or nothing each; a text for each gap. */
  value: readonly string[]
  /** Of one slot the answer with the highest number counts, in whatever order they arrive. */
  seq: number
}

/** What has been answered, and what of it the server has not acknowledged yet. */
export interface AnswerQueue {
  given: ReadonlyMap<number, Answer>
  unsent: ReadonlyMap<number, Answer>
  /** The highest number so far. */
  last: number
}

/** How many answers go out at once. */
export const batchSize = 50

/** Longer than any exam can last, in milliseconds. */
const origin = 1_000_000_000

/** The queue of a sitting as the server has it. */
export function openQueue(saved: readonly Answer[]): AnswerQueue {
  return {
    given: new Map(saved.map((answer) => [answer.slot, answer])),
    unsent: new Map(),
    last: Math.max(0, ...saved.map(({ seq }) => seq)),
  }
}

/**
 * The number of an answer that is written now. It grows with the server's clock, so that what two devices write is told
 * apart by when it was written and not by who sends it first.
 * @param remainingMs what is left of the sitting
 */
export function numberNow({ last }: AnswerQueue, remainingMs: number): number {
  return Math.max(last + 1, origin - Math.max(0, Math.round(remainingMs)))
}

/** Answers a question; the same answer again is no change. */
export function withAnswer(
  queue: AnswerQueue,
  slot: number,
  value: readonly string[],
  remainingMs: number,
): AnswerQueue {
  const before = queue.given.get(slot)?.value ?? []
  if (isSame(before, value)) return queue
  const answer = { slot, value, seq: numberNow(queue, remainingMs) }
  return {
    given: new Map(queue.given).set(slot, answer),
    unsent: new Map(queue.unsent).set(slot, answer),
    last: answer.seq,
  }
}

/** What goes out next, the oldest first. */
export function nextBatch({ unsent }: AnswerQueue): Answer[] {
  return [...unsent.values()].toSorted((one, other) => one.seq - other.seq).slice(0, batchSize)
}

/** After the server has acknowledged answers; what was changed meanwhile is still to be sent. */
export function acknowledged(queue: AnswerQueue, sent: readonly Answer[]): AnswerQueue {
  const unsent = new Map(queue.unsent)
  for (const { slot, seq } of sent) if (unsent.get(slot)?.seq === seq) unsent.delete(slot)
  return { ...queue, unsent }
}

/** Takes in what this browser had kept unsent, unless something newer stands there. */
export function withKept(queue: AnswerQueue, kept: readonly Answer[]): AnswerQueue {
  const newer = kept.filter(({ slot, seq }) => seq > (queue.given.get(slot)?.seq ?? 0))
  if (newer.length === 0) return queue
  const given = new Map(queue.given)
  const unsent = new Map(queue.unsent)
  for (const answer of newer.toSorted((one, other) => one.seq - other.seq)) {
    given.set(answer.slot, answer)
    unsent.set(answer.slot, answer)
  }
  return { given, unsent, last: Math.max(queue.last, ...newer.map(({ seq }) => seq)) }
}

/** True for an answer that says something. */
export function isAnswer(value: readonly string[] | undefined): boolean {
  return value?.some((part) => part.trim() !== '') ?? false
}

/** How many of these questions have been answered. */
export function answeredOf({ given }: AnswerQueue, slots: readonly number[]): number {
  return slots.filter((slot) => isAnswer(given.get(slot)?.value)).length
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (!isAnswer(one) && !isAnswer(other)) return true
  return one.length === other.length && one.every((part, at) => part === other[at])
}
