import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { WorkOfLeavers } from './work-of-leavers.tsx'
import { WorkToHandOver } from './work-to-hand-over.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const account = { id: 12, login: 'ha.pham', is_active: true }
const courses = {
  key: 'trainings',
  title: 'Khóa đào tạo đang phụ trách',
  link: '/dao-tao/khoa-dao-tao',
  total: 3,
  hindrance: null,
}

const line = (
  <>
    <WorkToHandOver account={account} />
    <p>Hết</p>
  </>
)

beforeEach(() => {
  answer('accounts.work', () => ({
    work: [courses, { ...courses, key: 'exams', title: 'Kiểm tra', total: 0 }],
  }))
})
afterEach(unmountPage)

test('who leaves is said to look after work still, with the way to hand it over', async () => {
  mountPage(line, '/page', { path: '/page', profile: readerWith('permission_edit') })
  await expect
    .element(page.getByText(/Còn phụ trách việc chưa xong: Khóa đào tạo đang phụ trách: 3\./))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bàn giao việc' }))
    .toHaveAttribute('href', '/phan-quyen/nguoi-dung?q=ha.pham')
})

test('nothing is asked for whom may not hand it over', async () => {
  mountPage(line, '/page', { path: '/page', profile: readerWith('employee_access') })
  await expect.element(page.getByText('Hết')).toBeVisible()
  expect(seen).toEqual([])
})

test('of many leavers those are named who look after work, each with the way to hand it over', async () => {
  const [first, second] = ['Phạm Thu Hà', 'Lê Văn Bình'].map((full_name, index) => ({
    employee_id: index + 1,
    full_name,
    nhansu_id: `SM00000${index}`,
    login: `nguoi.${index}`,
    work: [courses],
  }))
  const third = {
    employee_id: 3,
    full_name: 'Vũ Văn Trưởng',
    nhansu_id: 'SM000009',
    login: null,
    work: [courses],
  }
  answer('accounts.workOfEmployees', () => ({
    people: [first, second, third].flatMap((one) => one ?? []),
    total: 60,
  }))
  mountPage(<WorkOfLeavers ids={[1, 2, 3]} />, '/page', {
    path: '/page',
    profile: readerWith('permission_edit'),
  })
  await expect.element(page.getByText('60 người còn phụ trách việc chưa xong:')).toBeVisible()
  await expect
    .element(page.getByText(/Phạm Thu Hà \(SM000000\): Khóa đào tạo đang phụ trách: 3\./))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Bàn giao việc của Lê Văn Bình' }))
    .toHaveAttribute('href', '/phan-quyen/nguoi-dung?q=nguoi.1')
  await expect
    .element(page.getByRole('link', { name: /^Đổi người phụ trách/ }))
    .toHaveAttribute('href', courses.link)
  await expect.element(page.getByText('… và 57 nhân viên khác.')).toBeVisible()
  expect(seen.map(({ input }) => input)).toEqual([{ body: { employee_ids: [1, 2, 3] } }])
})
