import type { Schemas } from '@nhansu/sdk/contract'
import { employeeCertificateStateLabels } from '@nhansu/sdk/domains/training'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type State = Schemas['EmployeeCertificateState']

const tones: Readonly<Record<State, StatusTone>> = {
  valid: 'plain',
  expiring: 'warn',
  expired: 'bad',
  reviewing: 'warn',
  replaced: 'neutral',
  revoked: 'neutral',
}

interface CertificateStateProps {
  state: State
  daysLeft: number | null
}

/** How a certificate that somebody was given stands today, with the days where they matter. */
export function CertificateState({ state, daysLeft }: CertificateStateProps) {
  const words = employeeCertificateStateLabels[state]
  const days = state === 'expiring' && daysLeft !== null ? `, ${leftWords(daysLeft)}` : ''
  return <Status tone={tones[state]}>{`${words}${days}`}</Status>
}

function leftWords(days: number): string {
  return days === 0 ? 'hôm nay' : `còn ${days} ngày`
}
