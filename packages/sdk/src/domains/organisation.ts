import type { Schemas } from '../contract.ts'

export type LevelGroup = Schemas['LevelGroup']

/** Nhóm trình độ. */
export const levelGroupLabels: Record<LevelGroup, string> = {
  education: 'Học vấn',
  profession: 'Chuyên môn',
  trade: 'Bậc thợ',
}

export type ClassifyGroup = Schemas['ClassifyAppliesTo']

/** What a classification is given for; its bands are those of one group. */
export const classifyGroupLabels: Record<ClassifyGroup, string> = {
  graduation: 'Tốt nghiệp',
  training: 'Đào tạo',
  appraisal: 'Đánh giá',
  test: 'Kiểm tra',
}

/** Trạng thái of a catalogue item. */
export const inUseLabels: Record<'true' | 'false', string> = { true: 'Đang sử dụng', false: 'Ngừng sử dụng' }

/** Cấp đơn vị. */
export const departmentLevelLabels = {
  1: 'Tập đoàn',
  2: 'Tổng công ty',
  3: 'Chi nhánh/Công ty con',
  4: 'Phòng ban',
  5: 'Đội',
  6: 'Tổ nhóm',
} as const satisfies Record<number, string>

/** Nhóm huấn luyện an toàn, vệ sinh lao động (Nghị định 44/2016/NĐ-CP, Điều 17). */
export const safetyGroupLabels = {
  1: 'Nhóm 1: người quản lý',
  2: 'Nhóm 2: người làm an toàn, vệ sinh lao động',
  3: 'Nhóm 3: việc có yêu cầu nghiêm ngặt',
  4: 'Nhóm 4: người lao động khác, học nghề, thử việc',
  5: 'Nhóm 5: người làm y tế',
  6: 'Nhóm 6: an toàn, vệ sinh viên',
} as const satisfies Record<number, string>

/** Vùng lương tối thiểu. */
export const wageRegionLabels = {
  1: 'Vùng I',
  2: 'Vùng II',
  3: 'Vùng III',
  4: 'Vùng IV',
} as const satisfies Record<number, string>

/** Cấp chức vụ. */
export const positionLevelLabels = {
  1: 'Ban Tổng Giám đốc',
  2: 'Giám đốc',
  3: 'Phó giám đốc',
  4: 'Trưởng phòng',
  5: 'Phó phòng',
  6: 'Đội trưởng',
  7: 'Đội phó',
  8: 'Chuyên viên',
  9: 'Tổ trưởng',
  10: 'Tổ phó',
  11: 'Ca trưởng',
  12: 'Ca phó',
  13: 'Nhân viên',
  14: 'Trưởng nhóm',
  15: 'Trợ lý',
} as const satisfies Record<number, string>
