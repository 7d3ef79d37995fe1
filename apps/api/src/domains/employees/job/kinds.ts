import { type CivilDay, dayAfter } from './days.ts'
import type { ChangedFacts, ChangeKind, JobFacts } from './job-facts.ts'

type WorkState = JobFacts['work_state']

/** Where a person stands when a change comes: nothing yet, or a work state. */
export type Standing = WorkState | 'unknown'

/** How a person stood until a change. */
interface Before {
  state: WorkState | undefined
  /** The state to which a leave goes back. */
  resumed: WorkState
}

interface Kind {
  /** Where it may come. */
  after: readonly Standing[]
  /** What it sets by itself, before what its writer says. */
  sets: (day: CivilDay, before: Before, asked: ChangedFacts) => ChangedFacts
}

const atWork: readonly WorkState[] = ['training', 'probation', 'official', 'seasonal']
const onLeave: readonly WorkState[] = ['maternity_leave', 'unpaid_leave']
const employed: readonly WorkState[] = [...atWork, ...onLeave]

const nothing = (): ChangedFacts => ({})

/** What each kind of change needs and does (BLLĐ 2019 and the specification's fifteen decisions). */
export const kinds: Readonly<Record<ChangeKind, Kind>> = {
  opening: { after: ['unknown', ...employed, 'left'], sets: nothing },
  // Whoever was taken in for training is taken in once more on probation (decision 2).
  reception: { after: ['unknown', 'training'], sets: nothing },
  official: {
    after: ['training', 'probation', 'seasonal'],
    sets: (day) => ({ work_state: 'official', official_date: day }),
  },
  transfer: { after: employed, sets: nothing },
  title: { after: employed, sets: nothing },
  appointment: { after: employed, sets: nothing },
  termination: {
    after: employed,
    // The last working day is included, so that who is gone is gone from the day after.
    sets: (day) => ({ work_state: 'left', leave_date: dayAfter(day, -1) }),
  },
  unpaid_leave: { after: atWork, sets: () => ({ work_state: 'unpaid_leave' }) },
  maternity_leave: { after: atWork, sets: () => ({ work_state: 'maternity_leave' }) },
  pay: { after: employed, sets: nothing },
  unit_change: { after: employed, sets: nothing },
  rehire: {
    after: ['left', ...onLeave],
    sets: (day, { state, resumed }, asked) =>
      state === 'left' ? newEmployment(day, asked) : { work_state: resumed, absent_until: null },
  },
}

/** Nothing of the employment before goes on; whoever comes back as official is so from his first day. */
function newEmployment(day: CivilDay, { work_state: state = 'official' }: ChangedFacts): ChangedFacts {
  return {
    work_state: state,
    official_date: state === 'official' ? day : null,
    probation_from: null,
    probation_to: null,
    leave_date: null,
    leave_reason: null,
  }
}

/** True for the states that a leave gives, which end by themselves. */
export function isOnLeave(state: WorkState): boolean {
  return onLeave.includes(state)
}

/** Why a change cannot come where a person stands: a sentence. */
export function refusalOf(kind: ChangeKind, standing: Standing): string | undefined {
  if (kinds[kind].after.includes(standing)) return undefined
  if (standing === 'unknown') return 'Ngày hiệu lực trước ngày vào công ty.'
  if (standing === 'left') return 'Nhân viên đã nghỉ việc vào ngày này.'
  return refusals[kind] ?? 'Thay đổi này không phù hợp với tình trạng làm việc vào ngày này.'
}

const refusals: Partial<Record<ChangeKind, string>> = {
  reception: 'Nhân viên đã được tiếp nhận.',
  official: 'Nhân viên không ở giai đoạn đào tạo, thử việc hoặc thời vụ vào ngày này.',
  unpaid_leave: 'Nhân viên đang nghỉ vào ngày này.',
  maternity_leave: 'Nhân viên đang nghỉ vào ngày này.',
  rehire: 'Nhân viên đang làm việc vào ngày này.',
}
