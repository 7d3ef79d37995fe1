import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import RemindDialog from './remind-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const told = {
  contract_id: 41,
  contract_number: '12/2026/HĐLĐ-SM',
  full_name: 'Nguyễn Thị Đào',
  problem: null,
  recipients: [
    { full_name: 'Lê Trưởng Phòng', has_mail: true },
    { full_name: 'Vũ Không Thư', has_mail: false },
  ],
} as Schemas['ContractReminderNow']
const leftOut = {
  ...told,
  contract_id: 42,
  full_name: 'Trần Văn Bê',
  problem: 'Hôm nay đã nhắc hợp đồng này.',
  recipients: [],
} as Schemas['ContractReminderNow']

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('who would be told is seen before it is sent, and who is left out with the reason', async () => {
  answer('contracts.remind', () => ({ reminders: [told, leftOut] }))
  const onClose = vi.fn<() => void>()
  mountPage(<RemindDialog ids={[41, 42]} name="2 hợp đồng" onClose={onClose} />)
  await expect
    .element(page.getByText('Gửi: Lê Trưởng Phòng, Vũ Không Thư (chỉ thông báo trong phần mềm)'))
    .toBeVisible()
  await expect.element(page.getByText('Hôm nay đã nhắc hợp đồng này.')).toBeVisible()
  await page.getByRole('button', { name: 'Nhắc 1 hợp đồng' }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  // What is shown is read anew once it is sent.
  expect(seen.slice(0, 2).map(({ input }) => input)).toEqual([
    { query: { dry_run: true }, body: { ids: [41, 42] } },
    { body: { ids: [41, 42] } },
  ])
})

test('where nobody can be told nothing is sent', async () => {
  answer('contracts.remind', () => ({ reminders: [leftOut] }))
  const onClose = vi.fn<() => void>()
  mountPage(<RemindDialog ids={[42]} name="1 hợp đồng" onClose={onClose} />)
  await expect.element(page.getByText('Hôm nay đã nhắc hợp đồng này.')).toBeVisible()
  await page.getByRole('button', { name: 'Đóng', exact: true }).last().click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(seen).toHaveLength(1)
})
