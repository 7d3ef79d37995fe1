import type { Schemas } from '@nhansu/sdk/contract'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

const tones: Readonly<Record<Schemas['DecisionStatus'], StatusTone>> = {
  Nháp: 'neutral',
  'Đã ban hành': 'info',
  'Đã có hiệu lực': 'plain',
  'Đã đính chính': 'neutral',
  'Đã thu hồi': 'warn',
  'Đã hủy': 'neutral',
}

/** What a decision is today. */
export function DecisionState({ status }: { status: Schemas['DecisionStatus'] }) {
  return <Status tone={tones[status]}>{status}</Status>
}
