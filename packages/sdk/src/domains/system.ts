import type { Schemas } from '../contract.ts'

export type JobState = Schemas['JobState']

/** Trạng thái of a run of background work. */
export const jobStateLabels: Record<JobState, string> = {
  queued: 'Đang chờ',
  running: 'Đang chạy',
  done: 'Hoàn thành',
  failed: 'Thất bại',
  cancelled: 'Đã hủy',
}

export type MailState = Schemas['MailState']

/** Trạng thái of an outgoing mail. */
export const mailStateLabels: Record<MailState, string> = {
  queued: 'Chờ gửi',
  sending: 'Đang gửi',
  sent: 'Đã gửi',
  stored: 'Đã lưu tệp',
  failed: 'Không gửi được',
  cancelled: 'Đã hủy',
}
