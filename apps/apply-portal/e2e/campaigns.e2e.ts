import { expect, type Page, test } from '@playwright/test'
import { axeOn } from './axe.ts'

/** Opens the first campaign of the list. */
async function openFirst(page: Page): Promise<string> {
  await page.goto('/')
  const first = page.getByRole('heading', { level: 2 }).first()
  const name = await first.innerText()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('on a phone the campaigns stand before what narrows them, and a choice stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
  await expect(page.getByLabel('Sắp xếp')).toBeHidden()
  await page.getByText('Lọc và sắp xếp').click()
  await page.getByLabel('Sắp xếp').selectOption('Sắp hết hạn')
  await page.getByRole('button', { name: 'Tìm' }).click()
  await expect(page).toHaveURL(/sort=ending/)
  await expect(page.getByLabel('Sắp xếp')).toHaveValue('ending')
  await expect(page.getByLabel('Sắp xếp')).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an applicant finds an open campaign and reads what is wanted', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) =>
        asked.push(`${request.resourceType()} ${new URL(request.url()).origin}`),
      )
      await openFirst(page)
      await expect(page.getByRole('heading', { name: 'Mô tả công việc' })).toBeVisible()
      await expect(page.getByText('Công ty không thu bất kỳ khoản phí nào')).toBeVisible()
      const origin = new URL(page.url()).origin
      expect(asked.filter((each) => each.startsWith('script') || !each.endsWith(origin))).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })

    test('words without marks choose among them, and a choice that fits nothing leads back to all', async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByLabel('Từ khóa').fill('kho van')
      await page.getByLabel('Sắp xếp').selectOption('Sắp hết hạn')
      await page.getByRole('button', { name: 'Tìm' }).click()
      await expect(page.getByRole('heading', { level: 2, name: /kho vận/ }).first()).toBeVisible()
      await expect(page.getByLabel('Từ khóa')).toHaveValue('kho van')
      await page.getByLabel('Từ khóa').fill('nghề không có')
      await page.getByRole('button', { name: 'Tìm' }).click()
      await expect(page.getByText('Không có đợt nào khớp')).toBeVisible()
      await page.getByRole('link', { name: 'Xem tất cả các đợt đang mở' }).click()
      await expect(page.getByText('đợt đang nhận hồ sơ')).toBeVisible()
    })
  })
}

test('the pages have no fault of axe and fit a phone of 320 px, in light and in dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFirst(page)
  const campaign = new URL(page.url()).pathname
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const address of ['/', '/?search=khong-co', campaign, '/mot-duong-dan-khong-co']) {
      await page.goto(address)
      expect((await axeOn(page).analyze()).violations, address).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, address).toBe(320)
    }
  }
})

test('a campaign has one address: other words before its own lead there, and search engines read its facts', async ({
  page,
}) => {
  const name = await openFirst(page)
  const address = new URL(page.url()).pathname
  const moved = await page.request.get(`/tuyen-dung/${address.slice(-22)}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, address])
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
  const facts = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()) as object
  expect(facts).toMatchObject({
    '@type': 'JobPosting',
    title: name,
    description: expect.stringMatching(/^<p>/),
    datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    validThrough: expect.stringMatching(/T23:59:59\+07:00$/),
    identifier: { '@type': 'PropertyValue' },
    hiringOrganization: { '@type': 'Organization' },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'VN' } },
    totalJobOpenings: expect.any(Number),
    directApply: true,
  })
  const map = await (await page.request.get('/sitemap.xml')).text()
  expect(map).toContain(`${address}</loc>`)
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('the channel that an address names goes along to the form, past a wrong address too', async ({
  page,
}) => {
  await openFirst(page)
  await page.goto(`/tuyen-dung/${page.url().slice(-22)}?nguon=facebook`)
  await page.getByRole('link', { name: 'Ứng tuyển', exact: true }).click()
  await expect(page.locator('input[name=source_word]')).toHaveValue('facebook')
  await page.goto(`${new URL(page.url()).pathname}?nguon=%3Cb%3E`)
  await expect(page.locator('input[name=source_word]')).toHaveCount(0)
})

test('a first visit waits for the page alone: its styles stand in it, and nothing else does', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await openFirst(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600')
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  await expect(page.locator('style')).toHaveCount(1)
  expect(refused).toEqual([])
})

test('a wrong link says so and leads to the open campaigns', async ({ page }) => {
  for (const address of [
    '/mot-duong-dan-khong-co',
    '/tuyen-dung/AAAAAAAAQACAAAAAAAAAAA',
    '/tuyen-dung/12/dang-ky-du-tuyen',
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { name: 'Không tìm thấy đợt tuyển dụng' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Xem các đợt đang mở' }).click()
  await expect(page.getByRole('heading', { name: 'Các đợt tuyển dụng đang mở' })).toBeVisible()
})

test('the portal’s listener gives no way into the staff’s calls, nor to the server’s own files', async ({
  request,
}) => {
  for (const path of [
    '/api/employees',
    '/api/levels',
    '/api/recruitments',
    '/identity/me',
    '/config.json',
    '/docs',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/server/entry.js', '/.vite/manifest.json', '/assets/../server/entry.js'])
    expect((await request.get(path)).status(), path).toBe(404)
  const signIn = await request.post('/identity/login', { data: { login: 'hungtq', password: 'x' } })
  expect(signIn.status()).toBe(404)
  expect((await request.get('/healthz')).ok()).toBe(true)
  expect((await request.get('/api/externals/recruitments')).ok()).toBe(true)
})

test('on a phone the way to the form is in sight from the first line to the last before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFirst(page)
  const apply = page.getByRole('link', { name: 'Ứng tuyển', exact: true })
  await expect(apply).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Thông tin chung' }).scrollIntoViewIfNeeded()
  await expect(apply).toBeInViewport({ ratio: 1 })
  // So low a window, as of a page at 400 %, is not covered.
  await page.setViewportSize({ width: 390, height: 320 })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(apply).not.toBeInViewport()
})
