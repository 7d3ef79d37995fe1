import { expect, type Page, test } from '@playwright/test'
import { apply } from './applicant.ts'
import { axeOn } from './axe.ts'
import { openOwnCampaign } from './parts/own-campaign.ts'

// A window of 1280 by 1024 at 400 %: as many points of the screen, a quarter of them to each side of the page.
test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

/** What is reached by the keyboard on a page and stands outside the window or under something else. */
async function hidden(page: Page): Promise<string[]> {
  const names: string[] = []
  await page.evaluate(() => window.scrollTo(0, 0))
  // Far more than a page has; the first that comes again ends it.
  for (let at = 0; at < 200; at += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null || focused === document.body) return undefined
      if (focused instanceof HTMLElement && focused.dataset['seen'] === '1') return undefined
      if (focused instanceof HTMLElement) focused.dataset['seen'] = '1'
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ]
      const above = document.elementFromPoint(x, y)
      const isSeen =
        above !== null && (above === focused || focused.contains(above) || above.contains(focused))
      return { name: `${focused.tagName} ${focused.textContent}`.slice(0, 60), isSeen }
    })
    if (found === undefined) return names
    if (!found.isSeen) names.push(found.name)
  }
  return names
}

test('at 400 % every page is read and worked in one column, and the keyboard leads to nothing hidden', async ({
  page,
}) => {
  const campaign = await openOwnCampaign(page, {
    // A word that no line has room for.
    name: `Tuyển ${'thợhàn'.repeat(10)}`,
  })
  const check = async (what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(320)
    for (const colorScheme of ['dark', 'light'] as const) {
      // Colours that are still on their way from one scheme to the other have no contrast of their own.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect((await axeOn(page).analyze()).violations, `${what}, ${colorScheme}`).toEqual([])
    }
    expect(await hidden(page), what).toEqual([])
  }
  for (const address of [
    '/',
    campaign,
    `${campaign}/dang-ky-du-tuyen`,
    '/du-lieu-ca-nhan',
    '/gui-lai-duong-dan',
  ]) {
    await page.goto(address)
    await check(address)
  }
  await page.goto(`${campaign}/dang-ky-du-tuyen`)
  await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await check('faults')
  await apply(page, { name: 'Lò Thị To' })
  await check('sent')
  for (const address of ['/ho-so/sua', '/ho-so/rut', '/ho-so/xoa']) {
    await page.goto(address)
    await check(address)
  }
})
