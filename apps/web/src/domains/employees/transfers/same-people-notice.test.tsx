import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import type { EmployeeFile } from '../file/employee-file.ts'
import SamePeopleNotice from './same-people-notice.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const employee: EmployeeFile = {
  id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  gender: 'Nữ',
  active: true,
  work_state: 'official',
  join_date: '2024-01-01',
  positions: [],
}
const other = {
  employee_id: 7,
  full_name: 'Nguyễn Thị Hồng Đào',
  nhansu_id: 'SM000007',
  active: true,
  other_company_id: 2,
  other_company_name: 'Công ty Hai',
  other_nhansu_id: 'HAI00012',
  other_active: false,
  same_name: true,
  same_birth_date: true,
  stays: 'HAI00012',
  hindrance: null,
}
const mount = (own: boolean) =>
  mountPage(
    <>
      <SamePeopleNotice employee={employee} own={own} />
      <p>Hết</p>
    </>,
    '/page',
    { path: '/page', profile: readerWith('group_read', 'employee_edit') },
  )

afterEach(unmountPage)

test('a file says that another company has the same person, and leads to linking', async () => {
  answer('samePeople.list', () => ({ same_people: [other] }))
  mount(false)
  await expect
    .element(page.getByText('Công ty Hai có hồ sơ mã HAI00012 cùng số căn cước, đã nghỉ việc.'))
    .toBeVisible()
  expect(seen).toContainEqual({ operation: 'samePeople.list', input: { query: { employee_id: 7 } } })
  await page.getByRole('button', { name: 'Xem và liên kết' }).click()
  await expect
    .element(page.getByRole('dialog').getByText('Công ty Hai: mã HAI00012, đã nghỉ việc.'))
    .toBeVisible()
})

test('one’s own file asks for nothing', async () => {
  answer('samePeople.list', () => ({ same_people: [other] }))
  mount(true)
  await expect.element(page.getByText('Hết')).toBeVisible()
  expect(seen).toEqual([])
})
