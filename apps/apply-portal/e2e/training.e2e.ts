import { type Browser, expect, type Page, test } from '@playwright/test'
import { inviteToCourse } from './house.ts'
import { sentMails } from './mails.ts'
import { axeOn } from './axe.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

/** Looks at the page as it stands on a small phone. Axe runs as script, so it looks from a context that has some. */
async function look(browser: Browser, page: Page): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    storageState: await page.context().storageState(),
    viewport: { width: 320, height: 640 },
  })
  const same = await context.newPage()
  for (const colorScheme of ['light', 'dark'] as const) {
    await same.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await same.goto(page.url())
    expect((await axeOn(same).analyze()).violations).toEqual([])
    expect(await same.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await context.close()
}

test('whoever is invited to a course answers by the link of his letter, without script and account', async ({
  browser,
  page,
}) => {
  const name = `Nâng hàng đúng cách ${Date.now()}`
  const course = await inviteToCourse(name)
  await expect.poll(sentMails, { timeout: 20_000 }).toMatch(/\/dao-tao\/[A-Za-z0-9_-]{43}/)
  const [link = ''] = /\/dao-tao\/[A-Za-z0-9_-]{43}/.exec(sentMails()) ?? []
  // What scans mail opens links, too; nothing is answered by that.
  for (const method of ['GET', 'HEAD']) await page.request.fetch(link, { method })
  expect((await course.person()).state).toBe('listed')

  await page.goto(link)
  await expect(page).toHaveURL(/\/dao-tao$/)
  await expect(heading(page, name)).toBeVisible()
  const answer = page.getByRole('region', { name: 'Câu trả lời của bạn' })
  await answer.getByRole('button', { name: 'Tham gia' }).click()
  await expect(answer.getByText('Bạn đã xác nhận tham gia.')).toBeVisible()
  expect(await course.person()).toMatchObject({ state: 'confirmed', answered_by: 'mail' })
  await look(browser, page)

  await answer.getByRole('link', { name: 'Không tham gia' }).click()
  await expect(heading(page, 'Không tham gia')).toBeVisible()
  await look(browser, page)
  await page.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Vui lòng nhập lý do không tham gia.'])
  await page.getByLabel('Lý do không tham gia').fill('Trùng ca trực.')
  await page.getByRole('button', { name: 'Gửi trả lời' }).click()
  await expect(answer.getByText('Bạn đã từ chối tham gia.')).toBeVisible()
  await expect(answer.getByRole('button')).toHaveCount(0)
  expect(await course.person()).toMatchObject({ state: 'refused', reason: 'Trùng ca trực.' })

  await page.goto(`/dao-tao/${'A'.repeat(43)}`)
  await expect(heading(page, 'Không mở được lời mời')).toBeVisible()
})
