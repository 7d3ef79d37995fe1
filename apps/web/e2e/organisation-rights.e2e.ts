import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { node, root, tree } from './parts/units.ts'
import { createUser, firstSignIn, usersPath } from './parts/users.ts'

/** That a unit can be looked at and nothing else: by its menu, its file, its row and the screen's own buttons. */
async function expectReadOnly(page: Page, unit: string) {
  await expect(page.getByRole('button', { name: 'Thêm mới' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Chọn nhiều' })).toHaveCount(0)
  await expect(node(page, unit)).not.toHaveAttribute('draggable', 'true')
  await page.getByRole('button', { name: `Thao tác với ${unit}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Lịch sử'])
  await page.keyboard.press('Escape')
  await node(page, unit).click({ position: { x: 120, y: 15 } })
  await expect(page.getByRole('tab', { name: 'Thông tin' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lịch sử', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sửa', exact: true })).toHaveCount(0)
}

test('who may only read the organisation sees all of it and can change nothing', async ({
  page,
  browser,
}) => {
  await openAs(page, people.administrator, usersPath)
  const leader = await createUser(page, 35, 'Lãnh đạo')
  const his = await firstSignIn(browser, leader, 'Trời xanh gió mát 35')
  await his.goto('/don-vi')
  await expect(node(his, root)).toBeVisible()
  await expectReadOnly(his, 'Ban Pháp chế')
  await his.goto('/chuc-vu')
  await expect(his.getByRole('table', { name: 'Danh sách chức vụ' }).getByRole('row').nth(1)).toBeVisible()
  await expect(his.getByRole('button', { name: 'Thêm mới' })).toHaveCount(0)
  await expect(his.getByRole('checkbox')).toHaveCount(0)
  await his.context().close()
})

test('the head of a unit sees it and what is below it, and of the rest not even that it is there', async ({
  page,
}) => {
  const team = 'Đội Khai thác hàng nhập'
  await openAs(page, people.unitHead, '/don-vi')
  await expect(node(page, team)).toHaveAttribute('aria-level', '1')
  await expect(tree(page).locator('[aria-level="1"]')).toHaveCount(1)
  await expectReadOnly(page, team)
  await page.getByRole('tab', { name: 'Nhân viên' }).click()
  await expect(
    page
      .getByRole('region', { name: `Nhân viên ${team}` })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()

  // The unit right above his own: there for others, and nothing for him.
  const own = Number(new URL(page.url()).searchParams.get('unit'))
  for (const id of [1, own - 1, own + 1000]) {
    await page.goto(`/don-vi?unit=${id}`)
    await expect(node(page, team)).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Thông tin' })).toHaveCount(0)
  }
  await page.goto('/don-vi?view=chart')
  await expect(page.getByRole('tree', { name: 'Sơ đồ tổ chức' }).getByRole('treeitem').first()).toContainText(
    team,
  )
})

test('the people of a unit are opened in the list of employees, and stand there filtered by it', async ({
  page,
}) => {
  const unit = 'Ban Pháp chế'
  await openAs(page, people.hrHead, '/don-vi')
  await node(page, unit).click({ position: { x: 120, y: 15 } })
  await page.getByRole('tab', { name: 'Nhân viên' }).click()
  const names = page.getByRole('region', { name: `Nhân viên ${unit}` }).getByRole('listitem')
  await expect(names.first()).toBeVisible()
  const total = await names.count()
  await page.getByRole('link', { name: 'Mở trong danh sách nhân viên' }).click()
  const rows = page.getByRole('table', { name: 'Danh sách nhân viên' }).getByRole('row')
  await expect(rows).toHaveCount(total + 1)
  for (const row of await rows.all()) await expect(row).toContainText(/Mã nhân viên|Ban Pháp chế/)
  await page.reload()
  await expect(rows).toHaveCount(total + 1)
})
