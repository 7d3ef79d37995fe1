import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('without motion a list goes from the screen as soon as something is picked', async ({ page }) => {
  await openAs(page, people.hrHead, '/bao-cao')
  const report = page.getByRole('combobox', { name: 'Báo cáo' })
  for (const name of ['Độ tuổi', 'Thâm niên', 'Trình độ học vấn']) {
    await report.click()
    await page.getByRole('option', { name }).click()
    await expect(page.getByRole('table', { name })).toBeVisible()
    await expect(page.locator('[role=listbox]')).toHaveCount(0)
  }
})
