import {
  candidateSourceLabels,
  consentWayLabels,
  itSkillLabels,
  languageLabels,
} from '@nhansu/sdk/domains/candidates'
import { genderLabels, maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts as campaignFacts } from '@nhansu/sdk/field-facts/recruitment-candidates'
import { fieldFacts } from '@nhansu/sdk/field-facts/candidates'
import { addressFields } from '#web/kit/address/address-form.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import * as v from 'valibot'

/** Levels of education, each its own word. */
const eduLevels = [
  'Cao học',
  'Đại học',
  'Cao đẳng',
  'Cao đẳng nghề',
  'Trung cấp chuyên nghiệp',
  'Trung cấp',
  'Trung cấp nghề',
  'Trung học chuyên nghiệp',
  'Nghề',
  'Sơ cấp nghề',
  'THPT',
  'THCS',
  'Tiểu học',
]
const grades = ['Xuất sắc', 'Giỏi', 'Khá', 'Trung bình khá', 'Trung bình']
const itself = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]))

/** Levels of education as a filter offers them. */
export const eduLevelLabels = itself(eduLevels)

const tagsField = {
  field: 'tags',
  input: 'text',
  hint: 'Cách nhau bằng dấu phẩy: ca đêm, xe nâng.',
  rule: v.pipe(
    v.string(),
    v.transform(tagsOf),
    v.maxLength(20, 'Chỉ nhập tối đa 20 nhãn.'),
    v.check((tags) => tags.every(({ length }) => length <= 50), 'Mỗi nhãn không được vượt quá 50 ký tự.'),
  ),
} as const

/** The tags of a text, each once, as the contract has them. */
function tagsOf(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)
}

/** The address stands apart: its unit is one field for two numbers. */
export const candidateAddressFields = withFacts(fieldFacts, addressFields) as readonly AnyField[]

/** The sections of a candidate's data; each field is one of the contract's bodies. */
export const candidateSections = [
  {
    title: 'Thông tin cá nhân',
    fields: withFacts(fieldFacts, [
      { field: 'full_name', input: 'text', required: true },
      { field: 'date_of_birth', input: 'date', required: true },
      { field: 'phone', input: 'text', required: true },
      { field: 'email', input: 'text' },
      { field: 'gender', input: { labels: genderLabels } },
      { field: 'id_number', input: 'text', hint: 'Cần trước khi nhận việc.' },
      { field: 'marital_status', input: { labels: maritalStatusLabels } },
      { field: 'height', input: 'number' },
      { field: 'weight', input: 'number' },
    ] as const) as readonly AnyField[],
  },
  {
    title: 'Trình độ',
    fields: withFacts(fieldFacts, [
      { field: 'edu_level', input: { labels: eduLevelLabels } },
      { field: 'school', input: 'text' },
      { field: 'major', input: 'text' },
      { field: 'graduation_year', input: 'number' },
      { field: 'grade', input: { labels: itself(grades) } },
      { field: 'languages', input: { several: languageLabels } },
      { field: 'it_skills', input: { several: itSkillLabels } },
    ] as const) as readonly AnyField[],
  },
  {
    title: 'Nguyện vọng và nguồn hồ sơ',
    fields: withFacts(fieldFacts, [
      { field: 'source', input: { labels: candidateSourceLabels } },
      { field: 'referrer_id', input: { reference: 'employees', nameIn: 'referrer_name' } },
      { field: 'expected_salary', input: 'money' },
      { field: 'available_date', input: 'date' },
      { field: 'shift_ok', input: 'switch' },
      { field: 'relatives_in_group', input: 'text' },
      { field: 'conflict_of_interest', input: 'text' },
      { field: 'note', input: 'long-text' },
      tagsField,
    ] as const) as readonly AnyField[],
  },
] as const

/** What whoever types a candidate says of the consent. */
export const consentFields = withFacts(campaignFacts, [
  {
    field: 'consent_way',
    input: { labels: consentWayLabels },
    hint: 'Ứng viên đã đồng ý cho công ty xử lý dữ liệu bằng cách nào.',
  },
  { field: 'consent_reserve', input: 'switch' },
] as const) as readonly AnyField[]
