import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '../../packages/config/playwright/process-memory.ts'
import { clientOf } from '../launch/client.ts'
import type { Hall } from './exam-hall.ts'

/** What an exam meant for others and for the machine. */
export interface Meanwhile {
  /** How long one page of employees took an officer, each time that it was answered. */
  lists: number[]
  /** The most memory that the server's process held, in MB. */
  memory: number
}

/** Milliseconds between two looks of the officer, who reads what he asks for. */
const between = 1_000

/** Has an officer ask for a page of employees again and again, and looks at the server's memory, until it is over. */
export async function watch(hall: Hall, ended: () => boolean): Promise<Meanwhile> {
  const seen: Meanwhile = { lists: [], memory: 0 }
  while (!ended()) {
    const begun = performance.now()
    // Nobody answers while the server is killed.
    const answer = await clientOf(hall.product, hall.officer)
      .call('GET', '/api/employees?pagination=true&page=1&size=30')
      .catch(() => undefined)
    if (answer?.status === 200) seen.lists.push(performance.now() - begun)
    seen.memory = Math.max(seen.memory, memoryOf(hall.product.pid))
    await pause(between)
  }
  return seen
}
