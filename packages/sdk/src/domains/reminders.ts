import type { Schemas } from '../contract.ts'

/** Of what people are reminded before it is due. */
export const reminderKindLabels: Record<Schemas['ReminderKind'], string> = {
  contract: 'Hợp đồng sắp hết hạn',
  probation: 'Sắp hết thời gian thử việc',
  certificate: 'Chứng chỉ sắp hết hạn',
}
