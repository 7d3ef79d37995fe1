import { examKindLabels } from '@nhansu/sdk/domains/exams'
import { fieldFacts } from '@nhansu/sdk/field-facts/exams'
import type { Field } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'

/** What a periodic test is. */
export const examFields = withFacts(fieldFacts, [
  { field: 'name', input: 'text' },
  { field: 'kind', input: { labels: examKindLabels } },
  { field: 'department_id', input: { reference: 'departments', nameIn: 'department_name' } },
  { field: 'from_date', input: 'date' },
  { field: 'to_date', input: 'date' },
  { field: 'place', input: 'text' },
  {
    field: 'level_from_id',
    input: { reference: 'levels', nameIn: 'level_from_name' },
    hint: 'Chỉ khi kiểm tra nâng bậc.',
  },
  {
    field: 'level_to_id',
    input: { reference: 'levels', nameIn: 'level_to_name' },
    hint: 'Chỉ khi kiểm tra nâng bậc.',
  },
  { field: 'pass_score', input: 'decimal', initial: 5, hint: 'Tổng điểm tối thiểu, thang 10.' },
  { field: 'note', input: 'long-text' },
] as const satisfies readonly Field<'exams'>[])

/** What follows of a published result, each by its switch. */
export const consequenceFields = withFacts(fieldFacts, [
  { field: 'grade_in_file', input: 'switch', initial: true },
  {
    field: 'raises_needs',
    input: 'switch',
    initial: true,
    hint: 'Cho người không đạt, theo từng lĩnh vực dưới điểm liệt.',
  },
  { field: 'retest_days', input: 'number', hint: 'Để trống nếu không tổ chức thi lại.' },
  { field: 'retest_limit', input: 'number', initial: 1 },
  {
    field: 'certificate_id',
    input: { reference: 'certificates', nameIn: 'certificate_name' },
    hint: 'Chỉ khi kiểm tra an toàn; cấp cho người đạt, thay chứng chỉ đang giữ.',
  },
  {
    field: 'drafts_decision',
    input: 'switch',
    hint: 'Chỉ khi kiểm tra nâng bậc; bản nháp chờ ban hành như mọi quyết định.',
  },
] as const satisfies readonly Field<'exams'>[])
