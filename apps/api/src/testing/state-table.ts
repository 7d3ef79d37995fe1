import { expect } from 'vitest'

interface StateTable<State extends string, Step extends string> {
  states: readonly State[]
  /** From which states each step leads; out of all others it is refused. */
  allowed: Readonly<Record<Step, readonly State[]>>
  /** Tries a step from a state, which is arranged anew for it. */
  attempt: (state: State, step: Step) => Promise<{ status: number; text: string }>
}

/**
 * Tries every step of a table from every state. What the table does not allow is refused as a conflict, in words.
 * @returns how many pairs were tried
 */
export async function tryEveryPair<State extends string, Step extends string>({
  states,
  allowed,
  attempt,
}: StateTable<State, Step>): Promise<number> {
  const wrong: string[] = []
  let pairs = 0
  for (const step of Object.keys(allowed) as Step[]) {
    for (const state of states) {
      const { status, text } = await attempt(state, step)
      const wanted = allowed[step].includes(state) ? [200] : [409]
      pairs += 1
      if (!wanted.includes(status)) wrong.push(`${state} and ${step}: ${status} ${text.slice(0, 200)}`)
    }
  }
  expect(wrong).toEqual([])
  return pairs
}
