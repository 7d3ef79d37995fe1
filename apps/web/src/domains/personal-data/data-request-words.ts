import type { Schemas } from '@nhansu/sdk/contract'
import {
  personalDataRequestKindLabels,
  type PersonalDataRequestMove,
  personalDataRequestStepLabels,
} from '@nhansu/sdk/domains/personal-data'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import type { TimelineEvent } from '@nhansu/ui/timeline/timeline.tsx'

export type DataRequest = Schemas['PersonalDataRequest']
export type DataRequestRow = Schemas['PersonalDataRequestRow']

/** What each step is called on its button and in its dialog, what the dialog says, and which field it sends. */
export const moveWords: Record<
  PersonalDataRequestMove,
  { action: string; description: string; done: string; field: 'answer' | 'reason' }
> = {
  answer: {
    action: 'Trả lời',
    description:
      'Báo cho người yêu cầu biết đã nhận và sẽ thực hiện thế nào. Họ đọc lời này ở trang của mình.',
    done: 'Đã trả lời người yêu cầu.',
    field: 'answer',
  },
  complete: {
    action: 'Hoàn thành',
    description: 'Ghi việc đã làm, khi nào và ở đâu. Người yêu cầu đọc lời này ở trang của mình.',
    done: 'Đã ghi nhận thực hiện xong.',
    field: 'answer',
  },
  extend: {
    action: 'Gia hạn',
    description:
      'Mỗi yêu cầu được gia hạn một lần, trước khi hết hạn. Người yêu cầu đọc lý do ở trang của mình.',
    done: 'Đã gia hạn yêu cầu.',
    field: 'reason',
  },
  refuse: {
    action: 'Từ chối',
    description: 'Nêu lý do và căn cứ. Người yêu cầu đọc lý do ở trang của mình.',
    done: 'Đã từ chối yêu cầu.',
    field: 'reason',
  },
}

/** What a request is called: its kind and whose it is. */
export function requestName({ kind, full_name }: Pick<DataRequestRow, 'kind' | 'full_name'>): string {
  return `${personalDataRequestKindLabels[kind]}: ${full_name}`
}

/** 'Quá hạn 3 ngày', 'Hạn hôm nay', 'Còn 2 ngày'. */
export function daysLeftWords(days: number): string {
  if (days < 0) return `Quá hạn ${-days} ngày`
  return days === 0 ? 'Hạn hôm nay' : `Còn ${days} ngày`
}

/** The steps of a request along a line, the last one first. */
export function stepEvents({ steps }: DataRequest): TimelineEvent[] {
  return steps.toReversed().map(({ id, step, words, due, by_name, created_at }, index) => ({
    id,
    period: formatDateTime(created_at),
    title: personalDataRequestStepLabels[step],
    lines: [words, by_name, due && `Hạn thực hiện ${formatDate(due)}`].filter(
      (line): line is string => line !== null && line !== '',
    ),
    tone: index === 0 ? 'current' : 'past',
  }))
}
