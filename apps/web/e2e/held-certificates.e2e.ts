import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { workbookOf } from './parts/workbook.ts'

test('a finished course gives certificates, which stand in the list, of which one is revoked with a reason', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao')
  await page.getByRole('link', { name: 'Phòng cháy chữa cháy cơ sở, đợt 2' }).click()
  await page.getByRole('button', { name: 'Kết thúc khóa' }).click()
  await expect(page.getByText('Khóa đào tạo đã kết thúc.', { exact: true })).toBeVisible()
  const code =
    (
      await page
        .getByText(/^ĐT-\d{4}-\d{3}/)
        .first()
        .textContent()
    )?.match(/^ĐT-\d{4}-\d{3}/)?.[0] ?? ''

  await page.goto('/dao-tao/chung-chi')
  await page.getByRole('link', { name: 'Chứng chỉ đã cấp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chứng chỉ đã cấp' })).toBeVisible()
  const given = page.getByRole('row', { name: new RegExp(`Còn hạn.*${code}`) })
  await expect(given.first()).toBeVisible()
  const row = given.first()
  const number = (await row.getByText(/^CC-\d{4}-\d{4}$/).textContent()) ?? ''
  await row.getByRole('button', { name: /^Thao tác với/ }).click()
  await expect(page.getByRole('menuitem', { name: /^Sửa/ })).toContainText('Do khóa đào tạo cấp')
  await page.getByRole('menuitem', { name: 'Thu hồi', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Thu hồi chứng chỉ' })
  await asking.getByRole('button', { name: 'Thu hồi' }).click()
  await expect(asking.getByText('Vui lòng nhập lý do.')).toBeVisible()
  await asking.getByLabel('Lý do').fill('Cấp nhầm người.')
  await asking.getByRole('button', { name: 'Thu hồi' }).click()
  await expect(page.getByText(`Đã thu hồi chứng chỉ số ${number}.`, { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${number}.*Đã thu hồi`) })).toBeVisible()

  await page.goto('/dao-tao/khoa-dao-tao')
  await page.getByRole('link', { name: 'Phòng cháy chữa cháy cơ sở, đợt 2' }).click()
  await page.getByRole('button', { name: 'Mở lại' }).click()
  const again = page.getByRole('dialog', { name: /^Mở lại khóa / })
  await again.getByLabel('Lý do').fill('Chấm nhầm bài thực hành.')
  await again.getByRole('button', { name: 'Xem trước' }).click()
  await expect(again.getByText(/^\d+ Đạt, \d+ Không đạt$/)).toBeVisible()
  await again.getByRole('button', { name: 'Mở lại' }).click()
  await expect(page.getByText(/^Đã mở lại khóa /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kết thúc khóa' })).toBeVisible()
  await page.goto('/dao-tao/chung-chi?view=da-cap')
  await expect(page.getByRole('row', { name: new RegExp(`Đang xem lại.*${code}`) }).first()).toBeVisible()
})

test('a certificate from elsewhere is written down and stands in the file of its holder', async ({
  page,
}) => {
  const number = `NGOAI-${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/chung-chi?view=da-cap')
  await page.getByRole('button', { name: 'Thêm mới' }).first().click()
  const form = page.getByRole('dialog', { name: 'Thêm chứng chỉ đã cấp' })
  await form.getByRole('combobox', { name: 'Nhân viên' }).click()
  await page.getByRole('option').first().click()
  await form.getByRole('combobox', { name: 'Chứng chỉ' }).click()
  await page.getByRole('option').first().click()
  await form.getByRole('textbox', { name: 'Số chứng chỉ' }).fill(number)
  await form.getByRole('textbox', { name: 'Ngày cấp' }).fill('15-01-2026')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('searchbox', { name: 'Tìm người, mã NV, số chứng chỉ, nơi cấp' }).fill(number)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: new RegExp(number) })
  const holder = row.getByRole('link').first()
  await expect(row).toBeVisible()
  await holder.click()
  await page.getByRole('tab', { name: 'Đào tạo và chứng chỉ' }).click()
  await expect(page.getByText(`Số ${number}`)).toBeVisible()
})

test('certificates that people have already come in by a workbook, which says what is wrong, and go again', async ({
  page,
}) => {
  const number = `NHAP-${Date.now()}`
  await openAs(page, people.hrHead, '/dao-tao/chung-chi?view=da-cap')
  const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
  const check = async (certificate: string) => {
    await page.getByRole('button', { name: 'Nhập Excel' }).click()
    const buffer = workbookOf({
      'Chứng chỉ đã cấp': [
        ['Mã NV', 'Chứng chỉ', 'Số chứng chỉ', 'Ngày cấp', 'Nơi cấp'],
        ['SM000012', certificate, number, '15/01/2026', 'Trung tâm Nơi khác'],
      ],
    })
    await importing.getByLabel(/Chọn tệp từ máy/).setInputFiles({
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: 'chung-chi.xlsx',
      buffer,
    })
    await importing.getByRole('button', { name: 'Kiểm tra' }).click()
  }
  await check('Thẻ không có trong danh mục')
  await expect(importing.getByText('Sai: 1 dòng')).toBeVisible()
  await importing.getByRole('button', { name: 'Hủy' }).click()
  await check('Thẻ an toàn lao động nhóm 3')
  await expect(importing.getByText('Sai: 0 dòng')).toBeVisible()
  await importing.getByRole('button', { name: 'Nhập 1 dòng' }).click()
  const said = page.getByText('Đã nhập: thêm 1 dòng, cập nhật 0 dòng.', { exact: true })
  await expect(said).toBeVisible()
  // A resting pointer stops the toast's clock.
  await said.hover()
  const search = page.getByRole('searchbox', { name: 'Tìm người, mã NV, số chứng chỉ, nơi cấp' })
  await search.fill(number)
  await search.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
  await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(0)
})
