import { upload } from '@nhansu/sdk'
import { expect, type Page, test } from '@playwright/test'
import { houseOf } from './house.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The last campaign of the list, and HR of its company. */
async function openLast(page: Page) {
  await page.goto('/')
  await page.getByRole('heading', { level: 2 }).last().getByRole('link').click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const house = await houseOf(await page.locator('a[href^="/cong-ty/"]').first().innerText())
  const { recruitments } = await house.call('recruitments.list', { query: { search: { value: name } } })
  const found = recruitments.find((each) => each.name === name)
  if (found === undefined) throw new Error(`HR has no campaign ${name}`)
  return { house, path: { id: found.id }, benefits: found.benefits ?? null }
}

interface Facts {
  description: string
  hiringOrganization: { logo?: string }
}
const factsOn = async (page: Page) =>
  JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as Facts

test('whatever HR writes stays text in what search engines read (N17)', async ({ page }) => {
  const { house, path, benefits } = await openLast(page)
  const written = 'Ăn ca </script><script>document.title = "hỏng"</script> <b>đủ</b> & đúng'
  await house.call('recruitments.update', { path, body: { benefits: written } })
  await page.reload()
  await expect(page.getByText(written)).toBeVisible()
  await expect(page).not.toHaveTitle(/hỏng/)
  expect((await factsOn(page)).description).toContain(
    'Ăn ca &lt;/script&gt;&lt;script&gt;document.title = "hỏng"&lt;/script&gt; &lt;b&gt;đủ&lt;/b&gt; &amp; đúng',
  )
  await house.call('recruitments.update', { path, body: { benefits } })
})

test('search engines find the logo of a company that has one', async ({ page }) => {
  const { house } = await openLast(page)
  expect((await factsOn(page)).hiringOrganization.logo).toBeUndefined()
  const file = new File([png], 'bieu-trung.png', { type: 'image/png' })
  await upload(house, 'company.storeLogo', { body: { file } })
  await page.reload()
  const { logo = '' } = (await factsOn(page)).hiringOrganization
  const answer = await page.request.get(new URL(logo).pathname)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  await house.call('company.destroyLogo')
  expect((await page.request.get(new URL(logo).pathname)).status()).toBe(404)
})
