import type { Schemas } from '../contract.ts'

export type RewardType = Schemas['RewardDisciplineType']
export type DisciplineState = NonNullable<Schemas['RewardDisciplineState']>

export const rewardTypeLabels: Record<RewardType, string> = { reward: 'Khen thưởng', discipline: 'Kỷ luật' }

/** Cấp that gives a reward. */
export const rewardLevelLabels: Record<NonNullable<Schemas['RewardDisciplineLevel']>, string> = {
  unit: 'Đơn vị',
  company: 'Công ty',
  group: 'Tập đoàn',
  ministry: 'Bộ, tỉnh',
  state: 'Nhà nước',
}

/** Where a discipline stands. */
export const disciplineStateLabels: Record<DisciplineState, string> = {
  minutes: 'Lập biên bản',
  postponed: 'Tạm hoãn',
  meeting: 'Họp xử lý',
  awaiting_decision: 'Chờ quyết định',
  issued: 'Đã ban hành',
  cleared: 'Đã xóa kỷ luật',
  dropped: 'Không xử lý',
  revoked: 'Đã thu hồi',
}

/** Days before its limit from which an open case is near it. */
export const nearLimitDays = 30

/** How an open case stands to its time limit (Điều 123 of the Labour Code). */
export const disciplineDueLabels: Record<NonNullable<Schemas['RewardDisciplineDue']>, string> = {
  over: 'Đã hết thời hiệu',
  near: 'Còn không quá 30 ngày',
  far: 'Còn trên 30 ngày',
}

/** Steps that may follow a state; a decision alone issues and revokes, and going back from it takes its draft along. */
export const disciplineSteps: Partial<Record<DisciplineState, readonly Schemas['DisciplineMove']['to'][]>> = {
  minutes: ['meeting', 'postponed', 'dropped'],
  postponed: ['minutes', 'dropped'],
  meeting: ['awaiting_decision', 'postponed', 'dropped'],
  awaiting_decision: ['meeting'],
}

/** Steps at which a case can still be written on and deleted. */
export const openDisciplineStates: readonly DisciplineState[] = ['minutes', 'postponed', 'meeting']

/** When somebody may be dismissed: Điều 125 of the Labour Code. */
export const dismissalCaseLabels: Record<NonNullable<Schemas['RewardDisciplineDismissalCase']>, string> = {
  theft_or_violence: 'Trộm cắp, tham ô, đánh bạc, cố ý gây thương tích, sử dụng ma túy (khoản 1)',
  secrets_or_damage: 'Tiết lộ bí mật, gây thiệt hại nghiêm trọng, quấy rối tình dục (khoản 2)',
  repeated: 'Tái phạm khi chưa được xóa kỷ luật (khoản 3)',
  absence: 'Tự ý bỏ việc 5 ngày trong 30 ngày hoặc 20 ngày trong 365 ngày (khoản 4)',
}

/** Why somebody may not be disciplined now: Điều 122, khoản 4 and 5 of the Labour Code. */
export const disciplineProtectionLabels: Record<
  NonNullable<Schemas['RewardDisciplineProtection']>,
  string
> = {
  ill: 'Nghỉ ốm đau, điều dưỡng',
  leave: 'Nghỉ việc được công ty đồng ý',
  custody: 'Đang bị tạm giữ, tạm giam',
  investigation: 'Chờ kết quả của cơ quan có thẩm quyền',
  maternity: 'Mang thai, nghỉ thai sản',
  small_child: 'Nuôi con dưới 12 tháng tuổi',
  incapable: 'Không nhận thức, điều khiển được hành vi',
}

/** What a file of a reward or a discipline case is. */
export const rewardFileKindLabels: Record<Schemas['RewardFileKind'], string> = {
  decision: 'Quyết định',
  certificate: 'Giấy khen, bằng khen',
  minutes: 'Biên bản vi phạm',
  evidence: 'Chứng cứ, bản tường trình',
  suspension: 'Quyết định tạm đình chỉ công việc',
  invitation: 'Thông báo họp',
  meeting: 'Biên bản họp xử lý',
  protection: 'Giấy tờ của thời gian tạm hoãn',
  reduction: 'Quyết định giảm thời hạn',
  other: 'Giấy tờ khác',
}

/** How somebody was told of the meeting. */
export const inviteWayLabels: Record<NonNullable<Schemas['RewardDisciplineInvitedWay']>, string> = {
  hand: 'Giao tận tay, ký nhận',
  post: 'Gửi bảo đảm qua bưu điện',
  email: 'Thư điện tử',
  message: 'Tin nhắn, điện thoại',
}

/** The papers that are printed of a reward or a discipline case. */
export const rewardPaperLabels: Record<Schemas['RewardPaper']['kind'], string> = {
  reward_certificate: 'Giấy khen',
  discipline_minutes: 'Biên bản vi phạm',
  discipline_invitation: 'Thông báo họp',
  discipline_meeting: 'Biên bản họp xử lý',
  discipline_reduction: 'Giảm thời hạn kỷ luật',
}
