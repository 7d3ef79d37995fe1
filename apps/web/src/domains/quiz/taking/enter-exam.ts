import { isApiError } from '@nhansu/sdk/errors'
import { client } from '#web/session/client.ts'
import { nextBatch } from './answer-queue.ts'
import { examDevice } from './device.ts'
import { openKeptAnswers } from './sealed-answers.ts'
import { openSitting, type Paper, type Sitting } from './sitting.ts'
import { waitAfter, withChance } from './waits.ts'

/** How one comes to sit before the paper: beginning, going on here, or taking over from another device. */
export type Entrance = { by: 'start'; noticeVersion: number } | { by: 'takeOver' }

/** A sitting with its paper. */
export interface Entered {
  paper: Paper
  sitting: Sitting
}

const tries = 8

/**
 * Begins an exam, or goes on with it, whoever asks how often; a server that is busy is asked again.
 * @param before the sitting in this very window, whose unsent answers go along
 * @throws ApiError what the server refused it for
 */
export async function enterExam(id: number, entrance: Entrance, before?: Sitting): Promise<Entered> {
  const paper = await paperOf(id, entrance)
  const kept = await openKeptAnswers(paper.attempt_id, paper.seal_key)
  const unsent = [...(await kept.read()), ...(before ? nextBatch(before.read().queue) : [])]
  const device = examDevice()
  const path = { id }
  const sitting = openSitting(
    {
      // The queue tries again by itself, with whatever has been added meanwhile.
      send: (answers, away) =>
        client.call(
          'quizTaking.answers',
          {
            path,
            body: {
              device,
              answers: answers.map(bodyOf),
              away_count: away.count,
              away_seconds: away.seconds,
            },
          },
          { timeoutMs: 15_000, retries: 0 },
        ),
      handIn: async (answers) =>
        (await client.call('quizTaking.finish', { path, body: { device, answers: answers.map(bodyOf) } }))
          .receipt,
      look: async () => {
        const { exam, messages } = await client.call('quizTaking.info', { path })
        return { ...exam, messages }
      },
      keep: kept.keep,
      now: () => performance.now(),
      random: Math.random,
    },
    paper,
    unsent,
  )
  return { paper, sitting }
}

async function paperOf(id: number, entrance: Entrance): Promise<Paper> {
  const device = examDevice()
  const path = { id }
  const ask = async () =>
    entrance.by === 'start'
      ? client.call('quizTaking.start', { path, body: { device, notice_version: entrance.noticeVersion } })
      : client.call('quizTaking.takeOver', { path, body: { device } })
  for (let tried = 1; ; tried += 1) {
    try {
      return (await ask()).sitting
    } catch (error) {
      if (tried >= tries || !mayPass(error)) throw error
      await pause(withChance(waitAfter(tried, askedWait(error)), Math.random()))
    }
  }
}

/** Trouble of a moment in which two thousand people press the same button. */
function mayPass(error: unknown): boolean {
  return isApiError(error) && (error.status === 503 || error.kind === 'rate-limited')
}

function askedWait(error: unknown): number | undefined {
  return isApiError(error) && 'retryAfter' in error ? error.retryAfter : undefined
}

function bodyOf({ slot, value, seq }: { slot: number; value: readonly string[]; seq: number }) {
  return { slot, value: [...value], seq }
}

/** Lets so many milliseconds pass. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
