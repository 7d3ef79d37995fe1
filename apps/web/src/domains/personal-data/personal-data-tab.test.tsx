import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import PersonalDataTab from './personal-data-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const view = {
  id: 5,
  at: '2026-10-01T08:30:00+07:00',
  deed: 'reveal' as const,
  what: 'Xem thông tin được che của nhân viên',
  shown: ['Mã số thuế'],
  viewer_roles: ['Trưởng phòng Nhân sự'],
  viewer_unit: 'Phòng Nhân sự',
}
const meta = { pagination: { total: 1, per_page: 20, current_page: 1, total_pages: 1 } }
const notice = { number: 2, content: 'Công ty xử lý dữ liệu.', issued_at: view.at, read_at: null }

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('personalDataRequests.list', () => ({ requests: [], meta }))
})
afterEach(unmountPage)

test('one reads of oneself who has seen the file, without names, and confirms the notice', async () => {
  answer('dataNotices.current', () => ({ notice }))
  answer('dataNotices.read', () => ({ notice: { ...notice, read_at: view.at } }))
  answer('personalDataViews.list', () => ({ views: [{ ...view, viewer_name: null }], meta }))
  mountPage(<PersonalDataTab employee={{ id: 7 }} own />, '/page', { path: '/page', profile: readerWith() })
  await expect.element(page.getByText('Trưởng phòng Nhân sự · Phòng Nhân sự')).toBeVisible()
  await expect.element(page.getByText('Mã số thuế')).toBeVisible()
  await page.getByRole('button', { name: 'Đọc thông báo' }).click()
  await expect.element(page.getByText('Công ty xử lý dữ liệu.')).toBeVisible()
  await page.getByRole('button', { name: 'Tôi đã đọc' }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({ operation: 'dataNotices.read', input: { body: { number: 2 } } })
})

test('an administrator reads who has seen a file with names, and no requests', async () => {
  answer('personalDataViews.list', () => ({ views: [{ ...view, viewer_name: 'Phạm Thu Hà' }], meta }))
  mountPage(<PersonalDataTab employee={{ id: 7 }} own={false} />, '/page', {
    path: '/page',
    profile: readerWith('permission_access'),
  })
  await expect.element(page.getByText('Phạm Thu Hà · Trưởng phòng Nhân sự · Phòng Nhân sự')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'Yêu cầu về dữ liệu cá nhân' }))
    .not.toBeInTheDocument()
})
