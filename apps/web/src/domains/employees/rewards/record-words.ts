import type { Schemas } from '@nhansu/sdk/contract'
import {
  disciplineProtectionLabels,
  dismissalCaseLabels,
  inviteWayLabels,
  rewardLevelLabels,
  rewardTypeLabels,
} from '@nhansu/sdk/domains/rewards-disciplines'
import type { Description } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { moneyWords } from '#web/kit/money.ts'

/** A record of rewards and disciplines. */
export type RewardRecord = Schemas['RewardDiscipline']

/** Whom a record is about, in a line: a unit as a whole, or people, of whom those whom the reader may see. */
export function peopleOf({ employees, employee_total, department_name }: RewardRecord): string {
  if (employee_total === 0) return `Tập thể ${department_name ?? ''}`.trim()
  const names = employees.map(({ full_name, nhansu_id }) => `${full_name} (${nhansu_id})`)
  const more = employee_total - names.length
  return [...names, ...(more > 0 ? [`và ${more} người khác`] : [])].join(', ')
}

const day = (value: string | null) => value && formatDate(value)

/** What a reward says. */
export function rewardLines(record: RewardRecord): Description[] {
  const { level, money } = record
  return [
    { term: 'Nhân viên, tập thể', value: peopleOf(record) },
    { term: 'Hình thức', value: record.form_name },
    { term: 'Số quyết định', value: record.number },
    { term: 'Ngày quyết định', value: day(record.decision_date) },
    { term: 'Ngày hiệu lực', value: day(record.effective_date) },
    { term: 'Người ký', value: record.signer },
    { term: 'Cấp', value: level && rewardLevelLabels[level] },
    { term: 'Năm, đợt', value: [record.year, record.period].filter(Boolean).join(', ') },
    ...(money === undefined
      ? []
      : [{ term: 'Mức thưởng', value: money === null ? null : moneyWords(money) }]),
    { term: 'Hiện vật', value: record.gift },
    ...reasonLine(record),
    { term: 'Nội dung', value: record.reason },
    { term: 'Ghi chú', value: record.note },
  ]
}

/** The reason of the company's list, where one was chosen. */
function reasonLine({ reason_name: value }: RewardRecord): Description[] {
  return value === null ? [] : [{ term: 'Lý do', value }]
}

/** What the record of a discipline says; the days that the law counts come reckoned. */
export function disciplineLines(record: RewardRecord): Description[] {
  const { protection, dismissal_case, damages } = record
  return [
    { term: 'Nhân viên', value: peopleOf(record) },
    ...reasonLine(record),
    { term: 'Nội dung vi phạm', value: record.reason },
    { term: 'Ngày vi phạm', value: day(record.violation_date) },
    { term: 'Ngày phát hiện', value: day(record.found_date) },
    { term: 'Hết thời hiệu xử lý', value: day(record.limit_day) },
    { term: 'Biên bản', value: [record.minutes_no, day(record.minutes_date)].filter(Boolean).join(' ngày ') },
    { term: 'Điều khoản nội quy', value: record.clause },
    { term: 'Thông báo họp', value: told(null, record.invited_on, record.invited_way) },
    {
      term: 'Thông báo công đoàn',
      value: told(record.union_name, record.union_invited_on, record.union_invited_way),
    },
    ...(record.parent_invited_on === null && record.parent_name === null
      ? []
      : [
          {
            term: 'Thông báo cha, mẹ',
            value: told(record.parent_name, record.parent_invited_on, record.parent_invited_way),
          },
        ]),
    {
      term: 'Họp xử lý',
      value: [day(record.meeting_date), record.meeting_place].filter(Boolean).join(', '),
    },
    { term: 'Thành phần tham dự', value: record.participants },
    { term: 'Hình thức', value: record.form_name },
    ...(record.months === null ? [] : [{ term: 'Số tháng kéo dài', value: record.months }]),
    ...(dismissal_case === null
      ? []
      : [{ term: 'Trường hợp sa thải', value: dismissalCaseLabels[dismissal_case] }]),
    ...(protection === null
      ? []
      : [
          {
            term: 'Tạm hoãn',
            value: `${disciplineProtectionLabels[protection]}, đến ngày ${day(record.protected_until) ?? ''}`,
          },
        ]),
    ...(record.dropped_reason === null ? [] : [{ term: 'Lý do không xử lý', value: record.dropped_reason }]),
    { term: 'Bồi thường', value: damages === null ? null : moneyWords(damages) },
    ...(record.suspended_from === null
      ? []
      : [
          {
            term: 'Tạm đình chỉ công việc',
            value: [day(record.suspended_from), day(record.suspended_to)].filter(Boolean).join(' đến '),
          },
        ]),
    { term: 'Số quyết định', value: record.number },
    ...(record.reduction_number === null
      ? []
      : [
          {
            term: 'Giảm thời hạn',
            value: `Quyết định ${record.reduction_number} ngày ${day(record.reduction_date) ?? ''}`,
          },
        ]),
    { term: 'Ngày xóa kỷ luật', value: clearing(record) },
    { term: 'Ghi chú', value: record.note },
  ]
}

/** Who was told, on which day and how: 'Trần Văn Nam, 02-03-2026, giao tận tay'. */
function told(name: string | null, on: string | null, way: RewardRecord['invited_way']): string {
  return [name, day(on), way && inviteWayLabels[way].toLowerCase()].filter(Boolean).join(', ')
}

/** The day of clearing, or why there is none or a later one (Điều 126). */
function clearing({ cleared_date, is_clearing_stopped: stopped }: RewardRecord): string | null {
  if (!stopped) return day(cleared_date)
  const words = 'Dừng xóa do có vi phạm mới'
  return cleared_date === null ? words : `${formatDate(cleared_date)} (${words.toLowerCase()})`
}

/** What a record is called: 'Khen thưởng 12/QĐ'. */
export function recordName({ type, number, minutes_no: minutes }: RewardRecord): string {
  return `${rewardTypeLabels[type]} ${number ?? minutes ?? ''}`.trim()
}
