import { contractConstants } from './contract-constants.ts'
import { fileConstants } from './file-constants.ts'
import { byOwnRule } from './own-rule.ts'
import { personalDataConstants } from './personal-data-constants.ts'
import { retirementSteps } from './retirement-steps.ts'
import { takenDataConstants } from './taken-data-constants.ts'

export type LawUnit = 'month' | 'day' | 'working_day' | 'hour' | 'percent' | 'count' | 'vnd'

/** A number that a law or a rule of the group fixes, with what the product knows of it. */
export interface LawConstant {
  /** Heading under which it is shown. */
  area: string
  label: string
  unit: LawUnit
  /** From which day which value holds, and who says so. */
  values: readonly (readonly [fromDate: string, value: number, source: string])[]
}

const labourCode = (article: string) => `${article} Bộ luật Lao động 2019 (45/2019/QH14)`

/** In force since the Labour Code of 2019 itself. */
function sinceLabourCode(value: number, article: string): LawConstant['values'] {
  return [['2021-01-01', value, labourCode(article)]]
}

function minimumWage(in2024: number, in2026: number): LawConstant['values'] {
  return [
    ['2024-07-01', in2024, 'Nghị định 74/2024/NĐ-CP'],
    ['2026-01-01', in2026, 'Nghị định 293/2025/NĐ-CP'],
  ]
}

/** Article 4 of Decree 135/2020: from 2021 so many months more each year, up to the age that article 169 of the Code names. */
const retirement = {
  area: 'Nghỉ hưu',
  unit: 'month',
} as const

/**
 * Every constant that this version knows, in the order in which they are shown. These are the values of a new
 * installation; what holds is asked of the database, never of this table.
 */
