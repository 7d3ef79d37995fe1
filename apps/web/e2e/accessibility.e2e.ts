import { expect, type Page, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { deep } from './parts/deep.ts'
import { openAs, passwordOf, people } from './parts/people.ts'
import { tabTo as tabToControl } from './parts/tab-to.ts'

/** Faults that axe finds on the page as it is, each with its elements. */
async function faults(page: Page, { except = [] }: { except?: string[] } = {}) {
  const { violations } = await axeOn(page).disableRules(except).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const theme of ['light', 'dark'] as const)
  test.describe(`in ${theme} colours`, theme === 'dark' ? deep : {}, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]),
    )

    test('the sign-in page has no fault, also with errors', async ({ page }) => {
      await page.goto('/dang-nhap')
      await page.getByRole('button', { name: 'Đăng nhập' }).click()
      await expect(page.getByText('Vui lòng nhập mật khẩu.')).toBeVisible()
      expect(await faults(page)).toEqual([])
    })

    test('the screens have no fault', async ({ page }) => {
      await openAs(page, people.hrHead, '/')
      for (const path of ['/', '/nhan-vien', '/trinh-do', '/hop-dong', '/khong-co-trang-nay']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Đang tải dữ liệu...')).toHaveCount(0)
        expect(await faults(page), path).toEqual([])
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    })

    test('what opens over the screens has no fault', async ({ page }) => {
      await openAs(page, people.hrHead, '/nhan-vien')
      await page.getByRole('button', { name: 'Lọc theo Đơn vị' }).click()
      await expect(page.getByRole('checkbox', { name: 'Ban Tổ chức Nhân sự' })).toBeVisible()
      expect(await faults(page), 'filter').toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Tài khoản của/ }).click()
      await expect(page.getByRole('menuitem', { name: 'Hồ sơ của tôi' })).toBeVisible()
      // While a menu is open the rest of the page is hidden from readers, and a menu is no landmark itself.
      expect(await faults(page, { except: ['region'] }), 'user menu').toEqual([])
      await page.keyboard.press('Escape')

      await page.goto('/trinh-do')
      await page.getByRole('button', { name: 'Thêm mới' }).click()
      await page.getByRole('button', { name: 'Lưu' }).click()
      await expect(page.getByText('Vui lòng nhập mã trình độ.')).toBeVisible()
      expect(await faults(page), 'form').toEqual([])
    })

    test('on a phone nothing is out of reach and nothing has a fault', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openAs(page, people.hrHead, '/nhan-vien')
      await expect(page.getByText('Lê Khánh An')).toBeVisible()
      expect(await faults(page), 'list').toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Mở trình đơn' }).click()
      await page.getByRole('link', { name: 'Hợp đồng', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Hợp đồng' })).toBeVisible()
      expect(await faults(page), 'pending screen').toEqual([])
    })
  })

test('the keyboard alone signs in, finds a person, changes the company and signs out', async ({ page }) => {
  const { keyboard } = page
  const tabTo = (role: 'button' | 'link' | 'searchbox' | 'textbox', name: string | RegExp) =>
    tabToControl(page, page.getByRole(role, { name, exact: true }))
  await page.goto('/nhan-vien')
  await tabTo('textbox', 'Tên đăng nhập')
  await keyboard.type(people.hrOfficer)
  await tabTo('textbox', 'Mật khẩu')
  await keyboard.type(passwordOf(people.hrOfficer))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Danh sách nhân viên' })).toBeVisible()

  await tabTo('searchbox', 'Tìm nhân viên')
  await keyboard.type('tran quoc')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/q=tran\+quoc/)
  const found = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') })
  await expect(found.filter({ hasText: 'Trần Quốc' }).first()).toBeVisible()
  await expect(found.filter({ hasNotText: /Trần.*Quốc|Quốc.*Trần/ })).toHaveCount(0)

  await page.reload()
  await tabTo('button', /^Công ty:/)
  const company = await page.getByRole('button', { name: /^Công ty:/ }).textContent()
  await keyboard.press('Enter')
  const last = page.getByRole('menuitemradio').last()
  await expect(last).toBeVisible()
  // The menu takes the focus a moment after it shows.
  await expect(page.getByRole('menuitemradio').first()).toBeFocused()
  const isLast = (await last.getAttribute('aria-checked')) === 'true'
  const chosen = isLast ? page.getByRole('menuitemradio').first() : last
  await keyboard.press(isLast ? 'Home' : 'End')
  await expect(chosen).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Công ty:/ })).not.toHaveText(company ?? '')

  await tabTo('button', /^Tài khoản của/)
  await keyboard.press('Enter')
  // The menu takes the focus a moment after it shows.
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible()
})
