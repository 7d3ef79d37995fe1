import type { Data } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import DataQualityScreen from './data-quality-screen.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Quality = Data<'dataQuality.show'>['data_quality']

const counts = { people: 2, complete: 1, lacking_papers: 0, lacking_data: 1, contradictory: 0 }
const quality: Quality = {
  unit: { id: 7, name: 'Phòng Nhân sự', parent_id: null },
  checked_at: '2026-11-26T01:00:00Z',
  total: counts,
  units: [],
  findings: [],
}
const ask = page.getByRole('button', { name: 'Đề nghị bổ sung' })
const open = () =>
  mountPage(<DataQualityScreen />, '/page?don-vi=7', {
    path: '/page',
    profile: readerWith('employee_access', 'employee_edit'),
  })

beforeEach(async () => {
  await page.viewport(1280, 900)
})
afterEach(unmountPage)

test('people are asked for what is shown: the very unit, and nobody while nothing is', async () => {
  const figures = Promise.withResolvers<{ data_quality: Quality }>()
  answer('dataQuality.show', () => figures.promise)
  open()
  await expect.element(ask).toBeDisabled()
  figures.resolve({ data_quality: quality })
  await expect.element(ask).toBeEnabled()
  await ask.click()
  const dialog = page.getByRole('heading', { name: 'Đề nghị bổ sung hồ sơ: Phòng Nhân sự' })
  await expect.element(dialog).toBeVisible()
})

test('nobody is asked when the figures did not come', async () => {
  answer('dataQuality.show', () => {
    throw new Error('no figures')
  })
  open()
  await expect.element(page.getByText('Không lấy được số liệu')).toBeVisible()
  await expect.element(ask).toBeDisabled()
})
