import { Status as Badge, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import type { Status } from './people.ts'

const tones: Readonly<Record<Status, StatusTone>> = {
  'Đang làm việc': 'ok',
  'Thử việc': 'info',
  'Sắp hết hạn': 'warn',
  'Đã hết hạn': 'bad',
  'Nghỉ phép': 'neutral',
}

/** The one cell that is no plain text: the same component in every table. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{status}</Badge>
}
