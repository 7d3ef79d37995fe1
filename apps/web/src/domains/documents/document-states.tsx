import { type ExpiryState, expiryStateLabels } from '@nhansu/sdk/domains/documents'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { dueWords } from './readings/reader-status.tsx'

const tones: Record<ExpiryState, StatusTone> = { valid: 'plain', expiring: 'warn', expired: 'bad' }

interface DocumentExpiryProps {
  state: ExpiryState | null
  daysLeft: number | null
}

/** How soon a document expires, with the days where they matter. */
export function DocumentExpiry({ state, daysLeft }: DocumentExpiryProps) {
  if (state === null) return <span>–</span>
  const days = state === 'expiring' && daysLeft !== null ? `, ${dueWords(daysLeft)}` : ''
  return <Status tone={tones[state]}>{`${expiryStateLabels[state]}${days}`}</Status>
}
