import type { ConfirmationKind } from '@nhansu/sdk/domains/confirmations'

/** What stands on every confirmation and letter of introduction beside its facts, each with an example. */
const paperTags = {
  'Tên công ty': 'Công ty Cổ phần Sông Mây',
  'Địa danh': 'Hà Nội',
  'Ngày lập': 'Hà Nội, ngày 15 tháng 01 năm 2027',
  'Số giấy': '15/2027/GXN-SM',
  'Tên giấy': 'GIẤY XÁC NHẬN CÔNG TÁC',
  'Kính gửi': 'Kính gửi: Ngân hàng Sông Mây, chi nhánh Bến Đò',
  'Nội dung': 'Công ty Cổ phần Sông Mây xác nhận: …',
  'Người ký': 'Phạm Thu Hà',
  'Chức vụ người ký': 'Phó Giám đốc',
  'Số giấy ủy quyền': '05/GUQ',
  'Mã kiểm chứng': '9F86D081884C7D65',
} as const

/** What the file says of whom it is about, on the day on which the paper is issued. */
const factTags = {
  'Họ và tên': 'Nguyễn Thị Hồng Đào',
  'Mã nhân viên': 'NS0103',
  'Ngày sinh': '12-04-1992',
  'Số định danh cá nhân': '001192000103',
  'Chức vụ': 'Chuyên viên kế toán',
  'Đơn vị': 'Phòng Kế toán',
  'Nơi nhận': 'Ngân hàng Sông Mây, chi nhánh Bến Đò',
  'Mục đích': 'Bổ túc hồ sơ vay vốn mua nhà',
} as const

const employmentTags = {
  ...factTags,
  'Ngày vào công ty': '01-06-2019',
  'Ngày nghỉ việc': '31-12-2026',
  'Loại hợp đồng': 'Hợp đồng không xác định thời hạn',
} as const

const incomeTags = { ...employmentTags, 'Mức lương': '18.500.000 đồng/tháng' } as const

const introductionTags = { ...factTags, 'Có giá trị đến hết ngày': '31-01-2027' } as const

/** What of a file stands on a paper of each kind; what is no part of its kind is not kept with it either. */
export const confirmationFactTags = {
  employment: employmentTags,
  income: incomeTags,
  introduction: introductionTags,
} as const satisfies Record<ConfirmationKind, Readonly<Record<string, string>>>

export type ConfirmationTag = keyof typeof paperTags
export type ConfirmationFactTag = keyof typeof incomeTags | keyof typeof introductionTags

/** What a company's own confirmation of a kind may name. */
export function confirmationTags(kind: ConfirmationKind): Readonly<Record<string, string>> {
  return { ...paperTags, ...confirmationFactTags[kind] }
}
