import type { Schemas } from '../contract.ts'

export type AuditTrailResult = Schemas['AuditTrailResult']

/** Kết quả of a line of the audit trail. */
export const auditTrailResultLabels: Record<AuditTrailResult, string> = {
  done: 'Thành công',
  refused: 'Bị từ chối',
  failed: 'Không thành công',
}
