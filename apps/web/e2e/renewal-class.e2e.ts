import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

const card = 'Thẻ an toàn lao động nhóm 3'

test('holders of certificates that end go from the list into a class and are invited to it', async ({
  page,
}) => {
  const name = `Gia hạn thẻ nhóm 3 ${Date.now()}`
  // What ends soon on the day of the demo has ended some weeks after it.
  await openAs(page, people.hrHead, '/dao-tao/chung-chi?view=da-cap&f.state=in:expiring~expired')
  const ending = page.getByRole('row', { name: new RegExp(`${card}.*(Sắp hết hạn|Hết hạn)`) })
  for (const at of [0, 1]) await ending.nth(at).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Mở lớp gia hạn', exact: true }).click()
  const opening = page.getByRole('dialog', { name: 'Mở lớp gia hạn: 2 chứng chỉ' })
  await expect(opening.getByRole('textbox', { name: 'Tên khóa' })).toHaveValue(`Gia hạn ${card}`)
  await expect(opening.getByRole('combobox', { name: 'Loại đào tạo' })).not.toHaveValue('')
  await opening.getByRole('textbox', { name: 'Tên khóa' }).fill(name)
  await opening.getByRole('textbox', { name: 'Ngày bắt đầu' }).fill('01-03-2027')
  await opening.getByRole('textbox', { name: 'Ngày kết thúc' }).fill('03-03-2027')
  await opening.getByRole('textbox', { name: 'Hạn xác nhận' }).fill('20-02-2027')
  await opening.getByRole('combobox', { name: 'Địa điểm' }).click()
  await page.getByRole('option').first().click()
  await opening.getByRole('button', { name: 'Xem trước' }).click()
  await expect(opening.getByText('Sẽ thêm 2 học viên.')).toBeVisible()
  await opening.getByRole('button', { name: 'Mở lớp gia hạn', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('row', { name: /Trong danh sách/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Mở đăng ký' }).click()
  await expect(page.getByText('Đã mở đăng ký khóa đào tạo.', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Thư' }).click()
  await page.getByRole('button', { name: 'Gửi thư mời' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gửi thư mời' }).click()
  await expect(page.getByText(/^Đã xếp gửi \d+ thư/)).toBeVisible()
})

test('certificates of a finished course are saved as a paper, one or all of them', async ({ page }) => {
  // One that was revoked or is under review, as in a course that is taken up again, is certified no more.
  await openAs(page, people.hrHead, '/dao-tao/chung-chi?view=da-cap&f.state=in:expiring~expired')
  const given = page.getByRole('row', { name: /CC-\d{4}-\d{4}.*ĐT-\d{4}-\d{3}/ }).first()
  await given.getByRole('button', { name: /^Thao tác với/ }).click()
  const [single] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'In giấy chứng nhận' }).click(),
  ])
  expect(single.suggestedFilename()).toMatch(/^Giấy chứng nhận .+\.pdf$/)
  await given.getByRole('link', { name: /^ĐT-/ }).click()
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'In giấy chứng nhận' }).click(),
  ])
  expect(all.suggestedFilename()).toMatch(/^Giấy chứng nhận .+\.pdf$/)
})
