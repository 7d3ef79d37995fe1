import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { FoldedFilters } from './folded-filters.tsx'

const filters = (
  <FoldedFilters chosen={2} always={<input aria-label="Báo cáo" />}>
    <input aria-label="Đơn vị" />
  </FoldedFilters>
)
const mount = () => mountPage(filters, '/', { path: '/', profile: readerWith() })

beforeEach(() => page.viewport(390, 800))
afterEach(unmountPage)

test('on a phone filters are behind a button that says how many are chosen', async () => {
  mount()
  const unfold = page.getByRole('button', { name: 'Bộ lọc (2)' })
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByLabelText('Báo cáo')).toBeVisible()
  await expect.element(page.getByLabelText('Đơn vị')).not.toBeVisible()
  await unfold.click()
  await expect.element(page.getByLabelText('Đơn vị')).toBeVisible()
  await unfold.click()
  await expect.element(page.getByLabelText('Đơn vị')).not.toBeVisible()
})

test('where there is room they stand there, without the button', async () => {
  await page.viewport(1440, 900)
  mount()
  await expect.element(page.getByLabelText('Đơn vị')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Bộ lọc/ })).not.toBeInTheDocument()
})