export const lawConstants = {
  retirement_age_male: {
    ...retirement,
    label: 'Tuổi nghỉ hưu của lao động nam',
    values: retirementSteps({ firstMonths: 723, stepMonths: 3, lastMonths: 744 }),
  },
  retirement_age_female: {
    ...retirement,
    label: 'Tuổi nghỉ hưu của lao động nữ',
    values: retirementSteps({ firstMonths: 664, stepMonths: 4, lastMonths: 720 }),
  },
  retirement_early_hard_work: {
    ...retirement,
    label: 'Nghỉ hưu sớm tối đa khi làm nghề nặng nhọc, độc hại, nguy hiểm',
    values: sinceLabourCode(60, 'Khoản 3 Điều 169'),
  },

  probation_days_manager: {
    area: 'Thử việc',
    label: 'Thử việc tối đa của người quản lý doanh nghiệp',
    unit: 'day',
    values: sinceLabourCode(180, 'Khoản 1 Điều 25'),
  },
  probation_days_college: {
    area: 'Thử việc',
    label: 'Thử việc tối đa của chức danh cần trình độ từ cao đẳng trở lên',
    unit: 'day',
    values: sinceLabourCode(60, 'Khoản 2 Điều 25'),
  },
  probation_days_intermediate: {
    area: 'Thử việc',
    label: 'Thử việc tối đa của chức danh cần trình độ trung cấp, công nhân kỹ thuật, nhân viên nghiệp vụ',
    unit: 'day',
    values: sinceLabourCode(30, 'Khoản 3 Điều 25'),
  },
  probation_days_other: {
    area: 'Thử việc',
    label: 'Thử việc tối đa của công việc khác',
    unit: 'working_day',
    values: sinceLabourCode(6, 'Khoản 4 Điều 25'),
  },
  probation_pay_percent: {
    area: 'Thử việc',
    label: 'Lương thử việc tối thiểu so với lương chính thức',
    unit: 'percent',
    values: sinceLabourCode(85, 'Điều 26'),
  },

  fixed_term_months: {
    area: 'Hợp đồng lao động',
    label: 'Thời hạn tối đa của hợp đồng xác định thời hạn',
    unit: 'month',
    values: sinceLabourCode(36, 'Khoản 1 Điều 20'),
  },
  fixed_term_contracts: {
    area: 'Hợp đồng lao động',
    label: 'Số hợp đồng xác định thời hạn được ký liên tiếp',
    unit: 'count',
    values: sinceLabourCode(2, 'Khoản 2 Điều 20'),
  },
  renewal_days: {
    area: 'Hợp đồng lao động',
    label: 'Thời gian phải ký hợp đồng mới sau khi hợp đồng hết hạn',
    unit: 'day',
    values: sinceLabourCode(30, 'Khoản 2 Điều 20'),
  },
  notice_days_indefinite: {
    area: 'Hợp đồng lao động',
    label: 'Báo trước khi chấm dứt hợp đồng không xác định thời hạn',
    unit: 'day',
    values: sinceLabourCode(45, 'Điều 35, Điều 36'),
  },
  notice_days_fixed_term: {
    area: 'Hợp đồng lao động',
    label: 'Báo trước khi chấm dứt hợp đồng có thời hạn từ 12 đến 36 tháng',
    unit: 'day',
    values: sinceLabourCode(30, 'Điều 35, Điều 36'),
  },
  notice_days_short_term: {
    area: 'Hợp đồng lao động',
    label: 'Báo trước khi chấm dứt hợp đồng có thời hạn dưới 12 tháng',
    unit: 'working_day',
    values: sinceLabourCode(3, 'Điều 35, Điều 36'),
  },
  settlement_days: {
    area: 'Hợp đồng lao động',
    label: 'Thời hạn thanh toán khi chấm dứt hợp đồng',
    unit: 'working_day',
    values: sinceLabourCode(14, 'Khoản 1 Điều 48'),
  },
  temporary_work_days: {
    area: 'Hợp đồng lao động',
    label: 'Điều chuyển tạm thời làm việc khác trong một năm, không cần đồng ý',
    unit: 'working_day',
    values: sinceLabourCode(60, 'Khoản 1 Điều 29'),
  },

  ...contractConstants,

  minimum_wage_region_1: {
    area: 'Lương tối thiểu',
    label: 'Lương tối thiểu tháng, vùng I',
    unit: 'vnd',
    values: minimumWage(4_960_000, 5_310_000),
  },
  minimum_wage_region_2: {
    area: 'Lương tối thiểu',
    label: 'Lương tối thiểu tháng, vùng II',
    unit: 'vnd',
    values: minimumWage(4_410_000, 4_730_000),
  },
  minimum_wage_region_3: {
    area: 'Lương tối thiểu',
    label: 'Lương tối thiểu tháng, vùng III',
    unit: 'vnd',
    values: minimumWage(3_860_000, 4_140_000),
  },
  minimum_wage_region_4: {
    area: 'Lương tối thiểu',
    label: 'Lương tối thiểu tháng, vùng IV',
    unit: 'vnd',
    values: minimumWage(3_450_000, 3_700_000),
  },

  working_hours_day: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Giờ làm việc bình thường trong một ngày',
    unit: 'hour',
    values: sinceLabourCode(8, 'Khoản 1 Điều 105'),
  },
  working_hours_day_by_week: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Giờ làm việc bình thường trong một ngày khi quy định theo tuần',
    unit: 'hour',
    values: sinceLabourCode(10, 'Khoản 2 Điều 105'),
  },
  working_hours_week: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Giờ làm việc bình thường trong một tuần',
    unit: 'hour',
    values: sinceLabourCode(48, 'Khoản 1 Điều 105'),
  },
  leave_days_normal: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Phép năm, công việc trong điều kiện bình thường',
    unit: 'working_day',
    values: sinceLabourCode(12, 'Điểm a khoản 1 Điều 113'),
  },
  leave_days_hard: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Phép năm, nghề nặng nhọc, độc hại, nguy hiểm; người chưa thành niên; người khuyết tật',
    unit: 'working_day',
    values: sinceLabourCode(14, 'Điểm b khoản 1 Điều 113'),
  },
  leave_days_very_hard: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Phép năm, nghề đặc biệt nặng nhọc, độc hại, nguy hiểm',
    unit: 'working_day',
    values: sinceLabourCode(16, 'Điểm c khoản 1 Điều 113'),
  },
  leave_seniority_months: {
    area: 'Thời giờ làm việc, nghỉ phép',
    label: 'Thâm niên để được thêm một ngày phép năm',
    unit: 'month',
    values: sinceLabourCode(60, 'Điều 114'),
  },

  health_check_months: {
    area: 'An toàn, vệ sinh lao động',
    label: 'Khám sức khỏe định kỳ, mỗi lần cách nhau',
    unit: 'month',
    values: [['2021-01-01', 12, 'Khoản 1 Điều 21 Luật An toàn, vệ sinh lao động 2015 (84/2015/QH13)']],
  },
  health_check_months_often: {
    area: 'An toàn, vệ sinh lao động',
    label:
      'Khám sức khỏe định kỳ khi làm nghề nặng nhọc, độc hại; người khuyết tật, chưa thành niên, cao tuổi',
    unit: 'month',
    values: [['2021-01-01', 6, 'Khoản 1 Điều 21 Luật An toàn, vệ sinh lao động 2015 (84/2015/QH13)']],
  },
  overtime_hours_year: {
    area: 'An toàn, vệ sinh lao động',
    label: 'Giờ làm thêm tối đa trong một năm, trường hợp bình thường',
    unit: 'hour',
    values: sinceLabourCode(200, 'Điểm c khoản 2 Điều 107'),
  },

  discipline_limit_months: {
    area: 'Kỷ luật lao động',
    label: 'Thời hiệu xử lý kỷ luật',
    unit: 'month',
    values: sinceLabourCode(6, 'Khoản 1 Điều 123'),
  },
  discipline_limit_months_assets: {
    area: 'Kỷ luật lao động',
    label: 'Thời hiệu xử lý kỷ luật về tài chính, tài sản, bí mật',
    unit: 'month',
    values: sinceLabourCode(12, 'Khoản 1 Điều 123'),
  },
  discipline_extension_days: {
    area: 'Kỷ luật lao động',
    label: 'Kéo dài thời hiệu sau khi hết thời gian không được xử lý',
    unit: 'day',
    values: sinceLabourCode(60, 'Khoản 2 Điều 123'),
  },
  discipline_invitation_days: {
    area: 'Kỷ luật lao động',
    label: 'Thông báo họp xử lý kỷ luật trước ít nhất (ngày làm việc)',
    unit: 'day',
    values: [['2021-02-01', 5, 'Điểm a khoản 2 Điều 70 Nghị định 145/2020/NĐ-CP']],
  },
  discipline_cleared_reprimand: {
    area: 'Kỷ luật lao động',
    label: 'Xóa kỷ luật khiển trách',
    unit: 'month',
    values: sinceLabourCode(3, 'Khoản 1 Điều 126'),
  },
  discipline_cleared_raise_delay: {
    area: 'Kỷ luật lao động',
    label: 'Xóa kỷ luật kéo dài thời hạn nâng lương',
    unit: 'month',
    values: sinceLabourCode(6, 'Khoản 1 Điều 126'),
  },
  discipline_cleared_demotion: {
    area: 'Kỷ luật lao động',
    label: 'Xóa kỷ luật cách chức',
    unit: 'month',
    values: sinceLabourCode(36, 'Khoản 1 Điều 126'),
  },
  discipline_suspension_days: {
    area: 'Kỷ luật lao động',
    label: 'Tạm đình chỉ công việc nhiều nhất',
    unit: 'day',
    values: sinceLabourCode(15, 'Khoản 2 Điều 128'),
  },
  discipline_suspension_days_special: {
    area: 'Kỷ luật lao động',
    label: 'Tạm đình chỉ công việc nhiều nhất trong trường hợp đặc biệt',
    unit: 'day',
    values: sinceLabourCode(90, 'Khoản 2 Điều 128'),
  },

  remind_contract_days: {
    area: 'Nhắc việc',
    label: 'Nhắc trước khi hợp đồng hết hạn',
    unit: 'day',
    values: byOwnRule(30),
  },
  remind_probation_days: {
    area: 'Nhắc việc',
    label: 'Nhắc trước khi hết thử việc',
    unit: 'day',
    values: byOwnRule(7),
  },
  remind_certificate_days: {
    area: 'Nhắc việc',
    label: 'Nhắc trước khi chứng chỉ hết hạn',
    unit: 'day',
    values: byOwnRule(60),
  },
  remind_work_permit_days: {
    area: 'Nhắc việc',
    label: 'Nhắc trước khi giấy phép lao động hết hạn',
    unit: 'day',
    values: byOwnRule(60),
  },
  remind_retirement_months: {
    area: 'Nhắc việc',
    label: 'Nhắc trước khi đến tuổi nghỉ hưu',
    unit: 'month',
    values: byOwnRule(12),
  },

  ...fileConstants,

  ...takenDataConstants,

  ...personalDataConstants,
} as const satisfies Record<string, LawConstant>

/** The name of a constant. */
export type LawConstantKey = keyof typeof lawConstants
