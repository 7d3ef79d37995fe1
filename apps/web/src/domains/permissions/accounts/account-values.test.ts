import { expect, test } from 'vitest'
import type { Account } from './account-tasks.ts'
import { accountValues, changedBody, inWords } from './account-values.ts'

const account: Account = {
  id: 7,
  login: 'daonth',
  full_name: 'Nguyễn Thị Hồng Đào',
  nhansu_id: 'SM001842',
  employee_id: 12,
  employee_state: 'working',
  is_active: true,
  roles: [{ id: 3, name: 'Lãnh đạo' }],
  companies: [
    { id: 1, name: 'Một', roles: [{ id: 3, name: 'Lãnh đạo' }] },
    { id: 2, name: 'Hai', roles: [] },
  ],
  last_sign_in_at: null,
  session_total: 0,
  version: 4,
  created_at: '2026-10-01T08:30:00+07:00',
  updated_at: '2026-10-01T08:30:00+07:00',
}
const values = accountValues(account)

test('only what differs is sent, over the version that was read', () => {
  expect(changedBody(values, account, [1, 2])).toEqual({ version: 4 })
  const changed = {
    ...values,
    full_name: ' Nguyễn Thị Đào '.normalize('NFD'),
    role_ids: [],
    is_active: false,
  }
  expect(changedBody(changed, account, [1, 2])).toEqual({
    full_name: 'Nguyễn Thị Đào',
    role_ids: [],
    is_active: false,
    version: 4,
  })
})

test('of the companies only those are named that the asking user administers', () => {
  expect(changedBody({ ...values, company_ids: [1, 2, 5] }, account, [1, 5])).toEqual({
    company_ids: [1, 5],
    version: 4,
  })
})

test('ids are read as names', () => {
  const roles = [
    { value: 3, label: 'Lãnh đạo' },
    { value: 4, label: 'Nhân viên' },
  ]
  expect(inWords(values, roles, [{ value: 2, label: 'Hai' }])).toMatchObject({
    role_ids: 'Lãnh đạo',
    company_ids: 'Hai',
  })
})
