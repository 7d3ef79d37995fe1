import { expect, test } from '@playwright/test'
import { keptFiles } from './parts/kept-files.ts'
import { fillSignIn, openAlone, openAs, passwordOf, people } from './parts/people.ts'

test('a page asked for without a session comes back after sign-in, with everything in its address', async ({
  page,
}) => {
  await page.goto('/nhan-vien?s=50&mode=test')
  await expect(page).toHaveURL(/\/dang-nhap\?tiep=/)
  await expect(page).toHaveTitle('Đăng nhập · Quản lý nhân sự')
  await expect(page.getByRole('link', { name: 'Ứng dụng nội bộ của công ty' })).toHaveAttribute(
    'href',
    'https://apps.example.com',
  )
  await expect(page.getByText('Công ty Cổ phần Tập đoàn Sông Mẫu', { exact: true })).toBeVisible()
  await fillSignIn(page, people.hrHead)
  await expect(page).toHaveURL(/\/nhan-vien\?s=50&mode=test$/)
  await expect(page.getByRole('heading', { name: 'Danh sách nhân viên' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hợp đồng', exact: true })).toHaveAttribute(
    'href',
    '/hop-dong?mode=test',
  )
})

test('a return target outside of the app leads home', async ({ page }) => {
  await page.goto('/dang-nhap?tiep=%2F%2Fevil.example.com%2Fnhan-vien')
  await fillSignIn(page, people.employee)
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('what is missing or wrong is said, and nothing is let in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(page.getByText('Vui lòng nhập tên đăng nhập.')).toBeVisible()
  await expect(page.getByText('Vui lòng nhập mật khẩu.')).toBeVisible()
  await expect(page.getByLabel('Tên đăng nhập')).toBeFocused()
  await fillSignIn(page, people.employee, 'không phải mật khẩu này')
  await expect(page.getByRole('alert').filter({ hasText: /mật khẩu/i })).toBeVisible()
  await expect(page).toHaveURL(/\/dang-nhap/)
  await page.goto('/nhan-vien')
  await expect(page).toHaveURL(/\/dang-nhap/)
})

test('too many tries make one wait, counted down', async ({ page }) => {
  await page.goto('/dang-nhap')
  const wait = page.getByRole('button', { name: /^Thử lại sau \d+ giây$/ })
  const told = page.getByRole('alert').filter({ hasText: /./ })
  for (let tries = 0; tries < 20 && !(await wait.isVisible()); tries += 1) {
    await fillSignIn(page, 'khong.co.ai', `sai ${tries}`)
    await expect(told.or(wait).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Đang xử lý' })).toHaveCount(0)
  }
  await expect(wait).toBeDisabled()
})

test('the sign-in page loads what it names, and the frame with the first look at a field', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && pathname !== '/sw.js') scripts.push(pathname)
  })
  const named = await page.goto('/dang-nhap').then((answer) => answer?.text())
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => !named?.includes(path))).toEqual([])
  const before = scripts.length

  await page.getByLabel('Tên đăng nhập').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('the page of one who is signed in names the files of its screen, and no longer once he has left', async ({
  page,
}) => {
  // As a browser opens a page, with its cookies, but without a service worker or a cache between.
  const named = async () => {
    const answer = await page.request.get('/nhan-vien', { headers: { accept: 'text/html' } })
    return [...(await answer.text()).matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"/g)]
      .map(([, file = '']) => file)
      .filter((file) => !mainFiles.has(file))
  }
  await page.goto('/dang-nhap')
  const mainFiles = new Set<string>()
  for (const file of await named()) mainFiles.add(file)

  await fillSignIn(page, people.hrHead)
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeVisible()
  const files = await named()
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  for (const file of files) expect((await page.request.get(file)).status(), file).toBe(200)

  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
  expect(await named()).toEqual([])
})

test('on the way to another screen the browser asks for all of its scripts at once', async ({ page }) => {
  const listed = page.waitForResponse('**/screen-files.json')
  await openAlone(page, people.hrHead, '/nhan-vien')
  const files: Record<string, readonly string[]> = await (await listed).json()
  const ofContracts = files['/hop-dong'] ?? []
  expect(ofContracts.length).toBeGreaterThan(1)
  for (const file of ofContracts) expect((await page.request.get(file)).status(), file).toBe(200)
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  await menu.getByRole('link', { name: 'Hợp đồng', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hợp đồng' })).toBeVisible()
  const named = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(named).toEqual(expect.arrayContaining([...ofContracts]))
})

test('signing out ends the session on the server and leaves nothing behind, also for the Back key', async ({
  page,
  request,
}) => {
  await openAlone(page, people.hrHead, '/nhan-vien')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const code =
    (await page
      .getByRole('row')
      .nth(1)
      .getByRole('cell', { name: /^[A-Z0-9]{4,12}$/ })
      .first()
      .textContent()) ?? ''
  expect(code).toMatch(/^[A-Z0-9]{4,12}$/)
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('nhansu.session') ?? '{}').token)
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  await menu.getByRole('link', { name: 'Hợp đồng', exact: true }).click()
  // The Back key goes to what was opened, so the screen is waited for.
  await expect(page.getByRole('heading', { level: 1, name: 'Hợp đồng' })).toBeVisible()
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()

  // The page of before is gone at once, and the server hears of it a moment later.
  const me = () => request.get('/identity/me', { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await me()).status()).toBe(401)
  await page.goBack()
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  const kept = await page.evaluate(async () => ({
    session: Object.entries(sessionStorage).filter(([key]) => key.startsWith('nhansu')),
    databases: await indexedDB.databases(),
  }))
  expect(kept).toEqual({ session: [], databases: [] })
  const files = (await keptFiles(page)).map(({ path }) => path)
  expect(files.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([])
  const local = await page.evaluate(() => JSON.stringify(localStorage))
  for (const word of [String(token), code]) expect(local).not.toContain(word)
})

test('a new tab joins the session, and both tabs are out after a sign-out in one', async ({
  page,
  context,
}) => {
  await openAlone(page, people.hrHead, '/nhan-vien')
  const second = await context.newPage()
  await second.goto('/trinh-do')
  await expect(second.getByRole('heading', { name: 'Danh sách trình độ' })).toBeVisible()
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  await expect(second.getByLabel('Tên đăng nhập')).toBeVisible()
})

test('a session that ends keeps the form, and the same person goes on where he was', async ({
  page,
  request,
}) => {
  await openAlone(page, people.hrHead, '/trinh-do')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  const form = page.getByRole('dialog', { name: 'Thêm trình độ' })
  const name = `Còn dang dở ${Date.now()}`
  await form.getByLabel('Tên trình độ').fill(name)
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('nhansu.session') ?? '{}').token)
  await request.post('/identity/logout', { headers: { authorization: `Bearer ${token}` } })

  await form.getByLabel('Mã trình độ').fill(`DD${Date.now()}`)
  await form.getByLabel('Nhóm trình độ').click()
  await page.getByRole('option', { name: 'Chuyên môn' }).click()
  await form.getByLabel('Thứ bậc').fill('5')
  await page.getByRole('button', { name: 'Lưu' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Phiên đăng nhập đã hết hạn' })
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(passwordOf(people.hrHead))
  await dialog.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(form.getByLabel('Tên trình độ')).toHaveValue(name)
  await expect(form.getByText(/đăng nhập/i)).toHaveCount(0)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
})

test('the menu and the pages open what the permissions open, and no more', async ({ page }) => {
  await openAs(page, people.employee, '/nhan-vien')
  await expect(
    page.getByText('Bạn cần thêm quyền để truy cập vào trang này. Vui lòng liên hệ với quản trị viên.'),
  ).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  await expect(menu.getByRole('button', { name: 'Danh mục' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Nhân viên' })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Phân quyền' })).toHaveCount(0)
  await page.goto('/khong-co-trang-nay')
  await expect(page.getByText('Lỗi rồi! Trang bạn tìm kiếm không tồn tại!')).toBeVisible()
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeFocused()
})
