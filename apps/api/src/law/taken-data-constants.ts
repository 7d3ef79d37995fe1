import type { LawConstant } from './constants.ts'
import { byOwnRule } from './own-rule.ts'

/** How much of people's data one user opens or takes away before administrators hear of it, and at most. */
export const takenDataConstants = {
  opened_files_told: {
    area: 'Xem thông tin được che',
    label: 'Số hồ sơ một người mở trong một giờ thì báo cho quản trị',
    unit: 'count',
    values: byOwnRule(200),
  },
  opened_files_most: {
    area: 'Xem thông tin được che',
    label: 'Số hồ sơ một người được mở nhiều nhất trong một giờ',
    unit: 'count',
    values: byOwnRule(1_000),
  },
  taken_people_told: {
    area: 'Xuất thông tin cá nhân',
    label: 'Số người một người xuất thông tin trong một ngày thì báo cho quản trị',
    unit: 'count',
    values: byOwnRule(5_000),
  },
  taken_people_most: {
    area: 'Xuất thông tin cá nhân',
    label:
      'Số người một người được xuất thông tin nhiều nhất trong một ngày (hoặc năm lần số nhân viên của công ty, nếu nhiều hơn)',
    unit: 'count',
    values: byOwnRule(20_000),
  },
  closed_rows_most: {
    area: 'Xuất thông tin cá nhân',
    label:
      'Số dòng mang số giấy tờ hoặc lương một người được xuất nhiều nhất trong một ngày (mẫu 01/PLI cũng được tính, nhưng luôn tải được)',
    unit: 'count',
    values: byOwnRule(5_000),
  },
} as const satisfies Record<string, LawConstant>
