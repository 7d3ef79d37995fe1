import type { Schemas } from '@nhansu/sdk/contract'
import { nearLimitDays } from '@nhansu/sdk/domains/rewards-disciplines'
import { spokenDay } from '../job/days.ts'
import { findingsOfInvitations } from './invitation-rules.ts'

export type Finding = Schemas['DisciplineFinding']
type Day = string

/** What is known of a discipline when a step is to be taken; all days that the law counts have been reckoned. */
export interface StepFacts {
  to: Schemas['DisciplineMove']['to']
  today: Day
  violation_date: Day
  found_date: Day
  limit_day: Day | null
  clause: string | null
  invited_on: Day | null
  meeting_date: Day | null
  participants: string | null
  legal_form: number | null
  months: number | null
  dismissal_case: string | null
  protection: string | null
  protected_until: Day | null
  reason: string | null
  union_invited_on: Day | null
  parent_invited_on: Day | null
  /** Whether the file says that the person belongs to the union. */
  isUnionMember: boolean
  /** Whether the person is under 18 on the day of the meeting. */
  isMinor: boolean
  /** How many working days the law wants between an invitation and the meeting. */
  noticeWanted: number
  /** Whether a raise delay or a demotion of this person had not been cleared on the day of the act. */
  isRepeated: boolean
  /** Days of 'Tạm đình chỉ công việc', both ends included, and how many the law allows without special reason. */
  suspendedDays: number | null
  suspensionLimit: number
  /** What the file itself says of a protected time, as a sentence. */
  protectedByFile: string | null
}

const limit = 'Điều 123 Bộ luật Lao động 2019'
const procedure = 'Điều 70 Nghị định 145/2020/NĐ-CP'
const protectedTime = 'Khoản 4 Điều 122 Bộ luật Lao động 2019'

const error = (field: string | null, text: string, article: string, days: string | null = null): Finding => ({
  level: 'error',
  field,
  text,
  article,
  days,
})

/** What the law says of a step: an error refuses it, a warning is for whoever takes it. */
export function findingsOfStep(facts: StepFacts): Finding[] {
  return [...rules[facts.to](facts)]
}

const rules: Readonly<Record<StepFacts['to'], (facts: StepFacts) => readonly Finding[]>> = {
  minutes: ({ today, protected_until }) =>
    protected_until !== null && protected_until >= today
      ? [
          error(
            'to',
            'Chưa hết thời gian không được xử lý kỷ luật.',
            protectedTime,
            `Tạm hoãn đến hết ngày ${spokenDay(protected_until)}`,
          ),
        ]
      : [],
  postponed: ({ protection, protected_until, found_date }) => [
    ...(protection === null ? [error('protection', 'Vui lòng chọn lý do tạm hoãn.', protectedTime)] : []),
    ...(protected_until === null
      ? [error('protected_until', 'Vui lòng nhập ngày hết tạm hoãn.', protectedTime)]
      : protected_until < found_date
        ? [error('protected_until', 'Ngày hết tạm hoãn phải từ ngày phát hiện trở đi.', protectedTime)]
        : []),
  ],
  meeting: (facts) => [
    ...atMeeting(facts),
    ...longSuspension(facts),
    ...withinLimit(facts, 'meeting_date', facts.meeting_date, 'họp'),
  ],
  awaiting_decision: (facts) => [
    ...atDecision(facts),
    ...withinLimit(facts, null, facts.today, 'trình quyết định'),
  ],
  dropped: ({ reason }) =>
    reason === null
      ? [error('reason', 'Vui lòng nhập lý do không xử lý.', 'Điều 122 Bộ luật Lao động 2019')]
      : [],
}

