import { isApiError } from '@nhansu/sdk/errors'
import type { Data } from '@nhansu/sdk/contract'
import {
  acknowledged,
  type Answer,
  type AnswerQueue,
  nextBatch,
  openQueue,
  withAnswer,
  withKept,
} from './answer-queue.ts'
import { waitAfter, waits, withChance } from './waits.ts'

/** A paper with what was saved of it. */
export type Paper = Data<'quizTaking.start'>['sitting']
/** What says that an exam was handed in. */
export type Receipt = Data<'quizTaking.finish'>['receipt']

/** What examiners tell everybody who writes, a room or one person. */
export type Message = Data<'quizTaking.answers'>['messages'][number]

/** How far a sitting is in this browser. */
export type Phase = 'open' | 'handing-in' | 'handed-in' | 'elsewhere' | 'cancelled' | 'paused'

/** How often and for how long the page was left. */
export interface Away {
  count: number
  seconds: number
}

/** What of an exam stands still for its taker, and why; nothing while it goes on. */
interface Stop {
  part: Data<'quizTaking.info'>['exam']['paused_part']
  reason: string | null
}
const noStop: Stop = { part: null, reason: null }

/** What the player shows. */
export interface SittingState {
  phase: Phase
  queue: AnswerQueue
  away: Away
  /** When the server acknowledged something last, on this browser's clock. */
  savedAt: number | null
  /** The last try failed; it is tried again by itself. */
  isFailing: boolean
  /** When the time is over, on the clock of `now`. */
  endsAt: number
  receipt: Receipt | null
  /** What stands still, and why. */
  pause: Stop
  /** What examiners told, newest first; in a pause too. */
  messages: readonly Message[]
}

/** How the server sees an exam of one's own. */
export interface Seen {
  state: string
  status: string
  pause_reason: string | null
  paused_part: Stop['part']
  receipt: Receipt | null
  messages: readonly Message[]
}

/** What a sitting needs of the world. */
export interface SittingParts {
  send: (answers: Answer[], away: Away) => Promise<{ remaining_ms: number; messages: readonly Message[] }>
  handIn: (answers: Answer[]) => Promise<Receipt>
  /** How the server sees the exam; asked when it refuses. */
  look: () => Promise<Seen>
  /** Keeps what is unsent over a reload; with nothing left it forgets all. */
  keep: (unsent: Answer[]) => void
  /** Milliseconds of a clock that nobody sets. */
  now: () => number
  random: () => number
}

/** One exam that is being taken. */
export interface Sitting {
  read: () => SittingState
  subscribe: (listener: () => void) => () => void
  answer: (slot: number, value: readonly string[], pace: 'choice' | 'text') => void
  /** Sends at once: a question was left, the network is back, the page is looked at again. */
  hurry: () => void
  leftPage: (seconds: number) => void
  /** Hands in. @throws what the server answered, while the exam goes on */
  finish: () => Promise<void>
  remaining: () => number
  /** Goes to work: the clock, and what is to be sent. @returns the way to stop */
  run: () => () => void
}

/**
 * Takes an exam: saves what is answered, again and again until the server says that it has it, counts the time down by the
 * server's clock, and hands in when it is over.
 * @param kept what this browser had not sent before a reload
 */
