import type { Schemas } from '@nhansu/sdk/contract'
import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  candidateSourceLabels,
  candidateStateLabels,
  consentWayLabels,
  contactWayLabels,
  itSkillLabels,
  languageLabels,
} from '@nhansu/sdk/domains/candidates'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import type { Candidate } from './candidate-rows.ts'

/** A part of a candidate's file as it is taken out: a sheet of the workbook, a table of the paper. */
export interface Part {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const day = (date: string | null | undefined) => (date ? shownDate(date) : '')
const words = (labels: Readonly<Record<string, string>>, codes: readonly string[] = []) =>
  codes.map((code) => labels[code] ?? code).join(', ')
const money = new Intl.NumberFormat('vi-VN')
const amount = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : `${money.format(value)} đồng`

/** Everything of a candidate that his reader sees, in words; what he does not see is absent. */
export function partsOf(candidate: Candidate, moves: readonly Schemas['CandidateMove'][]): Part[] {
  const shown = (field: keyof Candidate) => field in candidate
  const facts: readonly (readonly [keyof Candidate, string, string])[] = [
    ['full_name', 'Họ và tên', candidate.full_name],
    ['gender', 'Giới tính', candidate.gender ?? ''],
    ['date_of_birth', 'Ngày sinh', day(candidate.date_of_birth)],
    ['phone', 'Số điện thoại', candidate.phone ?? ''],
    ['email', 'Email', candidate.email ?? ''],
    ['id_number', 'Số căn cước', candidate.id_number ?? ''],
    ['full_address', 'Địa chỉ', candidate.full_address ?? ''],
    [
      'marital_status',
      'Tình trạng hôn nhân',
      candidate.marital_status ? maritalStatusLabels[candidate.marital_status] : '',
    ],
    ['height', 'Chiều cao (cm)', String(candidate.height ?? '')],
    ['weight', 'Cân nặng (kg)', String(candidate.weight ?? '')],
    ['edu_level', 'Trình độ', candidate.edu_level ?? ''],
    ['school', 'Trường', candidate.school ?? ''],
    ['major', 'Chuyên ngành', candidate.major ?? ''],
    ['graduation_year', 'Năm tốt nghiệp', String(candidate.graduation_year ?? '')],
    ['grade', 'Xếp loại tốt nghiệp', candidate.grade ?? ''],
    ['languages', 'Ngoại ngữ', words(languageLabels, candidate.languages)],
    ['it_skills', 'Tin học', words(itSkillLabels, candidate.it_skills)],
    [
      'recruitment_name',
      'Đợt tuyển dụng',
      [candidate.recruitment_code, candidate.recruitment_name].filter(Boolean).join(' · '),
    ],
    ['position_name', 'Vị trí', candidate.position_name ?? ''],
    ['state', 'Trạng thái', candidateStateLabels[candidate.state]],
    ['state_reason', 'Lý do', candidate.state_reason ?? ''],
    ['source', 'Nguồn', candidate.source ? candidateSourceLabels[candidate.source] : ''],
    ['referrer_name', 'Người giới thiệu', candidate.referrer_name ?? ''],
    ['expected_salary', 'Mức lương mong muốn', amount(candidate.expected_salary)],
    ['available_date', 'Ngày có thể nhận việc', day(candidate.available_date)],
    ['relatives_in_group', 'Người thân trong tập đoàn', candidate.relatives_in_group ?? ''],
    ['conflict_of_interest', 'Xung đột lợi ích', candidate.conflict_of_interest ?? ''],
    ['note', 'Ghi chú', candidate.note ?? ''],
  ]
  return [
    {
      title: 'Thông tin chung',
      columns: ['Nội dung', 'Giá trị'],
      rows: facts.filter(([field]) => shown(field)).map(([, label, value]) => [label, value]),
    },
    {
      title: 'Kinh nghiệm làm việc',
      columns: ['Công ty', 'Chức vụ', 'Từ ngày', 'Đến ngày', 'Lý do nghỉ'],
      rows: (candidate.experiences ?? []).map(({ company, title, from, to, leaving_reason: why }) => [
        company,
        title ?? '',
        day(from),
        day(to),
        why ?? '',
      ]),
    },
    {
      title: 'Lịch sử',
      columns: ['Thời điểm', 'Trạng thái', 'Người thực hiện', 'Ghi chú'],
      rows: moves.map(({ moved_at: at, to_state: to, moved_by_name: who, reason, way }) => [
        shownInstant(at),
        candidateStateLabels[to],
        who ?? '',
        [way && contactWayLabels[way], reason].filter(Boolean).join(': '),
      ]),
    },
    {
      title: 'Đồng ý xử lý dữ liệu',
      columns: ['Mục đích', 'Cách đồng ý', 'Thời điểm', 'Đến ngày', 'Rút lại'],
      rows: (candidate.consents ?? []).map(({ purpose, way, given_at: given, until, withdrawn_at: back }) => [
        consentPurposeLabels[purpose],
        consentWayLabels[way],
        shownInstant(given),
        day(until),
        back ? shownInstant(back) : '',
      ]),
    },
  ]
}
