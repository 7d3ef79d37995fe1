import { transferDataLabels } from '@nhansu/sdk/domains/employee-transfers'
import { type CivilDay, dayAfter, spokenDay } from '../job/days.ts'

/** The version of the words below; whoever changes them counts on, and what was signed keeps its own. */
export const consentVersion = 1

/** What never goes along, in the words of the dialog and of the agreement. */
export const neverHandedOver = [
  'Lương, phụ cấp, tài khoản ngân hàng',
  'Khen thưởng, kỷ luật',
  'Sức khỏe, khám sức khỏe, tai nạn lao động',
  'Dân tộc, tôn giáo, Đảng, đoàn thể',
  'Đăng ký người phụ thuộc, giấy phép lao động',
  'Hợp đồng, quyết định, tài liệu và tệp của công ty chuyển',
] as const

/** Whom an agreement names. */
export interface AgreedFacts {
  full_name: string
  nhansu_id: string
  from: string
  to: string
  day: CivilDay
}

/**
 * What somebody agrees to before he is handed over: which company, which day, which of his data. Each company is an employer
 * of its own, so the one contract ends by agreement (Điều 34, khoản 3 of the Labour Code) and the other is signed anew; his
 * data go to another controller by his consent alone (Law 91/2025/QH15).
 */
export function consentText({ full_name, nhansu_id, from, to, day }: AgreedFacts): string {
  return [
    `Tôi là ${full_name}, mã nhân viên ${nhansu_id}, đang làm việc tại ${from}.`,
    `Tôi đồng ý chấm dứt hợp đồng lao động với ${from} theo thỏa thuận của hai bên (khoản 3 Điều 34 Bộ luật Lao động), ngày làm việc cuối cùng là ngày ${spokenDay(dayAfter(day, -1))}, để chuyển sang làm việc tại ${to} từ ngày ${spokenDay(day)} theo hợp đồng ký riêng với công ty này.`,
    `Tôi đồng ý để ${from} chuyển cho ${to}, một lần, các dữ liệu cá nhân sau đây của tôi:`,
    ...Object.values(transferDataLabels).map((label) => `- ${label};`),
    `Các dữ liệu sau đây không được chuyển: ${neverHandedOver.join('; ')}.`,
    `Tôi được biết rằng tôi có thể rút lại sự đồng ý này trước khi ${to} tiếp nhận; khi đó đề nghị chuyển được rút và không có gì thay đổi.`,
  ].join('\n')
}