function atMeeting(facts: StepFacts): Finding[] {
  const { meeting_date, found_date, clause, protectedByFile } = facts
  const found: Finding[] = []
  if (clause === null)
    found.push(
      error(
        'clause',
        'Chưa ghi điều khoản nội quy lao động bị vi phạm.',
        'Khoản 3 Điều 127 Bộ luật Lao động 2019',
      ),
    )
  if (meeting_date === null) found.push(error('meeting_date', 'Vui lòng nhập ngày họp xử lý.', procedure))
  else if (meeting_date < found_date)
    found.push(error('meeting_date', 'Ngày họp phải từ ngày phát hiện trở đi.', procedure))
  found.push(...findingsOfInvitations(facts))
  if (protectedByFile !== null) found.push(error('to', protectedByFile, protectedTime))
  return found
}

function atDecision(facts: StepFacts): Finding[] {
  const { legal_form, months, dismissal_case, participants, meeting_date, today, protectedByFile } = facts
  const found: Finding[] = []
  if (participants === null)
    found.push(error('participants', 'Vui lòng ghi thành phần tham dự cuộc họp.', procedure))
  if (meeting_date !== null && meeting_date > today)
    found.push(error('to', 'Cuộc họp xử lý chưa diễn ra.', procedure, `Họp ngày ${spokenDay(meeting_date)}`))
  if (legal_form === null)
    found.push(error('form_id', 'Vui lòng chọn hình thức kỷ luật.', 'Điều 124 Bộ luật Lao động 2019'))
  if ((legal_form === 2) !== (months !== null))
    found.push(
      error(
        'months',
        legal_form === 2
          ? 'Vui lòng nhập số tháng kéo dài thời hạn nâng lương (1 đến 6).'
          : 'Chỉ hình thức kéo dài thời hạn nâng lương có số tháng.',
        'Khoản 2 Điều 124 Bộ luật Lao động 2019',
      ),
    )
  if ((legal_form === 4) !== (dismissal_case !== null))
    found.push(
      error(
        'dismissal_case',
        legal_form === 4
          ? 'Sa thải phải thuộc một trường hợp của Điều 125.'
          : 'Chỉ sa thải có trường hợp của Điều 125.',
        'Điều 125 Bộ luật Lao động 2019',
      ),
    )
  if (legal_form === 4 && dismissal_case === 'repeated' && !facts.isRepeated)
    found.push(
      error(
        'dismissal_case',
        'Khi vi phạm, nhân viên không có kỷ luật kéo dài thời hạn nâng lương hoặc cách chức nào chưa được xóa.',
        'Khoản 3 Điều 125 Bộ luật Lao động 2019',
      ),
    )
  if (protectedByFile !== null) found.push(error('to', protectedByFile, protectedTime))
  return found
}

/** More than the usual days are for special cases, which the officer knows and the product does not. */
function longSuspension({ suspendedDays, suspensionLimit }: StepFacts): Finding[] {
  if (suspendedDays === null || suspendedDays <= suspensionLimit) return []
  return [
    {
      level: 'warning',
      field: 'suspended_to',
      text: `Tạm đình chỉ quá ${suspensionLimit} ngày chỉ được áp dụng trong trường hợp đặc biệt.`,
      article: 'Khoản 2 Điều 128 Bộ luật Lao động 2019',
      days: `Tạm đình chỉ ${suspendedDays} ngày`,
    },
  ]
}

function withinLimit(facts: StepFacts, field: string | null, day: Day | null, deed: string): Finding[] {
  const { limit_day, violation_date } = facts
  if (day === null || limit_day === null) return []
  const days = `Vi phạm ngày ${spokenDay(violation_date)}, hết thời hiệu ngày ${spokenDay(limit_day)}, ${deed} ngày ${spokenDay(day)}`
  if (day > limit_day) return [error(field, 'Đã hết thời hiệu xử lý kỷ luật.', limit, days)]
  const left = Math.round((Date.parse(limit_day) - Date.parse(day)) / 86_400_000)
  if (left > nearLimitDays) return []
  return [
    { level: 'warning', field, text: `Còn ${left} ngày đến hết thời hiệu xử lý.`, article: limit, days },
  ]
}
