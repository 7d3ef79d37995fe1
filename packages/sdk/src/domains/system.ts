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
