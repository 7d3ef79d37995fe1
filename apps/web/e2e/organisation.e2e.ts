import { expect, type Page, test } from '@playwright/test'
import { axeOn } from './parts/axe.ts'
import { deep } from './parts/deep.ts'
import { openAs, people } from './parts/people.ts'
import { addUnit, dragOnto, node, order, ownGround, root, search, tree } from './parts/units.ts'
import { fresh, rowAction } from './parts/users.ts'

const said = (page: Page, words: string) => page.getByText(words, { exact: true })

test('a unit is made under another, renamed in its drawer, deleted and brought back', async ({ page }) => {
  const name = fresh('Phòng thử')
  await openAs(page, people.hrHead, '/don-vi')
  await addUnit(page, name)
  await expect(node(page, name)).toHaveAttribute('aria-level', '2')

  await node(page, name).click({ position: { x: 120, y: 15 } })
  await expect(page).toHaveURL(/unit=\d+/)
  await page.getByRole('button', { name: 'Sửa', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Cập nhật đơn vị' })
  await form.getByLabel('Định biên').fill('4')
  await form.getByLabel('Tên đơn vị').fill(`${name} mới`)
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(said(page, 'Cập nhật thành công!')).toBeVisible()
  await expect(node(page, `${name} mới`)).toContainText('Thiếu 4')

  await rowAction(page, `${name} mới`, 'Xóa')
  await expect(node(page, `${name} mới`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(node(page, `${name} mới`)).toBeVisible()
})

test('a unit with people is not deleted, and the refusal says why', async ({ page }) => {
  await openAs(page, people.hrHead, '/don-vi')
  await rowAction(page, 'Ban Pháp chế', 'Xóa')
  await expect(
    page.getByText(/Không thể xóa phòng ban!|đang có nhân viên|đang được sử dụng/).first(),
  ).toBeVisible()
  await expect(node(page, 'Ban Pháp chế')).toBeVisible()
})

test('a move is shown before it is done, and can be taken back', async ({ page }) => {
  const [from, to, moved] = [fresh('Ban nguồn'), fresh('Ban đích'), fresh('Đội chuyển')]
  await openAs(page, people.hrHead, '/don-vi')
  const ground = await ownGround(page)
  await addUnit(page, from, ground)
  await addUnit(page, to, ground)
  await addUnit(page, moved, from)
  await rowAction(page, moved, 'Điều chuyển')
  const dialog = page.getByRole('dialog', { name: `Điều chuyển ${moved}` })
  await dialog.getByRole('combobox', { name: 'Đơn vị cấp trên mới' }).fill(to)
  await page.getByRole('treeitem', { name: new RegExp(to) }).click()
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog).toContainText(`${root} › ${ground} › ${to}`)
  await dialog.getByRole('button', { name: 'Điều chuyển', exact: true }).click()
  await expect(said(page, `Đã điều chuyển ${moved}.`)).toBeVisible()
  await expect.poll(() => order(page, [from, to, moved])).toEqual([from, to, moved])
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(() => order(page, [from, to, moved])).toEqual([from, moved, to])
})

test('a dropped unit shows where it goes; keys change the order, which can be taken back', async ({
  page,
}) => {
  const [one, two] = [fresh('Ban một'), fresh('Ban hai')]
  // All rows in the window: nothing scrolls under the pointer.
  await page.setViewportSize({ width: 1280, height: 2000 })
  await openAs(page, people.hrHead, '/don-vi')
  const ground = await ownGround(page)
  await addUnit(page, one, ground)
  await addUnit(page, two, ground)
  await expect.poll(() => order(page, [one, two])).toEqual([one, two])
  await node(page, two).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(said(page, 'Đã đổi thứ tự đơn vị.')).toBeVisible()
  await expect.poll(() => order(page, [one, two])).toEqual([two, one])
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(() => order(page, [one, two])).toEqual([one, two])

  const team = fresh('Đội thả')
  await addUnit(page, team, one)
  await dragOnto(page, node(page, team), node(page, two))
  const dialog = page.getByRole('dialog', { name: `Điều chuyển ${team}` })
  await expect(dialog).toContainText(`${root} › ${ground} › ${two}`)
})

test('two units are merged after a preview, and separated again; the closed one shows when it is asked for, with its history', async ({
  page,
}) => {
  const [old, into, team] = [fresh('Ban cũ'), fresh('Ban nhận'), fresh('Đội theo')]
  await openAs(page, people.hrHead, '/don-vi')
  const ground = await ownGround(page)
  await addUnit(page, old, ground)
  await addUnit(page, into, ground)
  await addUnit(page, team, old)
  const standing = () => order(page, [old, into, team])
  const merge = async () => {
    await rowAction(page, old, 'Sáp nhập vào đơn vị khác')
    const dialog = page.getByRole('dialog', { name: `Sáp nhập ${old} vào đơn vị khác` })
    await dialog.getByRole('combobox', { name: 'Đơn vị nhận' }).fill(into)
    await page.getByRole('treeitem', { name: new RegExp(into) }).click()
    await dialog.getByLabel('Số quyết định').fill('21/QĐ-SM')
    await dialog.getByRole('button', { name: 'Xem trước' }).click()
    await expect(dialog.getByText('Đơn vị trực thuộc chuyển sang', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Sáp nhập', exact: true }).click()
    await expect(said(page, `Đã sáp nhập ${old}.`)).toBeVisible()
    await expect(node(page, old)).toHaveCount(0)
  }
  await merge()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(said(page, 'Đã hoàn tác.')).toBeVisible()
  await expect.poll(standing).toEqual([old, team, into])

  await merge()
  await search(page).fill(team)
  await expect.poll(standing).toEqual([into, team])
  await search(page).fill('')
  await page.getByRole('switch', { name: 'Hiện đơn vị đã giải thể' }).click()
  await expect(node(page, old)).toContainText('Đã giải thể')
  await rowAction(page, old, 'Lịch sử')
  await expect(page.getByRole('dialog', { name: `Lịch sử ${old}` })).toContainText(`Sáp nhập vào: ${into}`)
})

test(
  'a unit is closed by a decision, never without one, and the closing can be taken back',
  deep,
  async ({ page }) => {
    const name = fresh('Ban đóng')
    await openAs(page, people.hrHead, '/don-vi')
    await addUnit(page, name)
    await rowAction(page, name, 'Giải thể')
    const dialog = page.getByRole('dialog', { name: `Giải thể ${name}` })
    await dialog.getByRole('button', { name: 'Giải thể' }).click()
    await expect(dialog.getByText('Vui lòng nhập số quyết định.')).toBeVisible()
    const today = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
    await dialog.getByLabel('Ngày giải thể').fill(today)
    await dialog.getByLabel('Số quyết định').fill('09/QĐ-SM')
    await dialog.getByRole('button', { name: 'Giải thể' }).click()
    await expect(said(page, `Đã giải thể ${name}.`)).toBeVisible()
    await expect(node(page, name)).toHaveCount(0)
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(node(page, name)).toBeVisible()
  },
)

test('several units are chosen and deleted together', deep, async ({ page }) => {
  const names = [fresh('Tổ gom'), fresh('Tổ gom')]
  await openAs(page, people.hrHead, '/don-vi')
  for (const name of names) await addUnit(page, name)
  await page.getByRole('button', { name: 'Chọn nhiều' }).click()
  for (const name of names) await node(page, name).click({ position: { x: 150, y: 15 } })
  await expect(page.getByText('Đã chọn 2 đơn vị')).toBeVisible()
  await page.getByRole('button', { name: 'Xóa', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Xóa 2 đơn vị?' })
  for (const name of names) await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Xóa' }).click()
  for (const name of names) await expect(node(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  for (const name of names) await expect(node(page, name)).toBeVisible()
})

test('a past day is looked at and cannot be changed', async ({ page }) => {
  const name = fresh('Ban hôm nay')
  await openAs(page, people.hrHead, '/don-vi')
  await addUnit(page, name)
  await page.getByRole('button', { name: 'Xem ngày trước' }).click()
  await page.getByLabel('Xem tại ngày').fill('01/06/2024')
  await page.keyboard.press('Tab')
  await expect(
    page.getByText('Đang xem cơ cấu đơn vị ngày 01-06-2024. Chỉ để xem, không sửa được.'),
  ).toBeVisible()
  await expect(node(page, 'Ban Pháp chế')).toBeVisible()
  await expect(node(page, name)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Thêm mới' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Thao tác với Ban Pháp chế' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Lịch sử'])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText(/Đang xem cơ cấu đơn vị ngày 01-06-2024/)).toBeVisible()
  await page.getByRole('button', { name: 'Về hôm nay' }).click()
  await expect(node(page, name)).toBeVisible()
})

test('the tree is searched without marks and opened to a level; a unit shows its people', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/don-vi')
  await search(page).fill('to le tan')
  await expect(tree(page).getByRole('treeitem')).toHaveText([
    new RegExp(root),
    /Văn phòng Tập đoàn/,
    /Tổ Lễ tân/,
  ])
  await search(page).fill('')
  await expect(node(page, 'Tổ Lễ tân')).toHaveCount(0)
  await page.getByLabel('Mở đến cấp').click()
  await page.getByRole('option', { name: 'Mở hết' }).click()
  await expect(node(page, 'Tổ Lễ tân')).toBeVisible()
  await node(page, 'Văn phòng Tập đoàn').click({ position: { x: 150, y: 15 } })
  await page.getByRole('tab', { name: 'Nhân viên' }).click()
  const whole = page.getByRole('region', { name: 'Nhân viên Văn phòng Tập đoàn' }).getByRole('listitem')
  await expect(whole.first()).toBeVisible()
  const withBelow = await whole.count()
  await page.getByRole('switch', { name: 'Tính cả đơn vị trực thuộc' }).click()
  await expect.poll(() => whole.count()).toBeLessThan(withBelow)
})

test('the chart is walked by keys, leads to a unit and is saved as a picture', async ({ page }) => {
  await openAs(page, people.hrHead, '/don-vi?view=chart')
  const chart = page.getByRole('tree', { name: 'Sơ đồ tổ chức' })
  await chart.getByRole('treeitem', { name: new RegExp(root) }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(chart.getByRole('treeitem', { name: /^Văn phòng Tập đoàn/ })).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lưu thành ảnh' }).click()
  expect((await download).suggestedFilename()).toBe('so-do-to-chuc.png')
  await chart.getByRole('treeitem', { name: /^Văn phòng Tập đoàn/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Thông tin' })).toBeVisible()
  await expect(page).toHaveURL(/unit=\d+/)
})

test('on a phone the file of a unit lays itself over the tree', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, people.hrHead, '/don-vi')
  await node(page, 'Ban Pháp chế').click({ position: { x: 100, y: 15 } })
  const file = page.getByRole('dialog', { name: /Ban Pháp chế/ })
  await expect(file.getByText('Phòng ban, mã BPC')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(file).toBeHidden()
  await expect(node(page, 'Ban Pháp chế')).toBeVisible()
})

test('tree, file and chart have no accessibility faults', async ({ page }) => {
  await openAs(page, people.hrHead, '/don-vi')
  await node(page, 'Ban Pháp chế').click({ position: { x: 120, y: 15 } })
  await expect(page.getByText('Phòng ban, mã BPC')).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.getByRole('tab', { name: 'Sơ đồ tổ chức' }).click()
  await expect(page.getByRole('treeitem', { name: new RegExp(root) })).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
})
