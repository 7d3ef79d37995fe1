import { expect, test } from 'vitest'
import { hoursWarning, lecturerWarnings } from './course-warnings.ts'

type Subjects = Parameters<typeof hoursWarning>[0]['subjects']
type Lecturers = Parameters<typeof lecturerWarnings>[0]['lecturers']

// Of subjects and lecturers nothing else is looked at.
const subjects = [
  { theory_hours: 8, practice_hours: 4.5 },
  { theory_hours: 3.5, practice_hours: 0 },
] as unknown as Subjects
const lecturers = [
  { full_name: 'Thầy An', certificate: 'GV-01', certificate_end: '2026-11-03' },
  { full_name: 'Thầy Bình', certificate: 'GV-02', certificate_end: null },
  { full_name: 'Cô Chi', certificate: null, certificate_end: null },
] as unknown as Lecturers

test.each([
  [16, null],
  [null, null],
  [24, 'Tổng giờ các môn học là 16, khác số giờ của khóa là 24.'],
])('of a course of %s hours it is said of its subjects: %s', (hours, words) => {
  expect(hoursWarning({ hours, subjects })).toBe(words)
})

test('a course without subjects, or with some whose hours nobody wrote, is told nothing', () => {
  expect(hoursWarning({ hours: 24, subjects: [] })).toBeNull()
})

test('lecturers of a training in safety are named whose certificate is missing or ends before it', () => {
  const course = { is_safety_duty: true, end_date: '2026-11-04', lecturers }
  expect(lecturerWarnings(course).map(({ text }) => text)).toEqual([
    'Chứng chỉ của Thầy An hết hạn ngày 03-11-2026, trước khi khóa kết thúc.',
    'Cô Chi chưa được ghi chứng chỉ giảng dạy an toàn.',
  ])
  expect(lecturerWarnings({ ...course, end_date: '2026-11-03' })).toHaveLength(1)
  expect(lecturerWarnings({ ...course, is_safety_duty: false })).toEqual([])
})
