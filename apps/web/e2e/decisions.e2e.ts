import { expect, test } from '@playwright/test'
import { hire } from './parts/hire.ts'
import { openAs, people } from './parts/people.ts'

test('a decision moves somebody once it is issued, on another day once it is corrected, and no more once it is revoked', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/nhan-vien/them-moi')
  await hire(page, 'Đoàn Điều Chuyển', '0981000655')
  await page.getByRole('tab', { name: 'Quyết định' }).click()
  await page.getByRole('link', { name: 'Thêm quyết định' }).click()
  await page.getByRole('combobox', { name: 'Loại quyết định' }).click()
  await page.getByRole('option', { name: 'Điều chuyển', exact: true }).click()
  await page.getByLabel('Ngày hiệu lực').fill('01-06-2025')
  await page.getByLabel('Trích yếu').fill('Về việc điều chuyển nhân viên')
  await page.getByRole('combobox', { name: 'Đơn vị' }).fill('nhan su')
  await page
    .getByRole('treeitem', { name: /Nhân sự/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Chức vụ' }).click()
  await page.getByRole('option').first().click()
  // What it would change is there before anything is saved.
  const preview = page.getByRole('region', { name: 'Thay đổi khi ban hành' })
  await expect(preview).toContainText(/Chức vụ chính: .*Ban Pháp chế → .*Nhân sự/)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quyết định nháp' })).toBeVisible()

  await page.getByRole('button', { name: 'Ban hành' }).click()
  const issue = page.getByRole('dialog', { name: 'Ban hành quyết định' })
  await issue.getByLabel('Ngày ký').fill('25-05-2025')
  await issue.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option').first().click()
  await issue.getByRole('button', { name: 'Xem trước' }).click()
  await expect(issue).toContainText('Số quyết định: ')
  await issue.getByRole('button', { name: 'Ban hành' }).click()
  await expect(page.getByText('Đã ban hành quyết định.', { exact: true })).toBeVisible()
  await expect(page.getByText('Đã có hiệu lực', { exact: true })).toBeVisible()
  await expect(page.getByText(/Chức vụ chính: .*Ban Pháp chế → /)).toBeVisible()

  // A wrong day is put right by another paper; the first one is kept and says so.
  await page.getByRole('button', { name: 'Đính chính' }).click()
  const correct = page.getByRole('dialog', { name: /^Đính chính quyết định/ })
  await correct.getByLabel('Ngày hiệu lực đúng').fill('15-06-2025')
  await correct.getByLabel('Lý do đính chính').fill('Ghi nhầm ngày hiệu lực.')
  await correct.getByLabel('Ngày ký quyết định đính chính').fill('05-06-2025')
  await correct.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option').first().click()
  await correct.getByRole('button', { name: 'Xem trước' }).click()
  await expect(correct).toContainText('Ngày hiệu lực: 01-06-2025 → 15-06-2025')
  await expect(correct).toContainText(/Nội dung cũ: Chức vụ chính: .*Nội dung mới: Chức vụ chính: /)
  await correct.getByRole('button', { name: 'Đính chính' }).click()
  await expect(page.getByText('Đã đính chính quyết định.', { exact: true })).toBeVisible()
  await expect(page.getByTitle('Đã đính chính')).toBeVisible()
  await page.getByRole('link', { name: /QĐ/ }).click()
  await expect(page.getByText('Đính chính quyết định', { exact: true })).toBeVisible()
  await expect(page.getByTitle('Đã có hiệu lực')).toBeVisible()

  await page.getByRole('button', { name: 'Thu hồi' }).click()
  const revoke = page.getByRole('dialog', { name: /^Thu hồi quyết định/ })
  await revoke.getByLabel('Lý do thu hồi').fill('Ban hành nhầm người.')
  await revoke.getByLabel('Ngày ký quyết định thu hồi').fill('10-06-2025')
  await revoke.getByRole('button', { name: 'Xem trước' }).click()
  await expect(revoke).toContainText(/→ .*Ban Pháp chế/)
  await revoke.getByRole('button', { name: 'Thu hồi' }).click()
  await expect(page.getByTitle('Đã thu hồi')).toBeVisible()
})
