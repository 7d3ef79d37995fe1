import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import PrintPeopleDialog from './print-people-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const decision = {
  id: 31,
  decision_number: '12/QĐ',
  summary: 'Điều động',
  people: [
    { employee_id: 40, full_name: 'Lê Thị Một', nhansu_id: 'SM0040' },
    { employee_id: 8, full_name: 'Đỗ Văn Hai', nhansu_id: 'SM0008' },
  ],
} as unknown as Data<'decisions.show'>['decision']

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('everybody is printed alone unless taken out, and who could not be is named with the reason', async () => {
  const rows = [
    { employee_id: 40, paper_id: 7, name: 'Lê Thị Một (SM0040)', reason: null },
    { employee_id: 8, paper_id: null, name: 'Đỗ Văn Hai (SM0008)', reason: 'Công ty chưa có mẫu Word.' },
  ]
  const job = {
    id: 812,
    state: 'done',
    done: 2,
    total: 2,
    message: null,
    is_cancelling: false,
    can_retry: false,
  }
  answer('decisions.printPeople', () => ({ run_id: 812 }))
  answer(
    'jobs.show',
    () => ({ job: { ...job, result: { print: { rows } } } }) as unknown as Data<'jobs.show'>,
  )
  mountPage(<PrintPeopleDialog decision={decision} onClose={() => undefined} />)
  await page.getByRole('button', { name: 'In', exact: true }).click()
  await expect.element(page.getByText('Đã in 1 bản.')).toBeVisible()
  await expect.element(page.getByText('Đỗ Văn Hai (SM0008): Công ty chưa có mẫu Word.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Tải các bản in' })).toBeVisible()
  const order = seen.find(({ operation }) => operation === 'decisions.printPeople')?.input
  expect(order).toEqual({ path: { id: 31 }, body: { employee_ids: [40, 8], form: 'pdf' } })
})
