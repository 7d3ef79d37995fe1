import { scheduleModeLabels } from '@nhansu/sdk/domains/recruitment'
import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-schedules'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { inVietNam } from './viet-nam-hours.ts'
import { timesWords } from './times-words.ts'
import { fieldsOfVerb } from './interview-fields.ts'

type Schedule = Schemas['RecruitmentSchedule']

/** Whom and what an appointment can be made with. */
export interface ScheduleChoices {
  candidates: readonly { id: number; full_name: string | null }[]
  interviewers: readonly {
    id: number
    full_name: string | null
    times?: Schemas['InterviewerTimes']
  }[]
  rooms: readonly { id: number; name: string; is_active: boolean }[]
}

const named = (people: ScheduleChoices['candidates']) =>
  Object.fromEntries(people.map(({ id, full_name }) => [id, full_name ?? `Số ${id}`]))

/** When those take interviews who have named their hours. */
function hoursOf({ interviewers }: ScheduleChoices): string | undefined {
  const told = interviewers.flatMap(({ full_name: name, times }) => {
    const words = times && timesWords(times)
    return words === undefined ? [] : [`${name} nhận phỏng vấn: ${words}.`]
  })
  return told.length === 0 ? undefined : told.join(' ')
}

/** The fields of an appointment; day and hours stand apart, as people say them. */
export function scheduleFields(choices: ScheduleChoices, isNew: boolean): readonly AnyField[] {
  const rooms = choices.rooms.filter(({ is_active: isActive }) => isActive)
  const hours = hoursOf(choices)
  const facts = fieldsOfVerb(fieldFacts, 'store', [
    { field: 'candidate_ids', input: { several: named(choices.candidates) } },
    {
      field: 'employee_ids',
      input: { several: named(choices.interviewers) },
      ...(hours !== undefined && { hint: hours }),
    },
    { field: 'mode', input: { labels: scheduleModeLabels } },
    { field: 'room_id', input: { labels: Object.fromEntries(rooms.map(({ id, name }) => [id, name])) } },
    { field: 'place', input: 'text' },
    { field: 'link', input: 'text', hint: 'Bắt buộc khi phỏng vấn trực tuyến; chỉ người tham gia đọc được.' },
    { field: 'note', input: 'long-text' },
    {
      field: 'clash_reason',
      input: 'long-text',
      hint: 'Chỉ nhập khi vẫn xếp dù có người trùng giờ hoặc không nhận giờ này.',
    },
  ])
  return [
    { field: 'day', label: 'Ngày', input: 'date', required: true },
    { field: 'start', label: 'Từ giờ', input: 'time', required: true },
    { field: 'end', label: 'Đến giờ', input: 'time', required: true },
    ...facts,
    ...(isNew
      ? []
      : [{ field: 'reason', label: 'Lý do đổi lịch', input: 'long-text', required: true } as const]),
  ]
}

/** What the form starts with. */
export function scheduleValues(schedule: Schedule): Readonly<Record<string, unknown>> {
  const { date, time } = inVietNam(schedule.starts_at)
  return {
    ...schedule,
    day: date,
    start: time,
    end: inVietNam(schedule.ends_at).time,
    candidate_ids: schedule.candidates.map(({ id }) => id),
    employee_ids: schedule.interviewers.map(({ id }) => id),
  }
}

/** The body of a call from the form's values. */
export function scheduleBody(values: FormValues) {
  const { day, start, end, mode, ...rest } = values
  const at = (time: unknown) => `${String(day)}T${String(time)}:00+07:00`
  return { ...rest, mode: mode ?? 'in_person', starts_at: at(start), ends_at: at(end) }
}
