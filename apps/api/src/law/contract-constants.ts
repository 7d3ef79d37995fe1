import type { LawConstant } from './constants.ts'

const labourCode = (article: string) => `${article} Bộ luật Lao động 2019 (45/2019/QH14)`

/** The numbers by which training contracts, the end of contracts and unpaid leaves are judged. */
export const contractConstants = {
  practice_months: {
    area: 'Hợp đồng lao động',
    label: 'Thời hạn tập nghề tối đa',
    unit: 'month',
    values: [['2021-01-01', 3, labourCode('Khoản 2 Điều 61')]],
  },
  training_age: {
    area: 'Hợp đồng lao động',
    label: 'Tuổi học nghề, tập nghề tối thiểu',
    unit: 'month',
    values: [['2021-01-01', 168, labourCode('Khoản 4 Điều 61')]],
  },
  notice_days_special: {
    area: 'Hợp đồng lao động',
    label: 'Báo trước của ngành, nghề, công việc đặc thù, hợp đồng từ 12 tháng trở lên',
    unit: 'day',
    values: [['2021-02-01', 120, 'Điểm a khoản 2 Điều 7 Nghị định 145/2020/NĐ-CP']],
  },
  notice_percent_special_short_term: {
    area: 'Hợp đồng lao động',
    label: 'Báo trước của ngành, nghề, công việc đặc thù so với thời hạn hợp đồng dưới 12 tháng',
    unit: 'percent',
    values: [['2021-02-01', 25, 'Điểm b khoản 2 Điều 7 Nghị định 145/2020/NĐ-CP']],
  },
  settlement_days_most: {
    area: 'Hợp đồng lao động',
    label: 'Thời hạn thanh toán tối đa khi thay đổi cơ cấu, công nghệ hoặc vì lý do kinh tế',
    unit: 'day',
    values: [['2021-01-01', 30, labourCode('Khoản 1 Điều 48')]],
  },
  e_contract_hours: {
    area: 'Hợp đồng lao động',
    label: 'Thời hạn có mã định danh trên nền tảng sau chữ ký cuối của hợp đồng điện tử',
    unit: 'hour',
    values: [['2026-01-01', 24, 'Nghị định 337/2025/NĐ-CP']],
  },
  temporary_work_notice_days: {
    area: 'Hợp đồng lao động',
    label: 'Báo trước khi điều chuyển tạm thời làm việc khác (ngày làm việc)',
    unit: 'working_day',
    values: [['2021-01-01', 3, labourCode('Khoản 2 Điều 29')]],
  },
  nursing_child_months: {
    area: 'Hợp đồng lao động',
    label: 'Tuổi của con mà người nuôi con được bảo vệ khi chấm dứt hợp đồng',
    unit: 'month',
    values: [['2021-01-01', 12, labourCode('Khoản 3 Điều 37')]],
  },
  unpaid_leave_days: {
    area: 'Bảo hiểm xã hội',
    label: 'Nghỉ không hưởng lương trong tháng từ bao nhiêu ngày thì không đóng BHXH tháng đó',
    unit: 'working_day',
    values: [
      ['2016-01-01', 14, 'Khoản 3 Điều 85 Luật Bảo hiểm xã hội 2014 (58/2014/QH13)'],
      ['2025-07-01', 14, 'Khoản 5 Điều 33 Luật Bảo hiểm xã hội 2024 (41/2024/QH15)'],
    ],
  },
} as const satisfies Record<string, LawConstant>
