import type { Schemas } from '../contract.ts'
import { contractKindLabels } from './contracts.ts'
import { educationLevelsUpwards } from './education-levels.ts'
import { healthGradeLabels, relationshipLabels } from './employee-file.ts'
import { maritalStatusLabels, natureOfWorkLabels, workStateLabels } from './employees.ts'
import { positionLevelLabels } from './organisation.ts'

export type ConditionField = Schemas['ConditionField']
export type ConditionOperator = Schemas['ConditionOperator']
export type ConditionKind = Schemas['ConditionColumn']['kind']
export type ConditionList = Schemas['ConditionList']

/** What a condition may be about. */
export interface ConditionSubject {
  label: string
  kind: ConditionKind
  /** The words of the codes, where only these may be asked for. */
  choices?: Readonly<Record<string, string>>
  /** The codes are numbers. */
  isNumbered?: true
}

const text = (label: string): ConditionSubject => ({ label, kind: 'text' })
const number = (label: string): ConditionSubject => ({ label, kind: 'number' })
const date = (label: string): ConditionSubject => ({ label, kind: 'date' })
const yesNo = (label: string): ConditionSubject => ({ label, kind: 'boolean' })
const choice = (label: string, choices: Readonly<Record<string, string>>): ConditionSubject => ({
  label,
  kind: 'choice',
  choices,
})
const code = (label: string, choices: Readonly<Record<number, string>>): ConditionSubject => ({
  label,
  kind: 'choice',
  choices,
  isNumbered: true,
})
/** Codes that are their own words. */
const oneOf = (label: string, words: readonly string[]): ConditionSubject =>
  choice(label, Object.fromEntries(words.map((word) => [word, word])))

const genders = ['Nam', 'Nữ']

/** Every field that 'Theo điều kiện' knows, in the order in which it is offered. */
export const conditionSubjects: Readonly<Record<ConditionField, ConditionSubject>> = {
  nhansu_id: text('Mã nhân viên'),
  full_name: text('Họ và tên'),
  gender: oneOf('Giới tính', genders),
  date_of_birth: date('Ngày sinh'),
  age: number('Tuổi'),
  phone: text('Số điện thoại'),
  company_email: text('Email công ty'),
  group_join_date: date('Ngày vào tập đoàn'),
  join_date: date('Ngày vào công ty'),
  official_date: date('Ngày chính thức'),
  seniority: number('Thâm niên (năm)'),
  work_state: choice('Trạng thái làm việc', workStateLabels),
  nature_of_work: code('Tính chất công việc', natureOfWorkLabels),
  unit_name: text('Đơn vị'),
  position_name: text('Chức vụ'),
  position_level: code('Cấp chức vụ', positionLevelLabels),
  general_education: text('Trình độ văn hóa'),
  skill_grade: text('Bậc thợ'),
  place_of_birth: text('Nơi sinh'),
  native_place: text('Quê quán'),
  ethnic: text('Dân tộc'),
  religion: text('Tôn giáo'),
  nationality: text('Quốc tịch'),
  marital_status: choice('Tình trạng hôn nhân', maritalStatusLabels),
  party_join_date: date('Ngày vào Đảng'),
  union_join_date: date('Ngày vào công đoàn'),
  youth_join_date: date('Ngày vào Đoàn'),
  disabled: yesNo('Người khuyết tật'),
  has_id_number: yesNo('Có số căn cước'),
  id_issue_date: date('Ngày cấp căn cước'),
  id_expiry_date: date('Ngày hết hạn căn cước'),
  passport_expiry_date: date('Ngày hết hạn hộ chiếu'),
  work_permit_expiry_date: date('Ngày hết hạn giấy phép lao động'),
  driver_licence_class: text('Hạng giấy phép lái xe'),
  driver_licence_expiry_date: date('Ngày hết hạn giấy phép lái xe'),
  has_tax_code: yesNo('Có mã số thuế'),
  has_social_insurance_no: yesNo('Có mã số BHXH'),
  lacks_papers: yesNo('Còn thiếu hồ sơ phải nộp'),
  last_health_check: date('Ngày khám sức khỏe gần nhất'),
  next_health_check: date('Hạn khám sức khỏe tiếp theo'),
  health_check_grade: code('Loại sức khỏe (lần khám gần nhất)', healthGradeLabels),
  'relatives.relationship': code('Quan hệ', relationshipLabels),
  'relatives.gender': oneOf('Giới tính của thân nhân', genders),
  'relatives.date_of_birth': date('Ngày sinh của thân nhân'),
  'educations.education_level': oneOf('Trình độ', educationLevelsUpwards),
  'educations.school': text('Trường'),
  'educations.major': text('Chuyên ngành'),
  'educations.graduation_year': number('Năm tốt nghiệp'),
  'contracts.kind': choice('Loại hợp đồng', contractKindLabels),
  'contracts.state': choice('Trạng thái hợp đồng', {
    draft: 'Bản nháp',
    issued: 'Đã ban hành',
    ended: 'Đã chấm dứt',
    cancelled: 'Đã hủy',
  }),
  'contracts.start_date': date('Ngày bắt đầu hợp đồng'),
  'contracts.end_date': date('Ngày hết hạn hợp đồng'),
  'certificates.name': text('Tên chứng chỉ'),
  'certificates.group_name': text('Nhóm chứng chỉ'),
  'certificates.issue_date': date('Ngày cấp chứng chỉ'),
  'certificates.expiry_date': date('Ngày hết hạn chứng chỉ'),
  'missing_papers.name': text('Tên hồ sơ còn thiếu'),
}

/** Which comparisons each kind of field knows. */
export const conditionOperators: Readonly<Record<ConditionKind, readonly ConditionOperator[]>> = {
  text: ['contain', 'not_contain', 'many_word', 'equal', 'is', 'is_not', 'all'],
  number: ['equal', 'less_than_or_equal', 'more_than_or_equal', 'between', 'all'],
  date: ['equal', 'less_than_or_equal', 'more_than_or_equal', 'between', 'with_month', 'with_year', 'all'],
  choice: ['is', 'is_not', 'all'],
  boolean: ['is', 'is_not', 'all'],
}

/** The list of the file that a field is of; undefined for what a person has once. */
export function conditionListOf(field: ConditionField): ConditionList | undefined {
  const [list, inside] = field.split('.')
  // The contract names no other fields with a dot.
  return inside === undefined ? undefined : (list as ConditionList)
}
