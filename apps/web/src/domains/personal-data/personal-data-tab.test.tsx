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
  answer('dataArchives.list', () => ({ archives: [] }))
  answer('erasures.list', () => ({
    due: [],
    due_total: 0,
    erasures: [],
    settings: { by_two: true, version: 1 },
  }))
  answer('dataMap.show', () => ({ data_map: { classes: [], left_out: [] } }))
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

const archive = {
  id: 3,
  state: 'ready' as const,
  is_mine: true,
  request_id: null,
  run_id: 42,
  requested_by_name: 'Lê Thị Tất Cả',
  rows: 312,
  files: 9,
  missing: 1,
  size: 48_000,
  created_at: view.at,
  made_at: view.at,
  expires_at: '2026-10-02T08:30:00+07:00',
  taken_at: null,
}
const job = {
  id: 42,
  name: 'personal-data.make-archive',
  title: 'Lập gói dữ liệu cá nhân',
  done: 10,
  total: 100,
  message: 'Người thân',
  result: null,
  requested_by: null,
  attempts: 1,
  is_cancelling: false,
  can_retry: false,
  created_at: view.at,
  started_at: view.at,
  finished_at: null,
}

test('one has everything about oneself made into an archive, sees how far it is and may cancel it', async () => {
  answer('dataNotices.current', () => ({ notice }))
  answer('personalDataViews.list', () => ({ views: [], meta }))
  answer('dataArchives.make', () => ({ archive: { ...archive, state: 'working' as const }, run_id: 42 }))
  answer('jobs.show', () => ({ job: { ...job, state: 'running' as const } }))
  answer('jobs.cancel', () => ({ job: { ...job, state: 'cancelled' as const } }))
  mountPage(<PersonalDataTab employee={{ id: 7 }} own />, '/page', { path: '/page', profile: readerWith() })
  await page.getByRole('button', { name: 'Lập gói dữ liệu' }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({ operation: 'dataArchives.make', input: { path: { id: 7 }, body: {} } })
  await expect.element(page.getByText('10 / 100')).toBeVisible()
  await page.getByRole('button', { name: 'Hủy' }).click()
  await expect.poll(() => seen).toContainEqual({ operation: 'jobs.cancel', input: { path: { id: 42 } } })
})

test('an archive that is ready is fetched by whoever had it made, and by nobody else', async () => {
  answer('dataArchives.list', () => ({ archives: [archive, { ...archive, id: 4, is_mine: false }] }))
  answer('personalDataViews.list', () => ({ views: [], meta }))
  mountPage(<PersonalDataTab employee={{ id: 7 }} own={false} />, '/page', {
    path: '/page',
    profile: readerWith('personal_data_access'),
  })
  await expect.element(page.getByText(/312 dòng dữ liệu/).first()).toBeVisible()
  await expect.element(page.getByText(/1 tệp chưa lấy được/).first()).toBeVisible()
  expect(page.getByRole('button', { name: /^Tải gói/ }).elements()).toHaveLength(1)
  // Others' archives are made from a request alone.
  expect(page.getByRole('button', { name: 'Lập gói dữ liệu' }).elements()).toHaveLength(0)
})
