import { expect, test } from '@playwright/test'
import { apply, linkOf } from './applicant.ts'
import { sentMails } from './mails.ts'
import { axeOn } from './axe.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('whoever has lost his link has it sent again, and reads the same words as anybody else', async ({
      page,
    }) => {
      const email = `lo.thi.${javaScriptEnabled ? 'dao' : 'le'}@example.com`
      await apply(page, { name: 'Lò Thị Đào', email })
      const link = await linkOf(page)
      await page.context().clearCookies()
      await page.goto('/ho-so')
      await page.getByRole('main').getByRole('link', { name: 'Gửi lại đường dẫn hồ sơ' }).click()
      await page.getByRole('button', { name: 'Gửi lại đường dẫn' }).click()
      await expect(page).toHaveTitle(/^Lỗi: /)
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Vui lòng chọn đợt tuyển dụng.',
        'Vui lòng nhập email.',
      ])
      const campaign = page.getByLabel('Đợt tuyển dụng')
      const choice = await campaign
        .locator('option', { hasText: /kho vận/ })
        .first()
        .innerText()
      await campaign.selectOption(choice)
      await page.getByLabel('Email ghi trong hồ sơ').fill(email)
      await page.getByRole('button', { name: 'Gửi lại đường dẫn' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận yêu cầu' })).toBeVisible()
      // Nothing of it stands in an address.
      expect(page.url()).not.toContain('example.com')
      await expect.poll(sentMails, { timeout: 20_000 }).toContain(new URL(link).pathname)
      await page.goto(new URL(link).pathname)
      await expect(page.getByText('Lò Thị Đào', { exact: true })).toBeVisible()
      // What came by mail proves the address, once a button is pressed; the link alone, as it was shown, does not.
      const asked = page.getByRole('button', { name: 'Đúng, đây là email của tôi' })
      await expect(asked).toHaveCount(0)
      const [, code] =
        new RegExp(`${new URL(link).pathname}\\?thu=([A-Za-z0-9_-]{22})`).exec(sentMails()) ?? []
      await page.goto(`${new URL(link).pathname}?thu=${code}`)
      await asked.click()
      await expect(asked).toHaveCount(0)
    })

    test('every page leads to the companies and to what becomes of personal data', async ({ page }) => {
      await page.goto('/mot-duong-dan-khong-co')
      await page.getByRole('link', { name: 'Các công ty' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Các công ty tuyển dụng' })).toBeVisible()
      const company = page.getByRole('main').getByRole('link').first()
      const name = await company.innerText()
      await company.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page.getByRole('link', { name: 'Công ty xử lý dữ liệu của bạn thế nào' }).click()
      await expect(page).toHaveTitle(`Dữ liệu cá nhân – ${name}`)
      await expect(page.getByText(/xóa sau \d+ ngày kể từ khi có kết quả/).first()).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Xử lý hồ sơ cho đợt tuyển dụng' }).first(),
      ).toBeVisible()
      expect(await page.context().cookies()).toEqual([])
      await page.getByRole('link', { name: 'Dữ liệu cá nhân', exact: true }).click()
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    })
  })
}

test('search engines find companies and notice, and no page of one person', async ({ page }) => {
  await page.goto('/cong-ty')
  const address = (await page.getByRole('main').getByRole('link').first().getAttribute('href')) ?? ''
  const map = await (await page.request.get('/sitemap.xml')).text()
  const notice = address.replace('/cong-ty', '/du-lieu-ca-nhan')
  for (const each of [address, '/cong-ty', '/du-lieu-ca-nhan', notice]) {
    expect(map).toContain(`${each}</loc>`)
    await page.goto(each)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${each}$`))
  }
  await page.goto('/gui-lai-duong-dan')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(map).not.toContain('gui-lai')
})

test('these pages have no fault of axe and fit a phone of 320 px, in light and in dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cong-ty')
  const company = (await page.getByRole('main').getByRole('link').first().getAttribute('href')) ?? ''
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const address of [
      '/cong-ty',
      company,
      '/cong-ty/KHONG-CO',
      '/du-lieu-ca-nhan',
      company.replace('/cong-ty', '/du-lieu-ca-nhan'),
      '/gui-lai-duong-dan',
      '/gui-lai-duong-dan/da-nhan',
    ]) {
      await page.goto(address)
      expect((await axeOn(page).analyze()).violations, address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
  }
})
