import type { Schemas } from '@nhansu/sdk/contract'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'

type ReviewStatus = NonNullable<Schemas['RenewalReviewStatus']>

const tones: Readonly<Record<ReviewStatus, StatusTone>> = {
  'Chờ ý kiến đơn vị': 'info',
  'Quá hạn ý kiến đơn vị': 'bad',
  'Chờ nhân sự xử lý': 'warn',
}

/** For whom a review waits. */
export function ReviewState({ status }: { status: Schemas['RenewalReviewStatus'] }) {
  return status === null ? null : <Status tone={tones[status]}>{status}</Status>
}
