import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import NumberSeriesScreen from './number-series.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const common = {
  contract_type_id: null,
  contract_type_name: null,
  padding: 1,
  yearly: true,
  first_number: 1,
  version: 1,
  updated_at: '2026-01-05T08:00:00+07:00',
}
const ofAll = {
  ...common,
  id: 5,
  kind: 'decision',
  pattern: '{seq}/{year}/QĐ-{company}',
  next_numbers: ['8/2026/QĐ-SM', '9/2026/QĐ-SM', '10/2026/QĐ-SM'],
} satisfies Schemas['NumberSeries']
const own = {
  ...common,
  id: 31,
  kind: 'decision_4',
  pattern: '{seq}/{year}/QĐ-ĐC-{company}',
  padding: 3,
  first_number: 50,
  next_numbers: ['050/2026/QĐ-ĐC-SM', '051/2026/QĐ-ĐC-SM', '052/2026/QĐ-ĐC-SM'],
} satisfies Schemas['NumberSeries']

const ofType = {
  ...common,
  id: 32,
  kind: 'contract_type',
  contract_type_id: 3,
  contract_type_name: 'Cộng tác viên',
  pattern: '{seq}/{year}/CTV-{company}',
  next_numbers: ['1/2026/CTV-SM', '2/2026/CTV-SM', '3/2026/CTV-SM'],
} satisfies Schemas['NumberSeries']

let kept: Schemas['NumberSeries'][]
beforeEach(async () => {
  await page.viewport(1280, 900)
  kept = [ofAll, own]
  answer('numberSeries.list', () => ({ number_series: kept }))
  answer('numberSeries.destroy', () => {
    kept = [ofAll]
    return { ids: [31] }
  })
  answer('numberSeries.store', () => {
    kept = [ofAll, own]
    return { number_series: own }
  })
})
afterEach(unmountPage)

const open = () =>
  mountPage(<NumberSeriesScreen />, '/danh-so', { path: '/danh-so', profile: readerWith('contract_edit') })
const sent = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)

test('an own series is given up with the number that follows told, and taken up again as it was', async () => {
  open()
  await page.getByRole('button', { name: 'Bỏ đánh số riêng' }).click()
  await expect.element(page.getByText(/số kế tiếp: 8\/2026\/QĐ-SM/)).toBeVisible()
  await expect.element(page.getByText('{seq}/{year}/QĐ-ĐC-{company}')).not.toBeInTheDocument()
  expect(sent('numberSeries.destroy')).toEqual([{ path: { id: 31 } }])
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(page.getByText('{seq}/{year}/QĐ-ĐC-{company}')).toBeVisible()
  expect(sent('numberSeries.store')).toEqual([
    { body: { decision_type: 4, pattern: own.pattern, padding: 3, yearly: true, first_number: 50 } },
  ])
})

test('a series of its own is begun for a type of decisions', async () => {
  kept = [ofAll]
  open()
  await page.getByRole('button', { name: 'Đánh số riêng quyết định' }).click()
  const dialog = page.getByRole('dialog', { name: 'Đánh số riêng một loại quyết định' })
  await dialog.getByRole('combobox', { name: 'Loại quyết định' }).click()
  await page.getByRole('option', { name: 'Điều chuyển' }).click()
  await dialog.getByRole('textbox', { name: 'Mẫu số' }).fill(own.pattern)
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText(own.pattern)).toBeVisible()
  expect(sent('numberSeries.store')).toEqual([
    { body: { decision_type: 4, pattern: own.pattern, padding: 1, yearly: true, first_number: 1 } },
  ])
})

test('the own series of a type of contracts goes by its name, is given up and taken up again', async () => {
  kept = [ofAll, ofType]
  open()
  await expect.element(page.getByRole('heading', { name: 'Hợp đồng: Cộng tác viên' })).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ đánh số riêng' }).click()
  await expect.element(page.getByText('Đã bỏ đánh số riêng.')).toBeVisible()
  expect(sent('numberSeries.destroy')).toEqual([{ path: { id: 32 } }])
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  const { pattern, padding, yearly, first_number } = ofType
  await expect
    .poll(() => sent('numberSeries.store'), { timeout: 60_000 })
    .toEqual([{ body: { contract_type_id: 3, pattern, padding, yearly, first_number } }])
})
