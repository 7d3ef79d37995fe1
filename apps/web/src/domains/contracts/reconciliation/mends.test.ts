import { expect, test } from 'vitest'
import { mayMend, mendWay, type MismatchRow } from './mends.ts'

const row: MismatchRow = {
  employee_id: 12,
  nhansu_id: 'SM000012',
  full_name: 'Lê Đối Chiếu',
  department_name: null,
  mismatch: 'job_title',
  mend: 'appendix',
  in_file: 'Chuyên viên',
  in_paper: 'Thủ quỹ',
  since: '2026-06-01',
  contract_id: 5,
  contract_number: 'HĐ-5',
  change_id: null,
  may_write: true,
}

test.each([
  ['appendix', { by: 'appendix', contractId: 5 }],
  ['renewal', { by: 'renew', contractId: 5 }],
  ['end_contract', { by: 'end', contractId: 5 }],
  ['contract', { by: 'link', href: '/hop-dong/them-moi?nhan-vien=12' }],
  ['labour_contract', { by: 'link', href: '/hop-dong/them-moi?nhan-vien=12' }],
  ['decision', { by: 'decision' }],
  ['draft', { by: 'link', href: '/hop-dong/5/cap-nhat' }],
  ['decision_number', { by: 'link', href: '/nhan-vien/12/chi-tiet?tab=job' }],
  ['apply', { by: 'link', href: '/nhan-vien/12/chi-tiet?tab=job' }],
  ['papers', { by: 'link', href: '/nhan-vien/12/cap-nhat?group=papers' }],
] as const)('%s is begun where it is done', (mend, way) => {
  expect(mendWay({ ...row, mend })).toEqual(way)
})

test('a decision that is drafted already is opened', () => {
  const way = mendWay({ ...row, mend: 'decision', decision_id: 9 })
  expect(way).toEqual({ by: 'link', href: '/tai-lieu/quyet-dinh/9' })
})

test('contracts ask for the right to write those of this person, the rest for its own', () => {
  const holds = (permission: string) => permission === 'employee_edit'
  expect(mayMend(row, holds)).toBe(true)
  expect(mayMend({ ...row, may_write: false }, holds)).toBe(false)
  expect(mayMend({ ...row, mend: 'papers', may_write: false }, holds)).toBe(true)
  expect(mayMend({ ...row, mend: 'decision' }, holds)).toBe(false)
})
