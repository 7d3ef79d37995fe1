import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { type Account, beginTask, useAccountTask } from './account-tasks.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const leaving: Account = {
  id: 7,
  login: 'ha.pham',
  full_name: 'Phạm Thu Hà',
  nhansu_id: 'NS0007',
  employee_id: 12,
  employee_state: 'working',
  is_active: true,
  roles: [],
  companies: [],
  last_sign_in_at: null,
  session_total: 0,
  version: 3,
  created_at: '2026-10-01T08:30:00+07:00',
  updated_at: '2026-10-01T08:30:00+07:00',
}
const taker = { ...leaving, id: 9, login: 'linh.tran', full_name: 'Trần Mỹ Linh' }
const courses = {
  key: 'trainings',
  title: 'Khóa đào tạo đang phụ trách',
  link: '/dao-tao/khoa-dao-tao',
  total: 3,
  hindrance: null,
}
const units = { ...courses, key: 'departments', title: 'Đơn vị đang làm trưởng đơn vị', total: 1 }
const elsewhere = { ...units, hindrance: 'Đổi trưởng đơn vị ở màn hình Đơn vị.' }

function Dialogs() {
  const task = useAccountTask()
  return task && <AccountDialogs task={task} />
}

// The rows of the list are found by its line of the contract, which no screen has loaded here.
beforeAll(() => methodOf('accounts.list'))

beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('accounts.list', () => ({ accounts: [leaving, taker], meta: {} }))
  answer('accounts.update', () => ({ account: { ...leaving, is_active: false } }))
  answer('accounts.handOver', () => ({ work: [courses, elsewhere] }))
})
afterEach(unmountPage)

test('whoever is locked out is asked about, and what he looks after goes by one press once it was looked at', async () => {
  answer('accounts.work', () => ({ work: [courses, elsewhere] }))
  mountPage(<Dialogs />, '/page', { path: '/page', profile: readerWith('permission_edit') })
  beginTask({ kind: 'state', account: leaving })
  await page.getByRole('button', { name: 'Vô hiệu hóa' }).click()
  await expect.element(page.getByText('Khóa đào tạo đang phụ trách: 3')).toBeVisible()
  await expect.element(page.getByText('Đổi trưởng đơn vị ở màn hình Đơn vị.')).toBeVisible()
  await page.getByRole('combobox', { name: /^Người nhận/ }).click()
  await page.getByRole('option', { name: 'Trần Mỹ Linh (linh.tran)' }).click()
  await page.getByRole('button', { name: 'Bàn giao 3 việc' }).click()
  await expect
    .poll(() => seen.filter(({ operation }) => operation === 'accounts.handOver').map(({ input }) => input))
    .toEqual([
      { path: { id: 7 }, query: { dry_run: true }, body: { to_id: 9 } },
      { path: { id: 7 }, body: { to_id: 9 } },
    ])
})

test('nothing is asked where he looks after nothing', async () => {
  answer('accounts.work', () => ({ work: [{ ...courses, total: 0 }] }))
  mountPage(<Dialogs />, '/page', { path: '/page', profile: readerWith('permission_edit') })
  beginTask({ kind: 'state', account: leaving })
  await page.getByRole('button', { name: 'Vô hiệu hóa' }).click()
  await expect.poll(() => seen.map(({ operation }) => operation)).toContain('accounts.work')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
