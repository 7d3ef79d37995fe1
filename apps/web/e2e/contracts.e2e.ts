import { expect, type Page, test } from '@playwright/test'
import { rowAction } from './parts/levels.ts'
import { hire } from './parts/hire.ts'
import { openAs, people } from './parts/people.ts'

async function chooseBySearch(page: Page, label: string, words: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.keyboard.type(words)
  await page.getByRole('option', { name: option }).first().click()
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
  await end.getByRole('button', { name: 'Chấm dứt' }).click()
  await expect(page.getByText('Đã chấm dứt hợp đồng.', { exact: true })).toBeVisible()

  await rowAction(page, `${number} (Đoàn Hợp Đồng)`, 'Xem hợp đồng')
  const drawer = page.getByRole('dialog', { name: `Hợp đồng ${number}` })
  await expect(drawer).toContainText('Hai bên thỏa thuận chấm dứt')
  await expect(drawer).toContainText('Chưa có phụ lục nào.')
})
