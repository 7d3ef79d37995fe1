import type { Input } from '@nhansu/sdk/contract'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { appointmentLabels, decisionTypesOfKind, jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import type { WorkState } from '@nhansu/sdk/domains/employees'

/** A kind of change that a dialog writes. */
export type WrittenKind = Input<'jobChanges.store'>['body']['kind']

/** What a dialog asks besides the day, the decision and the reason. */
export type AskedPart =
  | 'position'
  | 'further'
  /** Nature of work, work place and direct manager, as far as they change. */
  | 'arrangement'
  | 'heavy_work'
  /** The last day of a probation that begins with the change. */
  | 'probation'
  /** Both days of a probation, as a change says them that is put right. */
  | 'probation_days'
  /** The state of work with which somebody begins. */
  | 'work_state'
  | 'until'
  | 'leave_reason'

/** A dialog for a change of work. */
export interface KindOfDialog {
  /** Several dialogs write one kind. */
  id: WrittenKind | keyof typeof appointmentLabels
  kind: WrittenKind
  label: string
  /** The specification's types of decision that write it, the usual one first. */
  decisionTypes: readonly DecisionType[]
  asks: readonly AskedPart[]
  /** The states of work after which it may come. */
  after: readonly WorkState[]
  /** What it is to those whom it is done to. */
  description: string
  dayLabel: string
  dayHint?: string
}

const atWork: readonly WorkState[] = ['training', 'probation', 'official', 'seasonal']
const onLeave: readonly WorkState[] = ['maternity_leave', 'unpaid_leave']
const employed: readonly WorkState[] = [...atWork, ...onLeave]

/** The dialogs, in the order of their menu. */
export const kindsOfDialog: readonly [KindOfDialog, ...KindOfDialog[]] = [
  {
    ...named('official'),
    asks: ['arrangement'],
    after: ['training', 'probation', 'seasonal'],
    description: 'Nhân viên trở thành chính thức từ ngày hiệu lực.',
  },
  {
    ...named('reception'),
    asks: ['position', 'arrangement', 'probation'],
    after: ['training'],
    description:
      'Người đang đào tạo bắt đầu thử việc từ ngày hiệu lực. Để trống đơn vị và chức vụ là giữ chức vụ đang có.',
    dayLabel: 'Thử việc từ ngày',
  },
  {
    ...named('transfer'),
    asks: ['position', 'arrangement'],
    after: employed,
    description: 'Chức vụ chính chuyển sang đơn vị mới từ ngày hiệu lực.',
  },
  {
    ...named('title'),
    asks: ['position', 'arrangement'],
    after: employed,
    description: 'Chức danh mới có từ ngày hiệu lực.',
  },
  {
    ...undecided('further'),
    asks: ['further'],
    description:
      'Các chức vụ dưới đây thay các chức vụ kiêm nhiệm đang có; chức vụ chính giữ nguyên. Để trống là thôi kiêm nhiệm.',
  },
  {
    ...undecided('arrangement'),
    asks: ['arrangement'],
    description:
      'Tính chất công việc, nơi làm việc, quản lý trực tiếp đổi từ ngày hiệu lực; chức vụ giữ nguyên.',
  },
  {
    ...undecided('heavy_work'),
    asks: ['heavy_work'],
    description:
      'Ghi mức nặng nhọc, độc hại từ ngày bắt đầu làm công việc đó; chọn "Không" từ ngày thôi làm.',
  },
  {
    ...named('unpaid_leave'),
    asks: ['until'],
    after: atWork,
    description: 'Hết ngày nghỉ cuối cùng, nhân viên trở lại tình trạng trước khi nghỉ.',
  },
  {
    ...named('maternity_leave'),
    asks: ['until'],
    after: atWork,
    description: 'Hết ngày nghỉ cuối cùng, nhân viên trở lại tình trạng trước khi nghỉ.',
  },
  {
    ...named('rehire'),
    asks: ['position', 'arrangement'],
    after: ['left', ...onLeave],
    description: 'Hồ sơ và mã nhân viên giữ nguyên. Người đang nghỉ trở lại chức vụ đang giữ nếu để trống.',
    dayLabel: 'Làm việc lại từ ngày',
  },
  {
    ...named('termination'),
    asks: ['leave_reason'],
    after: employed,
    description: 'Chức vụ kết thúc và tài khoản bị khóa.',
    dayLabel: 'Nghỉ việc từ ngày',
    dayHint: 'Ngày làm việc cuối cùng là ngày liền trước.',
  },
]

/** The dialogs of what may follow a state of work. */
export function kindsAfter(state: WorkState): typeof kindsOfDialog {
  const [first = kindsOfDialog[0], ...others] = kindsOfDialog.filter(({ after }) => after.includes(state))
  return [first, ...others]
}

function named(kind: WrittenKind) {
  return {
    id: kind,
    kind,
    label: jobChangeKindLabels[kind],
    dayLabel: 'Ngày hiệu lực',
    decisionTypes: decisionTypesOfKind[kind] ?? [],
  }
}

/** An appointment that no decision of the product says (docs/decisions/0045). */
function undecided(id: keyof typeof appointmentLabels) {
  return {
    ...named('appointment'),
    id,
    label: appointmentLabels[id],
    decisionTypes: [],
    after: employed,
  }
}
