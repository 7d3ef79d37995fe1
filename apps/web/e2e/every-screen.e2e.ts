import { expect, type Page, test } from '@playwright/test'
import { declaredScreens } from '../scripts/shots/declared-screens.ts'
import { moveTo } from './parts/move-to.ts'
import { openAs, people } from './parts/people.ts'

/** Lists that everybody knows: on a laptop none of them scrolls sideways. */
const commonLists = new Set([
  '/nhan-vien',
  '/nhan-vien/qua-trinh-cong-tac',
  '/nhan-vien/khen-thuong-ky-luat',
  '/nhan-vien/chuyen-cong-ty',
  '/hop-dong',
  '/tai-lieu',
  '/tai-lieu/quyet-dinh',
  '/tai-lieu/loai-tai-lieu',
  '/tai-lieu/nguoi-ky',
  '/yeu-cau-cap-nhat-thong-tin',
  '/dao-tao/khoa-dao-tao',
  '/dao-tao/ke-hoach',
  '/kiem-tra-dinh-ky',
  '/kiem-tra-dinh-ky/1',
  '/ky-thi',
  '/ky-thi/cau-hoi',
  '/tuyen-dung/dot-tuyen-dung',
  '/tuyen-dung/dot-tuyen-dung/1/ung-vien',
  '/tuyen-dung/nguon-du-tru',
  '/chuc-vu',
  '/trinh-do',
  '/xep-loai',
  '/dao-tao/doi-tac-dao-tao',
  '/dao-tao/chung-chi',
  '/hop-dong/loai-hop-dong',
  '/phan-quyen/nguoi-dung',
  '/phan-quyen/vai-tro',
  '/phan-quyen/nhat-ky',
  '/thu-gui-di',
  '/cong-viec-nen',
])

test.use({ viewport: { width: 1440, height: 900 } })

/** Waits until the list has its rows, and until all its columns fit. */
async function holdsAllColumns(page: Page, path: string): Promise<void> {
  const area = page.getByRole('main').locator('[data-table] section').first()
  await expect(area, path).toHaveAttribute('aria-busy', 'false')
  await expect.poll(() => area.evaluate((place) => place.scrollWidth - place.clientWidth), path).toBe(0)
}

/** Opens the form for a new record, where the screen has one, and leaves it. */
async function openNewForm(page: Page): Promise<void> {
  // The trail has lines that tell what somebody has added.
  const add = page.getByRole('button', { name: /^Thêm mới/ }).first()
  if (!(await add.isVisible())) return
  await add.click()
  const form = page.getByRole('dialog', { name: /^Thêm/ })
  await form.getByRole('button', { name: 'Hủy' }).click()
  await expect(form).toBeHidden()
}

const screens = await declaredScreens()
/** Every n-th screen is a test, so that both cores walk through them. */
const walks = 4

test('every common list is a declared screen, and there are many screens', () => {
  expect(screens.length).toBeGreaterThan(50)
  const addresses = screens.map(({ address }) => address)
  expect([...commonLists].filter((list) => !addresses.includes(list))).toEqual([])
})

for (let walk = 0; walk < walks; walk += 1)
  test(`declared screens open under their names, lists without scrolling sideways, with the form for a new record (${walk + 1} of ${walks})`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    // The console does not say of what: this does.
    page.on(
      'response',
      (answer) =>
        answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()} on ${page.url()}`),
    )
    await openAs(page, people.administrator, '/')
    for (const { address, crumb, path } of screens.filter((_, at) => at % walks === walk))
      await test.step(path, async () => {
        await moveTo(page, address)
        await expect(page, path).toHaveTitle(`${crumb} · Quản lý nhân sự`)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.getByText('Đang tải dữ liệu...'), path).toHaveCount(0)
        // It says itself that there is nothing to save.
        await expect(
          page.getByRole('button', { name: 'Lưu', exact: true, disabled: true }),
          path,
        ).toHaveCount(0)
        if (commonLists.has(address)) await holdsAllColumns(page, path)
        await openNewForm(page)
      })
    expect(faults).toEqual([])
  })

test('the list of given certificates has all its columns, and the menu shows what follows its longest group', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/dao-tao/chung-chi?view=da-cap')
  await holdsAllColumns(page, 'da-cap')
  await page.goto('/trinh-do')
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  await expect(menu.getByRole('link', { name: 'Người ký' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Phân quyền' })).toBeInViewport({ ratio: 1 })
})
