import { expect, type Page, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { openAs, people } from './parts/people.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sắp xếp trang chủ' })
const focused = (page: Page) => page.locator(':focus')

/** Opens the arrangement by keys alone. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sắp xếp trang chủ' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sắp xếp trang chủ' })).toBeFocused()
}

/** Goes on by Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = dialog(page).getByRole('button', { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

/** The names of the cards, as the page shows them from top to bottom. */
const namesOn = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
/** Whether both cards are on the page, one above the other. */
const stands = async (page: Page, above: string, below: string) => {
  const names = await namesOn(page)
  return names.includes(above) && names.indexOf(above) < names.indexOf(below)
}
/** The names of the cards that are shown, as the arrangement lists them. */
const namesIn = async (page: Page) => {
  const putting = dialog(page).getByRole('button', { name: /^Cất thẻ / })
  const labels = await putting.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Cất thẻ ', ''))
}

test('cards are moved, put away and taken back by keys alone, and stay so', async ({ page }) => {
  await openAs(page, people.unitHead, '/')
  await open(page)
  const usual = await namesIn(page)
  // The last ones are cards of figures, whose names are headings of the page.
  const [first = '', second = '', third = ''] = usual.slice(-3)
  expect(usual.length).toBeGreaterThan(3)
  expect((await axeOn(page).analyze()).violations).toEqual([])

  await tabTo(page, `Cất thẻ ${first}`)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => namesIn(page)).toEqual([...usual.slice(0, -3), second, first, third])
  await expect(dialog(page).getByRole('status').filter({ hasText: first })).toBeAttached()
  // What was moved keeps the focus, so that pressing once more moves it on.
  await expect(focused(page)).toHaveAttribute('aria-label', `Cất thẻ ${first}`)
  await close(page)
  await expect.poll(() => stands(page, second, first)).toBe(true)

  await open(page)
  await tabTo(page, `Cất thẻ ${third}`)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: `Lấy lại ${third}` })).toBeFocused()
  await close(page)
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: second })).toBeVisible()
  await expect.poll(() => stands(page, second, first)).toBe(true)
  expect(await namesOn(page)).not.toContain(third)

  await open(page)
  await tabTo(page, `Lấy lại ${third}`)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: `Cất thẻ ${third}` })).toBeFocused()
  await tabTo(page, 'Về cách sắp xếp mặc định')
  await page.keyboard.press('Enter')
  await expect.poll(() => namesIn(page)).toEqual(usual)
  await close(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: third })).toBeVisible()
})
