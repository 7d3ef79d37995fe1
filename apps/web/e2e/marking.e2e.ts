import { expect, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { openAs, people } from './parts/people.ts'

test('a written answer is marked without a name, and who looks after the exam sees how far it is', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/')
  await page.goto('/cham-bai-cua-toi')
  const steps: Steps = { clicks: 0, keys: 0 }
  await hand(page, steps).click(page.getByRole('link', { name: 'Thi sơ cấp cứu và xử lý sự cố kho' }))
  await expect(page.getByText('Hướng dẫn chấm').first()).toBeVisible()
  const progress = page.getByText(/còn \d+ câu chờ chấm/)
  const left = Number((await progress.textContent())?.match(/còn (\d+)/)?.[1])
  const points = page.getByRole('textbox', { name: 'Điểm (0–2)' })
  await expect(points).toBeFocused()
  await points.fill('9')
  await page.keyboard.press('Enter')
  await expect(points).toHaveAttribute('aria-invalid', 'true')
  // The field has the focus already: the points and Enter are all that an answer takes.
  await points.fill('1.5')
  await page.keyboard.press('Enter')
  steps.keys += '1.5'.length + 1
  await expect(page.getByText('Đã lưu 1.5/2 điểm.', { exact: true })).toBeVisible()
  await expect(page.getByText(`còn ${left - 1} câu chờ chấm`)).toBeVisible()
  expect(steps).toEqual({ clicks: 1, keys: 4 })

  await page.getByRole('radio', { name: /^Đã chấm/ }).click()
  await expect(page.getByText('1.5/2 điểm').first()).toBeVisible()

  await page.goto('/ky-thi')
  await page.getByRole('link', { name: 'Thi sơ cấp cứu và xử lý sự cố kho' }).click()
  await page.getByRole('tab', { name: 'Chấm bài' }).click()
  await expect(page.getByRole('table', { name: 'Người chấm' }).getByRole('row')).toHaveCount(3)
})
