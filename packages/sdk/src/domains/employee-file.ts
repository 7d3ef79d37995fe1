/** Quan hệ gia đình, by the ids of the specification; 10 to 13 are the two pairs of parents-in-law. */
export const relationshipLabels = {
  1: 'Bố',
  2: 'Mẹ',
  3: 'Vợ',
  4: 'Chồng',
  5: 'Con',
  6: 'Anh',
  7: 'Chị',
  8: 'Em trai',
  9: 'Em gái',
  10: 'Bố vợ',
  11: 'Mẹ vợ',
  12: 'Bố chồng',
  13: 'Mẹ chồng',
} as const satisfies Record<number, string>

export type Relationship = keyof typeof relationshipLabels

/** Loại phụ cấp, by the ids of the specification. */
export const allowanceTypeLabels = {
  1: 'Phụ cấp ăn chính',
  2: 'Phụ cấp ăn phụ',
  3: 'Phụ cấp xăng xe',
  4: 'Phụ cấp điện thoại',
  5: 'Phụ cấp sinh hoạt',
} as const satisfies Record<number, string>

/** What an amount of an allowance is paid for. */
export const allowancePeriodLabels = { month: 'Tháng', work_day: 'Ngày công' } as const

/** Sổ quản lý lao động: what happened to somebody at work. */
export const accidentKindLabels = {
  accident: 'Tai nạn lao động',
  occupational_disease: 'Bệnh nghề nghiệp',
} as const

/** Loại khám sức khỏe (Luật An toàn, vệ sinh lao động, Điều 21). */
export const healthCheckKindLabels = {
  hiring: 'Khám tuyển dụng',
  periodic: 'Khám định kỳ',
  occupational: 'Khám bệnh nghề nghiệp',
} as const

/** Loại sức khỏe. */
export const healthGradeLabels = {
  1: 'Loại I',
  2: 'Loại II',
  3: 'Loại III',
  4: 'Loại IV',
  5: 'Loại V',
} as const satisfies Record<number, string>

/** By what a field of a file was changed. */
export const changeSourceLabels = {
  edit: 'Sửa hồ sơ',
  request: 'Yêu cầu cập nhật',
  import: 'Nhập Excel',
  job_change: 'Biến động công việc',
} as const
