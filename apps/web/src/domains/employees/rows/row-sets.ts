import { educationLevelsUpwards } from '@nhansu/sdk/domains/education-levels'
import {
  accidentKindLabels,
  allowancePeriodLabels,
  allowanceTypeLabels,
  healthCheckKindLabels,
  healthGradeLabels,
  relationshipLabels,
} from '@nhansu/sdk/domains/employee-file'
import { genderLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts as accidents } from '@nhansu/sdk/field-facts/employee-accidents'
import { fieldFacts as allowances } from '@nhansu/sdk/field-facts/employee-allowances'
import { fieldFacts as bankAccounts } from '@nhansu/sdk/field-facts/employee-bank-accounts'
import { fieldFacts as educations } from '@nhansu/sdk/field-facts/employee-educations'
import { fieldFacts as healthChecks } from '@nhansu/sdk/field-facts/employee-health-checks'
import { fieldFacts as itSkills } from '@nhansu/sdk/field-facts/employee-it-skills'
import { fieldFacts as languages } from '@nhansu/sdk/field-facts/employee-languages'
import { fieldFacts as relatives } from '@nhansu/sdk/field-facts/employee-relatives'
import { fieldFacts as temporaryWorks } from '@nhansu/sdk/field-facts/employee-temporary-works'
import { fieldFacts as yearlyRecords } from '@nhansu/sdk/field-facts/employee-yearly-records'
import type { PermissionName } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import type { AnyField, AnyRow, Labels } from '#web/kit/resource/define-resource.ts'
import { type ResourceFacts, withFacts } from '#web/kit/resource/field-facts.ts'

/** Resources whose records are rows of an employee's file. */
export type RowResource =
  | 'employeeBankAccounts'
  | 'employeeEducations'
  | 'employeeLanguages'
  | 'employeeItSkills'
  | 'employeeRelatives'
  | 'employeeAllowances'
  | 'employeeAccidents'
  | 'employeeHealthChecks'
  | 'employeeTemporaryWorks'
  | 'employeeYearlyRecords'

/** A set of rows as its tab shows it. */
export interface RowSet {
  resource: RowResource
  /** Under what the rows stand in an answer, with which their paths begin. */
  key: string
  title: string
  /** One row inside a sentence. */
  label: string
  fields: readonly AnyField[]
  nameOf: (row: AnyRow) => string
  /** True where people choose the order. */
  ordered?: true
  /** Each of these lists asks for one of its rights. */
  read: readonly (readonly PermissionName[])[]
  write: readonly (readonly PermissionName[])[]
}

type Declared = Pick<AnyField, 'field' | 'input' | 'initial'>

const fieldsOf = (facts: ResourceFacts, fields: readonly Declared[]) => withFacts(facts, fields)
const text = (field: string): Declared => ({ field, input: 'text' })
const date = (field: string): Declared => ({ field, input: 'date' })
const flag = (field: string): Declared => ({ field, input: 'switch', initial: false })
const choice = (field: string, labels: Labels): Declared => ({ field, input: { labels } })
const ofThemselves = (values: readonly string[]): Labels =>
  Object.fromEntries(values.map((value) => [value, value]))
const named = (field: string) => (row: AnyRow) => String(row[field])
const worded = (field: string, labels: Labels) => (row: AnyRow) => labels[String(row[field])] ?? ''

const skill: readonly Declared[] = ['name', 'level', 'certificate', 'score']
  .map(text)
  .concat(date('valid_to'))
const edit: readonly PermissionName[] = ['employee_edit']
const access: readonly PermissionName[] = ['employee_access']
const sensitive: readonly PermissionName[] = ['employee_sensitive']
const pay: readonly PermissionName[] = ['employee_pay']
const either: readonly PermissionName[] = ['employee_sensitive', 'employee_pay']

