import type { Input } from '@nhansu/sdk/contract'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypesOfKind, jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import type { WorkState } from '@nhansu/sdk/domains/employees'

/** A kind of change that a dialog writes. */
export type WrittenKind = Input<'jobChanges.store'>['body']['kind']

/** What a dialog asks besides the day, the decision and the reason. */
export type AskedPart = 'position' | 'further' | 'probation' | 'until' | 'leave_reason'

/** A dialog for a change of work. */
export interface KindOfDialog {
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
    asks: [],
    after: ['training', 'probation', 'seasonal'],
    description: 'Nhân viên trở thành chính thức từ ngày hiệu lực.',
  },
  {
    ...named('reception'),
    asks: ['position', 'probation'],
    after: ['training'],
    description:
      'Người đang đào tạo bắt đầu thử việc từ ngày hiệu lực. Để trống đơn vị và chức vụ là giữ chức vụ đang có.',
    dayLabel: 'Thử việc từ ngày',
  },
  {
    ...named('transfer'),
    asks: ['position'],
    after: employed,
    description: 'Chức vụ chính chuyển sang đơn vị mới từ ngày hiệu lực.',
  },
  {
    ...named('title'),
    asks: ['position'],
    after: employed,
    description: 'Chức danh mới có từ ngày hiệu lực.',
  },
  {
    ...named('appointment'),
    label: 'Kiêm nhiệm',
    // No decision of the product says further positions (docs/decisions/0045).
    decisionTypes: [],
    asks: ['further'],
    after: employed,
    description:
      'Các chức vụ dưới đây thay các chức vụ kiêm nhiệm đang có; chức vụ chính giữ nguyên. Để trống là thôi kiêm nhiệm.',
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
    asks: ['position'],
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

function named(kind: WrittenKind) {
  return {
    kind,
    label: jobChangeKindLabels[kind],
    dayLabel: 'Ngày hiệu lực',
    decisionTypes: decisionTypesOfKind[kind] ?? [],
  }
}
