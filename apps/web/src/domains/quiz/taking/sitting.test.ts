import { ConflictError, NetworkError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from './answer-queue.ts'
import {
  type Message,
  openSitting,
  type Paper,
  type Receipt,
  type Seen,
  type SittingParts,
} from './sitting.ts'

const minute = 60_000
const paper: Paper = {
  attempt_id: 1,
  seal_key: '0'.repeat(64),
  paper_code: '101',
  remaining_ms: 30 * minute,
  messages: [],
  away_count: 0,
  away_seconds: 0,
  questions: [],
  answers: [],
}
const receipt: Receipt = {
  finished_at: '2026-12-01T08:40:00+07:00',
  ended_by: 'taker',
  answered: 1,
  total: 2,
  hash: 'ab',
}
const cut = new NetworkError({ operation: 'quizTaking.answers', message: 'Mất mạng' })
const refusal = new ConflictError({
  operation: 'quizTaking.answers',
  message: 'Ở thiết bị khác',
  status: 409,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A sitting with a server that can be cut off. */
function sit(kept: Answer[] = []) {
  const sent: Answer[][] = []
  const handedIn: Answer[][] = []
  const server: Seen & { fails: Error | undefined; left: number | undefined; messages: Message[] } = {
    fails: undefined,
    left: undefined,
    messages: [],
    state: 'running',
    status: 'running',
    pause_reason: null,
    paused_part: null,
    receipt: null,
  }
  let last: Answer[] = []
  const started = performance.now()
  const parts: SittingParts = {
    send: async (answers) => {
      if (server.fails) throw server.fails
      sent.push(answers)
      const remaining_ms = server.left ?? Math.max(0, 30 * minute - (performance.now() - started))
      return { remaining_ms, messages: server.messages }
    },
    handIn: async (answers) => {
      if (server.fails) throw server.fails
      handedIn.push(answers)
      return receipt
    },
    look: async () => server,
    keep: (unsent) => (last = unsent),
    now: () => performance.now(),
    random: () => 0,
  }
  const sitting = openSitting(parts, paper, kept)
  const stop = sitting.run()
  return { sitting, stop, sent, handedIn, server, kept: () => last }
}

describe('what is answered', () => {
  test('is out within a second, and until then kept for a reload', async () => {
    const { sitting, sent, kept } = sit()
    sitting.answer(1, ['A'], 'choice')
    expect(kept()).toMatchObject([{ slot: 1, value: ['A'] }])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toMatchObject([[{ slot: 1, value: ['A'] }]])
    expect(sitting.read().queue.unsent.size).toBe(0)
    expect(kept()).toEqual([])
  })

  test('waits for the network, and goes out by itself when it is back', async () => {
    const { sitting, sent, server, kept } = sit()
    server.fails = cut
    sitting.answer(1, ['A'], 'choice')
    await vi.advanceTimersByTimeAsync(5000)
    sitting.answer(2, ['B'], 'choice')
    expect(sitting.read()).toMatchObject({ phase: 'open', isFailing: true })
    expect(kept()).toHaveLength(2)
    server.fails = undefined
    await vi.advanceTimersByTimeAsync(31_000)
    expect(sent.flat().map(({ slot }) => slot)).toEqual([1, 2])
    expect(sitting.read()).toMatchObject({ isFailing: false })
  })

  test('was not sent before a reload: it goes first', async () => {
    const { sent } = sit([{ slot: 7, value: ['C'], seq: 5 }])
    await vi.advanceTimersByTimeAsync(10)
    expect(sent[0]).toMatchObject([{ slot: 7, value: ['C'] }])
  })

  test('is not taken any more once another device writes', async () => {
    const { sitting, server } = sit()
    server.fails = refusal
    sitting.answer(1, ['A'], 'choice')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sitting.read().phase).toBe('elsewhere')
    sitting.answer(2, ['B'], 'choice')
    expect(sitting.read().queue.given.has(2)).toBe(false)
  })
})

describe('Q14: the time that is left', () => {
  test.each([-1, 1])('does not move with a clock that is set by %i day, nor with the zone', async (days) => {
    const { sitting } = sit()
    await vi.advanceTimersByTimeAsync(10 * minute)
    vi.setSystemTime(Date.now() + days * 24 * 60 * minute)
    expect(sitting.remaining()).toBeCloseTo(20 * minute, -3)
    sitting.answer(1, ['A'], 'choice')
    await vi.advanceTimersByTimeAsync(1000)
    expect(Math.abs(sitting.remaining() - (20 * minute - 1000))).toBeLessThan(1000)
    expect(sitting.read().phase).toBe('open')
  })

  test('is right again at the next contact after the machine slept, or its page stood in the background', async () => {
    const { sitting, server } = sit()
    await vi.advanceTimersByTimeAsync(5 * minute)
    // Twenty minutes passed for the server, of which the page knows nothing.
    server.left = 5 * minute
    expect(sitting.remaining()).toBe(25 * minute)
    sitting.answer(1, ['A'], 'choice')
    await vi.advanceTimersByTimeAsync(1000)
    expect(Math.abs(sitting.remaining() - 5 * minute)).toBeLessThanOrEqual(1000)
  })
})

describe('a paused exam', () => {
  const stop = { fails: refusal, status: 'paused', pause_reason: 'Mất điện.', paused_part: 'room' }
  const goOn = { fails: undefined, status: 'running', pause_reason: null, paused_part: null }

  test('stops the clock, keeps what was typed and sends it when it goes on', async () => {
    const { sitting, server, sent, kept } = sit()
    await vi.advanceTimersByTimeAsync(10 * minute)
    Object.assign(server, stop)
    sitting.answer(1, ['A'], 'choice')
    await vi.advanceTimersByTimeAsync(1000)
    expect(sitting.read()).toMatchObject({ phase: 'paused', pause: { part: 'room', reason: 'Mất điện.' } })
    const left = sitting.remaining()
    sitting.answer(2, ['B'], 'choice')
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(sitting.remaining()).toBe(left)
    expect(sitting.read().queue.given.has(2)).toBe(false)
    expect(kept()).toMatchObject([{ slot: 1, value: ['A'] }])
    sent.length = 0
    Object.assign(server, { ...goOn, left })
    await vi.advanceTimersByTimeAsync(14_000)
    expect(sitting.read().phase).toBe('open')
    expect(sent[0]).toMatchObject([{ slot: 1, value: ['A'] }])
    expect(kept()).toEqual([])
  })

  test('is not handed in, neither by a press nor by the clock of this page', async () => {
    const { sitting, server, handedIn } = sit()
    Object.assign(server, stop)
    await sitting.finish()
    expect(sitting.read().phase).toBe('paused')
    const late = sit()
    await vi.advanceTimersByTimeAsync(30 * minute - 2000)
    Object.assign(late.server, stop)
    await vi.advanceTimersByTimeAsync(40 * minute)
    expect(late.sitting.read().phase).toBe('paused')
    expect([...handedIn, ...late.handedIn]).toEqual([])
  })

  test('shows what examiners tell while it lasts', async () => {
    const { sitting, server } = sit()
    Object.assign(server, stop)
    await sitting.finish()
    expect(sitting.read()).toMatchObject({ phase: 'paused', messages: [] })
    server.messages = [{ id: 1, text: 'Có điện sau 5 phút.', sent_at: '2026-12-01T08:40:00+07:00' }]
    await vi.advanceTimersByTimeAsync(14_000)
    expect(sitting.read()).toMatchObject({ phase: 'paused', messages: server.messages })
  })

  test('that is cancelled meanwhile says so', async () => {
    const { sitting, server } = sit()
    Object.assign(server, stop)
    await sitting.finish()
    Object.assign(server, { state: 'cancelled', status: 'cancelled' })
    await vi.advanceTimersByTimeAsync(14_000)
    expect(sitting.read().phase).toBe('cancelled')
  })
})

describe('handing in', () => {
  test('carries what has not been sent', async () => {
    const { sitting, handedIn, kept } = sit()
    sitting.answer(1, ['A'], 'choice')
    await sitting.finish()
    expect(handedIn).toMatchObject([[{ slot: 1, value: ['A'] }]])
    expect(sitting.read()).toMatchObject({ phase: 'handed-in', receipt })
    expect(kept()).toEqual([])
  })

  test('that fails leaves the exam open, and says why', async () => {
    const { sitting, server } = sit()
    server.fails = cut
    await expect(sitting.finish()).rejects.toBe(cut)
    expect(sitting.read().phase).toBe('open')
  })

  test('that was done already shows its receipt', async () => {
    const { sitting, server } = sit()
    Object.assign(server, { fails: refusal, state: 'marked', receipt })
    await sitting.finish()
    expect(sitting.read()).toMatchObject({ phase: 'handed-in', receipt })
  })

  test('happens by itself when the time is over, and again and again while there is no network', async () => {
    const { sitting, server, handedIn } = sit()
    server.fails = cut
    await vi.advanceTimersByTimeAsync(31 * minute)
    expect(sitting.read()).toMatchObject({ phase: 'handing-in', isFailing: true })
    server.fails = undefined
    await vi.advanceTimersByTimeAsync(minute)
    expect(handedIn).toHaveLength(1)
    expect(sitting.read().phase).toBe('handed-in')
  })

  test('does not happen once the page is gone', async () => {
    const { stop, handedIn } = sit()
    stop()
    await vi.advanceTimersByTimeAsync(40 * minute)
    expect(handedIn).toEqual([])
  })
})

test('shows what examiners tell with the answer to the next save', async () => {
  const { sitting, server } = sit()
  expect(sitting.read().messages).toEqual([])
  server.messages = [{ id: 1, text: 'Còn 15 phút.', sent_at: '2026-12-01T08:20:00+07:00' }]
  sitting.answer(1, ['A'], 'choice')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sitting.read().messages).toEqual(server.messages)
})
