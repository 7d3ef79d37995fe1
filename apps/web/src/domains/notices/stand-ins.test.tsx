import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import NoticesPage from './notices-page.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const work = {
  covers: ['Hợp đồng của nhân viên sắp hết hạn'],
  lacks: ['Đợt kiểm tra định kỳ sắp diễn ra'],
}
const standIn = {
  id: 4,
  away_name: 'Phạm Thu Hà',
  stand_in_name: 'Trần Mỹ Linh',
  from_date: '2026-12-01',
  to_date: '2026-12-10',
  is_mine: true,
  is_now: false,
  ...work,
}
const notice = {
  id: 7,
  kind: 'contract_due' as const,
  sentence: 'Có hợp đồng của nhân viên sắp hết hạn.',
  link: '/hop-dong',
  state: 'open' as const,
  stands_in_for: 'Phạm Thu Hà',
  created_at: '2026-12-02T08:30:00+07:00',
  read_at: null,
}
const mount = (tab: string) =>
  mountPage(<NoticesPage />, `/thong-bao?tab=${tab}`, { path: '/thong-bao', profile: readerWith() })

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('a stand-in is chosen with what he may settle told before, and taken back', async () => {
  answer('standIns.list', () => ({
    stand_ins: [standIn],
    people: [{ user_id: 9, full_name: 'Đỗ Văn Thay', ...work }],
  }))
  answer('standIns.store', () => ({ stand_in: standIn }))
  answer('standIns.end', () => ({ ids: [4] }))
  mount('stand-ins')
  await expect.element(page.getByText('Trần Mỹ Linh thay bạn')).toBeVisible()
  await expect.element(page.getByText(/Không quyền nào được chuyển giao/)).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ người thay: Trần Mỹ Linh' }).click()
  await expect.poll(() => seen).toContainEqual({ operation: 'standIns.end', input: { path: { id: 4 } } })

  await page.getByRole('button', { name: 'Chọn người thay' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Người thay/ }).click()
  await page.getByRole('option', { name: 'Đỗ Văn Thay' }).click()
  await expect
    .element(dialog.getByText('Không xử lý thay được vì không có quyền: Đợt kiểm tra định kỳ sắp diễn ra.'))
    .toBeVisible()
  await dialog.getByRole('textbox', { name: /^Từ ngày/ }).fill('20-12-2026')
  await dialog.getByRole('textbox', { name: /^Đến hết ngày/ }).fill('24-12-2026')
  await dialog.getByRole('button', { name: 'Chọn', exact: true }).click()
  await expect
    .poll(() => seen)
    .toContainEqual({
      operation: 'standIns.store',
      input: { body: { user_id: 9, from_date: '2026-12-20', to_date: '2026-12-24' } },
    })
})

test('what is open and what is done are lists of their own, with whom it is done for', async () => {
  answer('notices.list', () => ({ notices: [notice], meta: {} }))
  mount('open')
  await expect.element(page.getByText(/Chưa xong · Chưa đọc · Thay cho Phạm Thu Hà$/)).toBeVisible()
  expect(seen).toContainEqual({
    operation: 'notices.list',
    input: { query: { page: 1, size: 30, pagination: true, state: 'open' } },
  })
})
