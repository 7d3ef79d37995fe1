import type { JobState } from '@nhansu/sdk/domains/system'

type Tone = 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'

/** How loud each state of a run is. */
export const jobStateTones: Record<JobState, Tone> = {
  queued: 'neutral',
  running: 'info',
  done: 'ok',
  failed: 'bad',
  cancelled: 'warn',
}
