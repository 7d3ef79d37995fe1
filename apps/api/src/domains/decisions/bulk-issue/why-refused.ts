import type { ApiFailure } from '../../../contract/failure.ts'

/** Why one of several decisions is refused, in a sentence; of people who cannot have it with each by name. */
export function whyRefused({ message, detail }: ApiFailure): string {
  return [message, ...(detail.errors?.['ids'] ?? [])].join(' ')
}
