import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { GroupLife } from './group-life.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const here: Schemas['GroupPeriod'] = {
  company_name: 'Công ty Một',
  is_here: true,
  nhansu_id: 'SM000007',
  from_date: '2024-01-01',
  to_date: null,
  position_name: 'Kế toán viên',
  department_name: 'Phòng Kế toán',
}
const before = {
  ...here,
  company_name: 'Công ty Hai',
  is_here: false,
  from_date: '2019-03-01',
  to_date: '2023-12-31',
}
const section = (
  <>
    <GroupLife employeeId={7} />
    <p>Hết</p>
  </>
)

afterEach(unmountPage)

test('who reads the group reads a life across its companies', async () => {
  answer('samePeople.life', () => ({ group_periods: [here, before] }))
  mountPage(section, '/page', { path: '/page', profile: readerWith('group_read') })
  await expect.element(page.getByText('01-03-2019 đến 31-12-2023')).toBeVisible()
  await expect.element(page.getByText('Công ty Hai · mã SM000007')).toBeVisible()
  await expect.element(page.getByText('01-01-2024 đến nay')).toBeVisible()
})

test('a life in one company needs no second line, and nobody else asks', async () => {
  answer('samePeople.life', () => ({ group_periods: [here] }))
  mountPage(section, '/page', { path: '/page', profile: readerWith('group_read') })
  await expect.poll(() => seen.length).toBe(1)
  await expect.element(page.getByText('Hết')).toBeVisible()
  expect(page.getByText('Quá trình trong tập đoàn').query()).toBeNull()
  unmountPage()
  mountPage(section, '/page', { path: '/page', profile: readerWith('employee_access') })
  await expect.element(page.getByText('Hết')).toBeVisible()
  expect(seen).toEqual([])
})
