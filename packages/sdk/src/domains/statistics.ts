/** 'Xem theo' of the report of people: what its rows are. */
export const rowsOfPeopleLabels = {
  unit: 'Đơn vị',
  nature_of_work: 'Tính chất công việc',
  position_level: 'Cấp chức vụ',
} as const satisfies Record<string, string>

/** 'Xem theo' of the report of contracts. */
export const rowsOfContractsLabels = {
  type: 'Loại hợp đồng',
  month: 'Tháng hết hạn',
} as const satisfies Record<string, string>

/** Which names of places a report of addresses goes by: those since 01/07/2025, or those before. */
export const addressSchemeLabels = {
  new: 'Địa giới hiện nay',
  old: 'Địa giới trước 01/07/2025',
} as const satisfies Record<string, string>

/** Which of the ready lists stand together. */
export const reportListGroupLabels = {
  ends: 'Sắp đến hạn',
  people: 'Nhân sự',
  children: 'Con của nhân viên',
} as const satisfies Record<string, string>

/** Vị trí việc làm of form 01/PLI (Nghị định 145/2020/NĐ-CP). */
export const labourGroupLabels = {
  manager: 'Nhà quản lý',
  high: 'Chuyên môn kỹ thuật bậc cao',
  middle: 'Chuyên môn kỹ thuật bậc trung',
  other: 'Khác',
} as const satisfies Record<string, string>

/** What form 01/PLI calls a contract. */
export const labourContractLabels = {
  indefinite: 'Không xác định thời hạn',
  fixed_term: 'Xác định thời hạn',
  other: 'Loại khác (học việc, thử việc, thời vụ)',
} as const satisfies Record<string, string>

/** What form 01/PLI asks for and a file may lack, in the order of its columns. */
export const labourFactLabels = {
  social_insurance_no: 'Mã số BHXH',
  date_of_birth: 'Ngày sinh',
  identity: 'Số căn cước hoặc hộ chiếu',
  position: 'Chức vụ',
  base_salary: 'Mức lương',
  contract: 'Hợp đồng lao động còn hiệu lực',
  insurance_start: 'Tháng bắt đầu đóng BHXH',
} as const satisfies Record<string, string>

/** The months of job changes, by which figures of flow go, at most so many at once. */
export const mostMonths = 24

/** How conditions of a query or of a group come together. */
export const conditionMatchLabels = {
  and: 'Thỏa mọi điều kiện',
  or: 'Thỏa một điều kiện',
} as const satisfies Record<string, string>

/** The twelve comparisons of the specification, in words that stand between a field and a value. */
export const conditionOperatorLabels = {
  contain: 'có chứa',
  not_contain: 'không chứa',
  many_word: 'có một trong các từ',
  equal: 'bằng',
  less_than_or_equal: 'nhỏ hơn hoặc bằng',
  more_than_or_equal: 'lớn hơn hoặc bằng',
  between: 'nằm trong khoảng',
  with_month: 'trong tháng',
  with_year: 'trong năm',
  is: 'là',
  is_not: 'không phải là',
  all: 'tất cả',
} as const satisfies Record<string, string>

/** Lists of a file whose rows conditions can be about. */
export const conditionListLabels = {
  relatives: 'Thân nhân',
  educations: 'Quá trình học tập',
  contracts: 'Hợp đồng',
  certificates: 'Chứng chỉ đang có',
  missing_papers: 'Hồ sơ phải nộp còn thiếu',
} as const satisfies Record<string, string>
