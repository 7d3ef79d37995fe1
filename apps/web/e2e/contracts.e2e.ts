import { expect, type Locator, type Page, test } from '@playwright/test'
import { rowAction } from './parts/levels.ts'
import { hand, type Steps } from './parts/hand.ts'
import { hire } from './parts/hire.ts'
import { openAs, people } from './parts/people.ts'

async function chooseBySearch(page: Page, label: string, words: string, option: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  await page.keyboard.type(words)
  // A press that meets the list while it is drawn anew chooses nothing; a choice closes the list.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true')
      await page.getByRole('option', { name: option }).first().click({ timeout: 20_000 })
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

/** Chooses the first of those who may sign, who come with title and number. */
async function chooseSigner(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Người ký').click()
  await dialog.page().getByRole('option').first().click()
  await expect(dialog.getByLabel('Chức vụ người ký')).toHaveCount(0)
}

test('a contract is prepared, checked while it is filled in, issued, signed and ended', async ({ page }) => {
  // Everybody else has a contract, which another main one must not overlap.
  await openAs(page, people.hrHead, '/nhan-vien/them-moi')
  await hire(page, 'Đoàn Hợp Đồng', '0981000654')
  await page.goto('/hop-dong/them-moi')
  await chooseBySearch(page, 'Nhân viên', 'Đoàn Hợp Đồng', /Đoàn Hợp Đồng/)
  await chooseBySearch(page, 'Loại hợp đồng', '12 tháng', /12 tháng/)
  await page.getByLabel('Ngày hiệu lực').fill('01/03/2031')
  const check = page.getByRole('region', { name: 'Kiểm tra theo Bộ luật Lao động' })
  await expect(check).toContainText('29-02-2032')
  // A day more than the type says is refused while it is typed.
  await page.getByLabel('Ngày hết hạn').fill('01/03/2032')
  await page.getByLabel('Ngày ký').fill('25/02/2031')
  await expect(check).toContainText('Ngày hết hạn theo loại hợp đồng là 29-02-2032')
  await page.getByLabel('Ngày hết hạn').fill('29/02/2032')
  await page.getByRole('textbox', { name: 'Công việc', exact: true }).fill('Chuyên viên nhân sự')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()

  const row = page.getByRole('row', { name: /Đoàn Hợp Đồng/ }).first()
  await expect(row).toContainText('Nháp')
  const name = 'Bản nháp (Đoàn Hợp Đồng)'
  await rowAction(page, name, 'Ban hành')
  const issue = page.getByRole('dialog', { name: /^Ban hành hợp đồng/ })
  await issue.getByLabel('Ngày ký').fill('25/02/2031')
  await chooseSigner(issue)
  await issue.getByRole('button', { name: 'Ban hành' }).click()
  await expect(page.getByText('Đã ban hành hợp đồng.', { exact: true })).toBeVisible()
  await expect(row).toContainText('Chưa hiệu lực')
  await expect(row).toContainText('/2031/HĐLĐ-')
  const number = await row.getByText('/2031/HĐLĐ-').innerText()

  await rowAction(page, `${number} (Đoàn Hợp Đồng)`, 'Lưu bản ký')
  const sign = page.getByRole('dialog', { name: /^Lưu bản ký/ })
  await sign.getByLabel('Mã hợp đồng điện tử').fill(`EC-${number}`)
  await sign.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Đã lưu bản ký.', { exact: true })).toBeVisible()

  await rowAction(page, `${number} (Đoàn Hợp Đồng)`, 'Chấm dứt')
  const end = page.getByRole('dialog', { name: /^Chấm dứt hợp đồng/ })
  await end.getByLabel('Ngày chấm dứt').fill('30/06/2031')
  await end.getByLabel('Lý do chấm dứt').click()
  await page.getByRole('option', { name: 'Hai bên thỏa thuận chấm dứt' }).click()
  await expect(end).toContainText('Chưa có ngày thông báo bằng văn bản')
  await end.getByRole('button', { name: 'Chấm dứt' }).click()
  await expect(page.getByText('Đã chấm dứt hợp đồng.', { exact: true })).toBeVisible()

  await rowAction(page, `${number} (Đoàn Hợp Đồng)`, 'Xem hợp đồng')
  const drawer = page.getByRole('dialog', { name: `Hợp đồng ${number}` })
  await expect(drawer).toContainText('Hai bên thỏa thuận chấm dứt')
  await expect(drawer).toContainText('Chưa có phụ lục nào.')
  const notice = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'In thông báo chấm dứt' }).click()
  expect((await notice).suggestedFilename()).toMatch(/^Thông báo chấm dứt hợp đồng .+\.pdf$/)
})

