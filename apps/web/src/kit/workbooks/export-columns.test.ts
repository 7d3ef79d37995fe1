import { exportWords } from '@nhansu/sdk/export-words'
import { expect, test } from 'vitest'
import { asOnScreen, offeredTo } from './export-columns.ts'

test('an export begins with what stands on the screen, in its order, and leaves nothing out', () => {
  const columns = {
    code: 'Mã',
    name: 'Tên',
    'positions.name': 'Chức vụ',
    'positions.unit': 'Đơn vị',
    note: 'Ghi chú',
  }
  // The screen shows a field twice, and one that no export has.
  const first = ['name', 'positions', 'positions', 'avatar', 'code']
  expect(Object.entries(asOnScreen(columns, first))).toEqual([
    ['name', 'Tên'],
    ['positions.name', 'Chức vụ'],
    ['positions.unit', 'Đơn vị'],
    ['code', 'Mã'],
    ['note', 'Ghi chú'],
  ])
})

test('the name of what a record points at brings its reference along', () => {
  const columns = { code: 'Mã', department_id: 'Đơn vị', group_id: 'Nhóm' }
  expect(Object.keys(asOnScreen(columns, ['group', 'department_name', 'code']))).toEqual([
    'group_id',
    'department_id',
    'code',
  ])
})

test('a cell that shows several fields is named in the file by the words of its head', () => {
  const heads = (resource: keyof typeof exportWords): Readonly<Record<string, string>> =>
    exportWords[resource].columns
  expect(heads('auditTrail')['user.full_name']).toBe('Người thực hiện')
  expect(heads('employees')['account.login']).toBe('Tài khoản')
  expect(heads('rewardsDisciplines')['employees.full_name']).toBe('Nhân viên')
  expect(heads('documents')['employees.full_name']).toBe('Nhân viên')
  expect(heads('positions')).toMatchObject({ headcount_plan: 'Định biên', holder_total: 'Đang giữ' })
  expect(heads('documentTypes')['is_decision']).toBe('Nhóm tài liệu')
})

test('a column that nobody may see without a right is offered to who holds one of them', () => {
  const offered = (...held: string[]) => Object.keys(offeredTo(new Set(held), exportWords.employees))
  expect(offered()).toContain('phone')
  for (const path of ['id_number', 'tax_code', 'base_salary', 'contract_end_date'])
    expect(offered()).not.toContain(path)
  expect(offered('employee_pay')).toEqual(expect.arrayContaining(['tax_code', 'base_salary']))
  expect(offered('employee_pay')).not.toContain('id_number')
  expect(offered('employee_sensitive')).toEqual(expect.arrayContaining(['tax_code', 'id_number']))
  expect(exportWords.employees.dotted).toEqual(
    expect.arrayContaining(['id_number', 'tax_code', 'base_salary']),
  )
})
