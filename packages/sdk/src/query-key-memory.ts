import { isApiError, type ErrorKind } from './errors.ts'
import { stillRunning } from './retry.ts'
import { randomKey } from './wire-request.ts'

/** Remembers the idempotency keys of writes of which nobody knows whether they arrived. */
export interface KeyMemory {
  /**
   * Runs a write under a key: the one that the same write used before if that ended unclear, else a fresh one.
   *
   * @param identity what makes it the same write; compared as JSON
   */
  remember<T>(identity: readonly unknown[], write: (key: string) => Promise<T>): Promise<T>
}

/** @returns a memory for one client; it holds no more than the writes that wait for a second try */
export function createKeyMemory(): KeyMemory {
  const unclear = new Map<string, string>()
  return {
    async remember(identity, write) {
      const name = JSON.stringify(identity)
      const key = unclear.get(name) ?? randomKey()
      try {
        const result = await write(key)
        unclear.delete(name)
        return result
      } catch (error) {
        if (mayHaveArrived(error)) unclear.set(name, key)
        else unclear.delete(name)
        throw error
      }
    },
  }
}

const UNCLEAR: readonly ErrorKind[] = ['network', 'timeout', 'aborted', 'server', 'parse']

function mayHaveArrived(error: unknown): boolean {
  return isApiError(error) && (UNCLEAR.includes(error.kind) || stillRunning(error))
}
