import { expect, test } from '@playwright/test'
import { moveTo } from './parts/move-to.ts'
import { openAs, people } from './parts/people.ts'

test('colours and density are chosen in the menu, and the next page has them from its first byte', async ({
  page,
  request,
}) => {
  await openAs(page, people.employee, '/')
  const choose = async (what: string, word: string) => {
    await page.getByRole('button', { name: /^Tài khoản của/ }).click()
    // By keys: his record comes into the menu a moment later and moves what a pointer would aim at.
    await page.getByRole('menuitem', { name: what }).press('ArrowRight')
    await page.getByRole('menuitemradio', { name: word }).press('Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose('Giao diện', 'Tối')
  await choose('Mật độ', 'Gọn')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-density', 'compact')

  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const served = await request.get('/trinh-do', { headers: { accept: 'text/html', cookie } })
  expect(await served.text()).toContain('<html lang="vi" data-theme="dark" data-density="compact">')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('the sidebar stays as narrow as it was left, and under 1200 px it is a drawer', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien')
  await page.getByRole('button', { name: 'Thu gọn trình đơn' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mở rộng trình đơn' })).toBeVisible()
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Trình đơn chính' })).toBeHidden()
  await page.getByRole('button', { name: 'Mở trình đơn' }).click()
  await expect(page.getByRole('navigation', { name: 'Trình đơn chính' })).toBeVisible()
})

test('a screen is named in the window, in the breadcrumb and by the focus that a move leaves on its heading', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/nhan-vien/7/cap-nhat')
  const way = page.getByRole('navigation', { name: 'Đường dẫn' })
  await expect(way).toContainText('Cập nhật nhân viên')
  await expect(page).toHaveTitle('Cập nhật nhân viên · Quản lý nhân sự')
  await way.getByRole('link', { name: 'Nhân viên' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách nhân viên' })).toBeFocused()
  await expect(page).toHaveTitle('Nhân viên · Quản lý nhân sự')
  await way.getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Xin chào/ })).toBeFocused()
})

test('a menu that was opened while a screen was on its way stays open when it arrives', async ({ page }) => {
  await openAs(page, people.hrHead, '/trinh-do')
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await moveTo(page, '/xep-loai')
  await expect(page).toHaveTitle(/^Xếp loại/)
  const out = page.getByRole('menuitem', { name: 'Đăng xuất' })
  // One's own record may come into the menu meanwhile and move what the pointer aims at.
  await expect(async () => {
    await out.hover({ timeout: 10_000 })
    await expect(out).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
})

test('on the training report the top bar chooses which of the two reports, and the address says so', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/dao-tao/bao-cao?mode=test')
  await page.getByRole('button', { name: 'Báo cáo: Báo cáo khóa đào tạo' }).click()
  await page.getByRole('menuitemradio', { name: 'Báo cáo chứng chỉ' }).click()
  await expect(page).toHaveURL(/\/dao-tao\/bao-cao\?mode=test&bao-cao=chung-chi$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Báo cáo: Báo cáo chứng chỉ' })).toBeVisible()
  await page.getByRole('link', { name: 'Nhân viên' }).click()
  await expect(page.getByRole('button', { name: /^Báo cáo:/ })).toHaveCount(0)
})

test('the public form is the portal’s', async ({ page }) => {
  const answer = await page.goto('/tuyen-dung/7/dang-ky-du-tuyen')
  expect(answer?.ok()).toBe(true)
  await page.waitForURL((url) => url.port === String(Number(process.env['E2E_PORT']) + 1))
  expect(new URL(page.url()).pathname).toBe('/tuyen-dung/7/dang-ky-du-tuyen')
})

test('nothing on the screens is against the page’s content security policy', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await openAs(page, people.hrHead, '/nhan-vien')
  await page.getByRole('button', { name: 'Lọc theo Đơn vị' }).click()
  await expect(page.getByRole('dialog', { name: /Đơn vị/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/trinh-do')
  await page.getByRole('button', { name: 'Thêm mới' }).click()
  await page.getByRole('dialog').getByLabel('Nhóm trình độ').click()
  await expect(page.getByRole('option', { name: 'Học vấn' })).toBeVisible()
  expect(refused).toEqual([])
})

test('/ goes to the search of a list, ? shows the keys, and in a field both are letters', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/trinh-do')
  const search = page.getByRole('searchbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách trình độ' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('a/b?')
  await expect(search).toHaveValue('a/b?')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Phím tắt' })
  await expect(keys).toContainText('Ctrl + K')
  await keys.getByRole('button', { name: 'Đóng', exact: true }).first().click()
  await expect(keys).toHaveCount(0)
})
