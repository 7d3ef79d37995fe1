import type { JobState, MailState } from '@nhansu/sdk/domains/system'

type Tone = 'plain' | 'neutral' | 'brand' | 'ok' | 'warn' | 'bad' | 'info'

/** How loud each state of a run is. */
export const jobStateTones: Record<JobState, Tone> = {
  queued: 'neutral',
  running: 'info',
  done: 'plain',
  failed: 'bad',
  cancelled: 'warn',
}

/** How loud each state of a mail is. */
export const mailStateTones: Record<MailState, Tone> = {
  queued: 'neutral',
  sending: 'info',
  sent: 'plain',
  stored: 'brand',
  failed: 'bad',
  cancelled: 'warn',
}
