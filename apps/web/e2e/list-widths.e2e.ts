import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

const lists = [
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
  '/dao-tao/chung-chi?view=da-cap',
  '/hop-dong/loai-hop-dong',
  '/phan-quyen/nguoi-dung',
  '/phan-quyen/vai-tro',
  '/phan-quyen/nhat-ky',
  '/thu-gui-di',
  '/cong-viec-nen',
]

test('on a laptop no common list scrolls sideways, and the menu shows what follows its longest group', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [first = '', ...others] = lists
  await openAs(page, people.administrator, first)
  for (const path of [first, ...others]) {
    if (path !== first) await page.goto(path)
    const area = page.getByRole('main').locator('[data-table] section').first()
    await expect(area).toHaveAttribute('aria-busy', 'false')
    const hidden = () => area.evaluate((place) => place.scrollWidth - place.clientWidth)
    await expect.poll(hidden, path).toBe(0)
  }
  await page.goto('/trinh-do')
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  await expect(menu.getByRole('link', { name: 'Người ký' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Phân quyền' })).toBeInViewport({ ratio: 1 })
})
