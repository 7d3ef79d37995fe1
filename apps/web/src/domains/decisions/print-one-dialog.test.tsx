import type { Data } from '@nhansu/sdk/contract'
import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import PrintOneDialog from './print-one-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

/** A decision about people who stand on the paper in another order than that of their ids. */
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

test('the one whose paper is printed is found by typing, among people in the order of the paper', async () => {
  answer('decisions.paper', () => {
    throw new ConflictError({
      message: 'Công ty chưa có mẫu Word.',
      operation: 'decisions.paper',
      status: 409,
    })
  })
  mountPage(<PrintOneDialog decision={decision} onClose={() => undefined} />)
  const person = page.getByRole('combobox', { name: 'Nhân viên' })
  const options = page.getByRole('option')
  await person.click()
  await expect.element(options.nth(0)).toHaveTextContent('Lê Thị Một (SM0040)')
  await expect.element(options.nth(1)).toHaveTextContent('Đỗ Văn Hai (SM0008)')
  await person.fill('do van')
  await expect.poll(() => options.elements().length, { timeout: 60_000 }).toBe(1)
  await options.click()
  await page.getByRole('button', { name: 'In', exact: true }).click()
  await expect
    .poll(() => seen, { timeout: 60_000 })
    .toEqual([
      { operation: 'decisions.paper', input: { path: { id: 31 }, body: { employee_id: 8, form: 'pdf' } } },
    ])
  await expect.element(page.getByText('Công ty chưa có mẫu Word.')).toBeVisible()
})
