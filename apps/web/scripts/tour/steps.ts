import type { Page } from 'playwright'

/** A piece of an HR officer's day, on the page that the one before it left. */
export interface Step {
  what: string
  /** Acts with mouse and keyboard, and waits until what was asked for shows. */
  take: (page: Page) => Promise<void>
}

const employees = (page: Page) => page.getByRole('table', { name: 'Danh sách nhân viên' }).getByRole('row')

/** Goes to a screen by the menu on the left. */
async function byMenu(page: Page, group: string | undefined, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Trình đơn chính' })
  const link = menu.getByRole('link', { name: item, exact: true })
  if (group && !(await link.isVisible())) await menu.getByRole('button', { name: group }).click()
  await link.click()
  await page.getByRole('heading', { level: 1, name: item }).waitFor()
}

/** From the first look in the morning to a catalogue, a unit and the palette, in one visit without a reload. */
export const steps: readonly Step[] = [
  {
    what: 'open the employees',
    take: async (page) => {
      await byMenu(page, undefined, 'Nhân viên')
      await employees(page).nth(30).waitFor()
    },
  },
  {
    what: 'turn three pages',
    take: async (page) => {
      for (const number of [2, 3, 1]) {
        const before = (await employees(page).nth(1).textContent()) ?? ''
        await page.getByRole('button', { name: `Trang ${number}`, exact: true }).click()
        await employees(page).nth(1).filter({ hasNotText: before }).waitFor()
      }
    },
  },
  {
    what: 'find somebody',
    take: async (page) => {
      const field = page.getByRole('searchbox', { name: 'Tìm nhân viên' })
      await field.click()
      await field.pressSequentially('dao nguyen')
      await field.press('Enter')
      await employees(page).filter({ hasText: 'Nguyễn Thị Đào' }).first().waitFor()
      await page.getByRole('button', { name: 'Bỏ lọc' }).click()
      await employees(page).nth(30).waitFor()
    },
  },
  {
    what: 'filter a column, choose all',
    take: async (page) => {
      await page.getByRole('button', { name: 'Lọc theo Trạng thái' }).click()
      const state = page.getByRole('dialog', { name: /Trạng thái/ })
      await state.getByText('Đã hết hạn').click()
      await state.getByRole('button', { name: 'Lọc', exact: true }).click()
      await employees(page).nth(1).filter({ hasText: 'Đã hết hạn' }).waitFor()
    },
  },
  {
    what: 'open the units, expand all, search',
    take: async (page) => {
      await byMenu(page, 'Danh mục', 'Đơn vị')
      const units = page.getByRole('tree', { name: 'Cây đơn vị' }).getByRole('treeitem')
      await units.first().waitFor()
      await page.getByLabel('Mở đến cấp').click()
      await page.getByRole('option', { name: 'Mở hết' }).click()
      await page.getByRole('textbox', { name: 'Tìm trong cây' }).pressSequentially('tuyen dung')
      await units.filter({ hasText: 'Tuyển dụng' }).first().waitFor()
      await units.filter({ hasText: 'Tuyển dụng' }).last().click()
    },
  },
  {
    what: 'fill a form in and leave it',
    take: async (page) => {
      await byMenu(page, 'Danh mục', 'Trình độ')
      await page.getByRole('button', { name: 'Thêm mới' }).click()
      const form = page.getByRole('dialog', { name: 'Thêm trình độ' })
      await form.getByLabel('Mã trình độ').pressSequentially('DHKT')
      await form.getByLabel('Tên trình độ').pressSequentially('Đại học Kỹ thuật')
      await form.getByLabel('Nhóm trình độ').click()
      await page.getByRole('option', { name: 'Chuyên môn' }).click()
      await form.getByRole('button', { name: 'Hủy' }).click()
      await page.getByRole('button', { name: 'Bỏ thay đổi' }).click()
      await form.waitFor({ state: 'hidden' })
    },
  },
  {
    what: 'jump by the palette',
    take: async (page) => {
      await page.keyboard.press('Control+k')
      const field = page.getByRole('dialog').getByRole('combobox')
      await field.pressSequentially('chuc vu')
      await page
        .getByRole('option', { name: /Chức vụ/ })
        .first()
        .waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Chức vụ' }).waitFor()
    },
  },
]