export function openSitting(parts: SittingParts, paper: Paper, kept: readonly Answer[]): Sitting {
  const listeners = new Set<() => void>()
  let state: SittingState = {
    phase: 'open',
    queue: withKept(openQueue(paper.answers), kept),
    away: { count: paper.away_count, seconds: paper.away_seconds },
    savedAt: null,
    isFailing: false,
    endsAt: parts.now() + paper.remaining_ms,
    receipt: null,
    pause: noStop,
    messages: paper.messages,
  }
  let sending: Promise<void> | undefined
  let failures = 0
  let next: { at: number; timer: ReturnType<typeof setTimeout> } | undefined
  let end: ReturnType<typeof setTimeout> | undefined
  let stopped = true
  /** What was left when the clock stopped. */
  let stoodAt: number | undefined

  const change = (part: Partial<SittingState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const remaining = () => Math.max(0, stoodAt ?? state.endsAt - parts.now())
  const unsent = () => nextUnsent(state.queue)
  const takeQueue = (queue: AnswerQueue) => {
    change({ queue })
    parts.keep(unsent())
  }

  /** The next try, unless one comes sooner anyway. */
  const plan = (milliseconds: number) => {
    if (stopped) return
    const at = parts.now() + milliseconds
    if (next && next.at <= at) return
    clearTimeout(next?.timer)
    next = { at, timer: setTimeout(() => void flush(), milliseconds) }
  }
  const planEnd = () => {
    clearTimeout(end)
    // By chance within half a second, so that a room does not hand in at one moment; the server's grace is longer.
    if (!stopped) end = setTimeout(() => void handInByClock(), remaining() + parts.random() * 500)
  }

  const flush = async () => {
    clearTimeout(next?.timer)
    next = undefined
    if (stopped || state.phase !== 'open') return
    sending ??= save().finally(() => (sending = undefined))
    await sending
  }
  const save = async () => {
    const batch = nextBatch(state.queue)
    try {
      await sendBatch(batch)
      if (state.phase !== 'open') return
      const isMore = state.queue.unsent.size > 0
      plan(withChance(isMore ? waits.choice : waits.heartbeat, parts.random()))
    } catch (error) {
      await refused(error)
    }
  }
  const sendBatch = async (batch: Answer[]) => {
    const asked = parts.now()
    const { remaining_ms: left, messages } = await parts.send(batch, state.away)
    const heard = parts.now()
    failures = 0
    change({ savedAt: Date.now(), isFailing: false, endsAt: heard - (heard - asked) / 2 + left, messages })
    takeQueue(acknowledged(state.queue, batch))
    planEnd()
  }
  const refused = async (error: unknown) => {
    if (isFinal(error)) return standing()
    failures += 1
    change({ isFailing: true })
    plan(withChance(waitAfter(failures, askedWait(error)), parts.random()))
  }

  /** The server refuses what is sent: it has been handed in, stands still, is open elsewhere, or is over. */
  const standing = async () => {
    try {
      const seen = await parts.look()
      if (settled(seen)) return
      if (remaining() <= 0) await handInByClock()
      else change({ phase: 'elsewhere', isFailing: false })
    } catch {
      failures += 1
      change({ isFailing: true })
      plan(withChance(waitAfter(failures, undefined), parts.random()))
    }
  }
  /** Goes where the server says that the exam is. @returns false while it is being taken, here or elsewhere */
  const settled = ({ receipt, state: seen, status, messages, ...stop }: Seen): boolean => {
    change({ messages })
    if (receipt !== null) handedIn(receipt)
    else if (seen === 'cancelled') change({ phase: 'cancelled', isFailing: false })
    else if (status === 'paused') standStill({ part: stop.paused_part, reason: stop.pause_reason })
    else return false
    return true
  }
  /** The clock stops, and nothing is sent until the exam goes on; what was not sent stays kept. */
  const standStill = (pause: Stop) => {
    stoodAt ??= remaining()
    failures = 0
    clearTimeout(end)
    change({ phase: 'paused', pause, isFailing: false })
    if (!stopped) end = setTimeout(() => void lookAgain(), withChance(waits.paused, parts.random()))
  }
  const lookAgain = async () => {
    if (stopped || state.phase !== 'paused') return
    try {
      if (!settled(await parts.look())) goOn()
    } catch {
      standStill(state.pause)
    }
  }
  /** What is left is told by the next answer of the server; until then nothing is handed in by the clock. */
  const goOn = () => {
    const endsAt = parts.now() + remaining()
    stoodAt = undefined
    change({ phase: 'open', pause: noStop, endsAt })
    void flush()
  }
  const handedIn = (receipt: Receipt) => {
    clearTimeout(next?.timer)
    clearTimeout(end)
    change({ phase: 'handed-in', receipt, isFailing: false })
    parts.keep([])
  }

  const sendAll = async (): Promise<Receipt> => {
    // What is on its way goes first; whether it arrives is seen by what is left to send.
    await sending
    while (unsent().length > nextBatch(state.queue).length) await sendBatch(nextBatch(state.queue))
    return parts.handIn(nextBatch(state.queue))
  }
  const finish = async () => {
    if (state.phase !== 'open') return
    change({ phase: 'handing-in' })
    try {
      handedIn(await sendAll())
    } catch (error) {
      change({ phase: 'open' })
      await refused(error)
      // Refused because it has been handed in or taken over: the page says so by itself.
      if (isOpen()) throw error
    }
  }
  const isOpen = () => state.phase === 'open'
  const handInByClock = async () => {
    if (stopped || (state.phase !== 'open' && state.phase !== 'handing-in')) return
    if (remaining() > 0) return planEnd()
    change({ phase: 'handing-in' })
    try {
      handedIn(await sendAll())
    } catch (error) {
      if (isFinal(error)) await lookAfterEnd()
      else waitForEnd(error)
    }
  }
  const lookAfterEnd = async () => {
    try {
      if (!settled(await parts.look())) change({ phase: 'elsewhere', isFailing: false })
    } catch (error) {
      waitForEnd(error)
    }
  }
  const waitForEnd = (error: unknown) => {
    failures += 1
    change({ isFailing: true })
    const wait = withChance(waitAfter(failures, askedWait(error)), parts.random())
    if (!stopped) end = setTimeout(() => void handInByClock(), wait)
  }

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    answer: (slot, value, pace) => {
      if (state.phase !== 'open') return
      const queue = withAnswer(state.queue, slot, value, remaining())
      if (queue === state.queue) return
      takeQueue(queue)
      // While tries fail, the next one keeps its distance.
      if (!state.isFailing) plan(withChance(waits[pace], parts.random()))
    },
    hurry: () => {
      if (state.phase === 'handing-in') void handInByClock()
      else if (state.phase === 'paused') void lookAgain()
      else void flush()
    },
    leftPage: (seconds) => {
      const { count, seconds: before } = state.away
      change({ away: { count: count + 1, seconds: before + Math.round(seconds) } })
    },
    finish,
    remaining,
    run: () => {
      stopped = false
      planEnd()
      plan(state.queue.unsent.size > 0 ? 0 : withChance(waits.heartbeat, parts.random()))
      return () => {
        stopped = true
        clearTimeout(next?.timer)
        clearTimeout(end)
        next = undefined
      }
    },
  }
}

function nextUnsent({ unsent }: AnswerQueue): Answer[] {
  return [...unsent.values()]
}

/** A refusal that no further try changes. */
function isFinal(error: unknown): boolean {
  return isApiError(error) && error.kind === 'conflict' && error.retryAfter === undefined
}

function askedWait(error: unknown): number | undefined {
  return isApiError(error) && 'retryAfter' in error ? error.retryAfter : undefined
}
