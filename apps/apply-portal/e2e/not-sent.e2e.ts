import { expect, test } from '@playwright/test'
import { apply, linkOf } from './applicant.ts'
import { axeOn } from './axe.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })

    test('what was put right is not lost when the page was closed meanwhile, and is saved by one press', async ({
      page,
      context,
    }) => {
      await apply(page, { name: javaScriptEnabled ? 'Lò Thị Sửa' : 'Lò Thị Chữa' })
      const link = await linkOf(page)
      await page.goto('/ho-so/sua')
      const name = javaScriptEnabled ? 'Lò Thị Sửa Muộn' : 'Lò Thị Chữa Muộn'
      await page.getByLabel('Họ và tên').fill(name)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Lưu hồ sơ' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Chưa lưu được hồ sơ' })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText('Hãy mở lại đường dẫn hồ sơ')
      await expect(page.getByText(name)).toBeVisible()
      if (javaScriptEnabled) {
        expect((await axeOn(page).analyze()).violations).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      }
      const other = await context.newPage()
      await other.goto(link)
      await page.getByRole('button', { name: 'Thử lại' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận hồ sơ' })).toBeVisible()
      await expect(page.getByText(name)).toBeVisible()

      await page.getByRole('button', { name: 'Đóng hồ sơ trên máy này' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đã đóng hồ sơ trên máy này' })).toBeVisible()
      await page.goto('/ho-so')
      await expect(page.getByRole('heading', { level: 1, name: 'Không mở được hồ sơ' })).toBeVisible()
    })
  })
}
