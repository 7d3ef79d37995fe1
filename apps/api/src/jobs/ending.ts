import { ApiFailure } from '../contract/failure.ts'
import { JobFailure } from './define-job.ts'

/** Why the signal of a run was aborted. */
export class RunStopped extends Error {
  override name = 'RunStopped'
  readonly why: 'cancelled' | 'stopping' | 'taken'

  constructor(why: RunStopped['why']) {
    super(`the run was to end: ${why}`)
    this.why = why
  }
}

/**
 * The sentence of an error after which trying again would not help, undefined for all others. Work that jobs share with
 * requests refuses by the failures of requests.
 */
export function lastingFailure(error: unknown): string | undefined {
  if (error instanceof JobFailure) return error.message
  return error instanceof ApiFailure && error.status < 500 ? error.message : undefined
}

/** The message of an error may quote a value, so only its name, code and place are for the log. */
export function forLog(error: unknown): Record<string, unknown> {
  const { name, code, stack = '' } = error as { name?: string; code?: string; stack?: string }
  const where = stack.split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { name, code, where: where.slice(0, 6) }
}