test('a contract that ends is renewed and its draft issued, from the row of the list', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhan-vien/them-moi')
  await hire(page, 'Đoàn Tái Ký', '0981000655')
  await page.goto('/hop-dong/them-moi')
  await chooseBySearch(page, 'Nhân viên', 'Đoàn Tái Ký', /Đoàn Tái Ký/)
  await chooseBySearch(page, 'Loại hợp đồng', '12 tháng', /12 tháng/)
  await page.getByLabel('Ngày hiệu lực').fill('01/03/2031')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Thêm mới thành công!', { exact: true })).toBeVisible()
  await rowAction(page, 'Bản nháp (Đoàn Tái Ký)', 'Ban hành')
  const issue = page.getByRole('dialog', { name: /^Ban hành hợp đồng/ })
  await issue.getByLabel('Ngày ký').fill('25/02/2031')
  await chooseSigner(issue)
  await issue.getByRole('button', { name: 'Ban hành' }).click()
  const row = page.getByRole('row', { name: /Đoàn Tái Ký/ }).first()
  await expect(row).toContainText('/2031/HĐLĐ-')
  const number = await row.getByText('/2031/HĐLĐ-').innerText()

  // What is thought of it before it ends stands in its detail.
  await rowAction(page, `${number} (Đoàn Tái Ký)`, 'Xem hợp đồng')
  const drawer = page.getByRole('dialog', { name: `Hợp đồng ${number}` })
  await drawer.getByRole('button', { name: 'Ghi ý kiến nhân sự' }).click()
  const opinion = page.getByRole('dialog', { name: 'Ý kiến nhân sự' })
  await opinion.getByLabel('Ý kiến nhân sự').fill('Nên ký tiếp mười hai tháng.')
  await opinion.getByRole('button', { name: 'Lưu' }).click()
  await expect(drawer).toContainText('Nên ký tiếp mười hai tháng.')
  await drawer.getByRole('button', { name: 'Đóng' }).first().click()

  // The menu of the row and its action.
  const steps: Steps = { clicks: 2, keys: 0 }
  const { click, type } = hand(page, steps)
  await rowAction(page, `${number} (Đoàn Tái Ký)`, 'Tái ký')
  const renew = page.getByRole('dialog', { name: /^Tái ký/ })
  await expect(renew).toContainText('01-03-2032')
  await click(renew.getByRole('button', { name: 'Lập 1 bản nháp' }))
  await click(renew.getByRole('button', { name: 'Ban hành 1 hợp đồng' }))
  const all = page.getByRole('dialog', { name: /^Ban hành các hợp đồng/ })
  await type(all.getByLabel('Ngày ký'), '20/02/2032')
  await click(all.getByLabel('Người ký'))
  await click(page.getByRole('option').first())
  await click(all.getByRole('button', { name: 'Ban hành' }))
  await expect(page.getByText('Đã ban hành các hợp đồng.', { exact: true })).toBeVisible()
  // From the list to the issued contract; a step more is one that HR takes for everybody who stays.
  expect(steps).toEqual({ clicks: 7, keys: 11 })

  // The one that has been followed is left out, with the reason.
  await rowAction(page, `${number} (Đoàn Tái Ký)`, 'Tái ký')
  await expect(page.getByRole('region', { name: 'Bỏ qua (1)' })).toContainText('Đã có bản nháp hoặc hợp đồng')
})

test('the company says when people are reminded of contracts that end', async ({ page }) => {
  await openAs(page, people.hrHead, '/nhac-viec')
  const contracts = page.getByRole('region', { name: 'Hợp đồng sắp hết hạn' })
  await expect(contracts).toContainText('60, 45, 30, 15, 7 ngày')
  await contracts.getByRole('button', { name: 'Sửa' }).click()
  const dialog = page.getByRole('dialog', { name: /^Nhắc việc/ })
  await dialog.getByLabel('Nhắc trưởng đơn vị').click()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Cập nhật thành công!', { exact: true })).toBeVisible()
  await expect(contracts).not.toContainText('Trưởng đơn vị')
  await contracts.getByRole('button', { name: 'Sửa' }).click()
  await dialog.getByLabel('Nhắc trưởng đơn vị').click()
  await dialog.getByRole('button', { name: 'Lưu' }).click()
  await expect(contracts).toContainText('Trưởng đơn vị')
})