/** The sets by their words in code. */
export const rowSets = {
  bankAccounts: {
    resource: 'employeeBankAccounts',
    key: 'bank_accounts',
    title: 'Tài khoản ngân hàng',
    label: 'tài khoản',
    ordered: true,
    read: [access, either],
    write: [edit, either],
    nameOf: named('bank_name'),
    fields: fieldsOf(bankAccounts, [
      ...['bank_name', 'branch', 'account_number', 'account_holder'].map(text),
      flag('is_salary_account'),
    ]),
  },
  educations: {
    resource: 'employeeEducations',
    key: 'educations',
    title: 'Quá trình học tập',
    label: 'quá trình học tập',
    read: [access],
    write: [edit],
    nameOf: named('education_level'),
    fields: fieldsOf(educations, [
      choice('education_level', ofThemselves(educationLevelsUpwards.toReversed())),
      text('school'),
      text('major'),
      choice('form', ofThemselves(['Chính quy', 'Vừa làm vừa học', 'Từ xa', 'Liên thông', 'Văn bằng 2'])),
      choice('grade', ofThemselves(['Xuất sắc', 'Giỏi', 'Khá', 'Trung bình khá', 'Trung bình'])),
      date('from_date'),
      date('to_date'),
      { field: 'graduation_year', input: 'number' },
      text('diploma_no'),
    ]),
  },
  languages: {
    resource: 'employeeLanguages',
    key: 'languages',
    title: 'Ngoại ngữ',
    label: 'ngoại ngữ',
    ordered: true,
    read: [access],
    write: [edit],
    nameOf: named('name'),
    fields: fieldsOf(languages, skill),
  },
  itSkills: {
    resource: 'employeeItSkills',
    key: 'it_skills',
    title: 'Tin học',
    label: 'trình độ tin học',
    ordered: true,
    read: [access],
    write: [edit],
    nameOf: named('name'),
    fields: fieldsOf(itSkills, skill),
  },
  relatives: {
    resource: 'employeeRelatives',
    key: 'relatives',
    title: 'Thân nhân, người phụ thuộc',
    label: 'thân nhân',
    ordered: true,
    read: [access, either],
    write: [edit, sensitive],
    nameOf: (row) => `${worded('relationship', relationshipLabels)(row)} ${String(row['full_name'])}`,
    fields: fieldsOf(relatives, [
      choice('relationship', relationshipLabels),
      text('full_name'),
      choice('gender', genderLabels),
      date('date_of_birth'),
      { field: 'birth_year', input: 'number' },
      ...['id_number', 'birth_certificate_no', 'birth_certificate_book', 'birth_certificate_place'].map(text),
      ...['job', 'work_place', 'address', 'phone'].map(text),
      flag('is_dead'),
      flag('works_in_group'),
      text('relative_nhansu_id'),
      flag('is_dependant'),
      ...['dep_from', 'dep_to', 'dep_tax_code', 'note'].map(text),
    ]),
  },
  allowances: {
    resource: 'employeeAllowances',
    key: 'allowances',
    title: 'Phụ cấp',
    label: 'phụ cấp',
    read: [access, pay],
    write: [access, pay],
    nameOf: worded('allowance_type', allowanceTypeLabels),
    fields: fieldsOf(allowances, [
      choice('allowance_type', allowanceTypeLabels),
      { field: 'amount', input: 'money' },
      { ...choice('paid_per', allowancePeriodLabels), initial: 'month' },
      date('from_date'),
      date('to_date'),
      text('note'),
    ]),
  },
  yearlyRecords: {
    resource: 'employeeYearlyRecords',
    key: 'yearly_records',
    title: 'Ngày phép và giờ làm thêm theo năm',
    label: 'năm',
    read: [access],
    write: [edit],
    nameOf: (row) => `năm ${String(row['year'])}`,
    fields: fieldsOf(yearlyRecords, [
      { field: 'year', input: 'number' },
      { field: 'leave_days_taken', input: 'decimal' },
      { field: 'overtime_hours', input: 'decimal' },
      text('note'),
    ]),
  },
  temporaryWorks: {
    resource: 'employeeTemporaryWorks',
    key: 'temporary_works',
    title: 'Điều chuyển tạm thời làm việc khác (Điều 29)',
    label: 'lần điều chuyển tạm thời',
    read: [access],
    write: [edit],
    nameOf: (row) => `${String(row['job'])} từ ${formatDate(String(row['from_date']))}`,
    fields: fieldsOf(temporaryWorks, [
      date('from_date'),
      date('to_date'),
      text('job'),
      date('told_on'),
      { field: 'has_consent', input: 'switch' },
      text('reason'),
      text('decision_no'),
      text('note'),
    ]),
  },
  accidents: {
    resource: 'employeeAccidents',
    key: 'accidents',
    title: 'Tai nạn lao động, bệnh nghề nghiệp',
    label: 'tai nạn, bệnh nghề nghiệp',
    read: [access],
    write: [edit, sensitive],
    nameOf: (row) => `${worded('kind', accidentKindLabels)(row)} ${formatDate(String(row['happened_on']))}`,
    fields: fieldsOf(accidents, [
      choice('kind', accidentKindLabels),
      date('happened_on'),
      text('place'),
      { field: 'description', input: 'long-text' },
      text('injury'),
      { field: 'days_off', input: 'number' },
      { field: 'loss_percent', input: 'decimal' },
      text('record_no'),
      text('note'),
    ]),
  },
  healthChecks: {
    resource: 'employeeHealthChecks',
    key: 'health_checks',
    title: 'Khám sức khỏe',
    label: 'lần khám',
    read: [access, sensitive],
    write: [edit, sensitive],
    nameOf: (row) => `${worded('kind', healthCheckKindLabels)(row)} ${formatDate(String(row['checked_on']))}`,
    fields: fieldsOf(healthChecks, [
      choice('kind', healthCheckKindLabels),
      date('checked_on'),
      text('facility'),
      choice('health_grade', healthGradeLabels),
      text('conclusion'),
      date('next_due_date'),
      text('note'),
    ]),
  },
} as const satisfies Readonly<Record<string, RowSet>>
