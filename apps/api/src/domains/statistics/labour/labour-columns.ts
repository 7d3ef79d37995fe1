import { labourGroupLabels } from '@nhansu/sdk/domains/statistics'
import { shownDay } from '../report.ts'
import type { LabourRow } from './labour-rows.ts'

/** A column of form 01/PLI. */
export interface LabourColumn {
  title: string
  width: number
  /** Where the figure comes from, in words; the form's own column, which the product keeps nothing for, says so. */
  source: string
  valueOf: (row: LabourRow, place: number) => string | number | null
}

const mark = (holds: boolean) => (holds ? 'x' : null)
const day = (value: string | null) => value && shownDay(value)
/** '2024-07' as '07-2024'. */
export const shownMonth = (month: string): string => month.split('-').toReversed().join('-')
const notKept = 'Chưa có trong hồ sơ; điền tay'
const nothing = () => null

/**
 * Every column of form 01/PLI (Phụ lục I, Nghị định 145/2020/NĐ-CP), as it is filled. HR confirms titles and order against
 * the form in force before the first report is sent: they come from general knowledge of the form, not from its text.
 */
export const labourColumns: readonly LabourColumn[] = [
  { title: 'STT', width: 6, source: 'Thứ tự theo tên', valueOf: (_, place) => place },
  { title: 'Họ và tên', width: 26, source: 'Hồ sơ', valueOf: ({ full_name }) => full_name },
  { title: 'Mã số BHXH', width: 14, source: 'Giấy tờ', valueOf: (row) => row.social_insurance_no },
  { title: 'Ngày sinh', width: 12, source: 'Hồ sơ', valueOf: (row) => day(row.date_of_birth) },
  { title: 'Giới tính', width: 9, source: 'Hồ sơ', valueOf: ({ gender }) => gender },
  {
    title: 'Số căn cước/hộ chiếu',
    width: 16,
    source: 'Giấy tờ: căn cước, không có thì hộ chiếu',
    valueOf: ({ identity }) => identity,
  },
  {
    title: 'Cấp bậc, chức vụ, chức danh nghề, nơi làm việc',
    width: 40,
    source: 'Công việc của ngày báo cáo',
    valueOf: ({ position_name, unit_name, work_place }) =>
      [position_name, unit_name, work_place].filter((words) => words !== null).join(', '),
  },
  ...Object.entries(labourGroupLabels).map(([group, title]): LabourColumn => ({
    title,
    width: 12,
    source: 'Chức vụ nếu đã chọn, nếu không theo cấp chức vụ và trình độ',
    valueOf: (row) => mark(row.labour_group === group),
  })),
  { title: 'Mức lương', width: 14, source: 'Lương của ngày báo cáo', valueOf: (row) => row.base_salary },
  { title: 'Phụ cấp chức vụ', width: 12, source: notKept, valueOf: nothing },
  { title: 'Thâm niên vượt khung (%)', width: 12, source: notKept, valueOf: nothing },
  { title: 'Thâm niên nghề (%)', width: 12, source: notKept, valueOf: nothing },
  { title: 'Phụ cấp lương', width: 12, source: notKept, valueOf: nothing },
  {
    title: 'Các khoản bổ sung',
    width: 14,
    source: 'Tổng phụ cấp trả theo tháng của ngày báo cáo; phụ cấp theo ngày công không tính',
    valueOf: (row) => row.supplements,
  },
  {
    title: 'Nặng nhọc, độc hại từ ngày',
    width: 13,
    source: 'Công việc nặng nhọc, độc hại liên tục đến ngày báo cáo',
    valueOf: (row) => day(row.heavy_from),
  },
  { title: 'Nặng nhọc, độc hại đến ngày', width: 13, source: 'Để trống khi vẫn còn', valueOf: nothing },
  {
    title: 'HĐ không xác định thời hạn từ ngày',
    width: 13,
    source: 'Hợp đồng có hiệu lực ngày báo cáo',
    valueOf: (row) => (row.contract === 'indefinite' ? day(row.contract_from) : null),
  },
  ...(['fixed_term', 'other'] as const).flatMap((contract): LabourColumn[] => {
    const name = contract === 'fixed_term' ? 'HĐ xác định thời hạn' : 'HĐ khác'
    const source = 'Hợp đồng có hiệu lực ngày báo cáo'
    const of = (row: LabourRow, value: string | null) => (row.contract === contract ? day(value) : null)
    return [
      { title: `${name} từ ngày`, width: 13, source, valueOf: (row) => of(row, row.contract_from) },
      { title: `${name} đến ngày`, width: 13, source, valueOf: (row) => of(row, row.contract_to) },
    ]
  }),
  {
    title: 'Bắt đầu đóng BHXH',
    width: 12,
    source: 'Giấy tờ: tháng bắt đầu đóng',
    valueOf: (row) => row.insurance_start && shownMonth(row.insurance_start),
  },
  { title: 'Kết thúc đóng BHXH', width: 12, source: 'Để trống khi vẫn còn', valueOf: nothing },
  { title: 'Ghi chú', width: 20, source: 'Để trống', valueOf: nothing },
]
