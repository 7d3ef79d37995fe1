import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { create, find, fresh, rowAction, rowOf } from './parts/levels.ts'
import { openAs, people } from './parts/people.ts'
import { node, root } from './parts/units.ts'
import { workbookOf } from './parts/workbook.ts'

const workbook = { mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

test('a list is exported with the chosen columns, and the file is read back as nothing new', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/trinh-do')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xuất Excel' })
  await expect(dialog).toContainText('không lọc')
  await dialog.getByRole('button', { name: 'Hủy' }).click()

  // What stands there from the first day: other tests delete their own levels meanwhile.
  await find(page, 'tien si')
  await expect(rowOf(page, 'Tiến sĩ')).toBeVisible()
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  await expect(dialog).not.toContainText('không lọc')
  await dialog.getByRole('checkbox', { name: 'Ngày tạo' }).uncheck()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Xuất Excel' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Danh sách trình độ \d\d-\d\d-\d{4}\.xlsx$/)
  const bytes = await readFile(await download.path())
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Nhập Excel' }).click()
  const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
  await importing
    .getByLabel(/Chọn tệp từ máy/)
    .setInputFiles({ ...workbook, name: 'xuat.xlsx', buffer: bytes })
  await importing.getByRole('button', { name: 'Kiểm tra' }).click()
  await expect(importing.getByText('Thêm mới: 0 dòng')).toBeVisible()
  await expect(importing.getByText('Sai: 0 dòng')).toBeVisible()
  await expect(importing.getByText('Không nhập các cột: Ngày cập nhật.')).toBeVisible()
})

test(
  'a tree goes out with the names of what stands above, and comes back as nothing new',
  deep,
  async ({ page }) => {
    // A field below another one, both of which stand there from the first day.
    await openAs(page, people.hrHead, '/linh-vuc?q=pccc')
    await expect(page.getByRole('row').filter({ hasText: 'Phòng cháy chữa cháy' })).toBeVisible()
    await page.getByRole('button', { name: 'Xuất Excel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Xuất Excel' })
    await expect(dialog.getByRole('checkbox', { name: 'Thuộc lĩnh vực' })).toBeChecked()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Xuất Excel' }).click()
    const buffer = await readFile(await (await downloading).path())

    await page.getByRole('button', { name: 'Nhập Excel' }).click()
    const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
    await importing.getByLabel(/Chọn tệp từ máy/).setInputFiles({ ...workbook, name: 'xuat.xlsx', buffer })
    await importing.getByRole('button', { name: 'Kiểm tra' }).click()
    await expect(importing.getByText('Thay đổi: 0 dòng')).toBeVisible()
    await expect(importing.getByText('Sai: 0 dòng')).toBeVisible()
  },
)

test('a file that is no workbook is refused in words', async ({ page }) => {
  await openAs(page, people.hrHead, '/trinh-do')
  await page.getByRole('button', { name: 'Nhập Excel' }).click()
  const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
  const buffer = Buffer.from('Mã trình độ;Tên trình độ')
  await importing.getByLabel(/Chọn tệp từ máy/).setInputFiles({ ...workbook, name: 'bang.xlsx', buffer })
  await importing.getByRole('button', { name: 'Kiểm tra' }).click()
  await expect(importing.getByText('Tệp này không phải là sổ Excel (.xlsx), hoặc đã hỏng.')).toBeVisible()
})

test('a file is written by background work, which tells its end, and is taken back', async ({ page }) => {
  const level = fresh('Nhập lại')
  await openAs(page, people.administrator, '/trinh-do')
  await create(page, level)
  // Its own level alone: a workbook with those of other tests would write them back as they were.
  await find(page, level.code)
  await expect(rowOf(page, level.name)).toBeVisible()
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xuất Excel' })
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Xuất Excel' }).click()
  const buffer = await readFile(await (await downloading).path())
  await expect(dialog).toBeHidden()
  await rowAction(page, level.name, 'Xóa')
  await expect(rowOf(page, level.name)).toHaveCount(0)

  await page.getByRole('button', { name: 'Nhập Excel' }).click()
  const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
  await importing.getByLabel(/Chọn tệp từ máy/).setInputFiles({ ...workbook, name: 'xuat.xlsx', buffer })
  await importing.getByRole('button', { name: 'Kiểm tra' }).click()
  await importing.getByRole('button', { name: /^Nhập \d+ dòng$/ }).click()
  const said = page.getByText(/^Đã nhập: thêm \d+ dòng/)
  await expect(said).toBeVisible()
  await expect(rowOf(page, level.name)).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
  await expect(rowOf(page, level.name)).toHaveCount(0)
  await page.goto('/cong-viec-nen')
  const runs = page.getByRole('table', { name: 'Công việc nền' })
  const run = runs.getByRole('row').filter({ hasText: 'Nhập Excel: Trình độ' }).first()
  await expect(run).toContainText('Hoàn thành')
  await expect(run).toContainText('100%')
})

test('units come in as a tree by one workbook, and go again', async ({ page }) => {
  await openAs(page, people.hrHead, '/don-vi')
  const [above, below] = [fresh('Đội từ tệp'), fresh('Tổ từ tệp')]
  await page.getByRole('button', { name: 'Nhập Excel' }).click()
  const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
  const buffer = workbookOf({
    'Đơn vị': [
      ['Mã đơn vị', 'Tên đơn vị', 'Cấp đơn vị', 'Đơn vị cấp trên', 'Ngày thành lập'],
      [below.code, below.name, 'Tổ nhóm', above.code, '01/03/2020'],
      [above.code, above.name, 'Đội', root, '01/03/2019'],
    ],
  })
  await importing.getByLabel(/Chọn tệp từ máy/).setInputFiles({ ...workbook, name: 'don-vi.xlsx', buffer })
  await importing.getByRole('button', { name: 'Kiểm tra' }).click()
  await expect(importing.getByText('Sai: 0 dòng')).toBeVisible()
  await importing.getByRole('button', { name: 'Nhập 2 dòng' }).click()
  await expect(page.getByText(/^Đã nhập: thêm 2 dòng/)).toBeVisible()
  await expect(node(page, above.name)).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
  await expect(node(page, above.name)).toHaveCount(0)
})

test('people are taken in with their relatives by one workbook, and go again', async ({ page }) => {
  await openAs(page, people.administrator, '/nhan-vien')
  const { code } = fresh('Nhập')
  const name = 'Phùng Thị Nhập Khẩu'
  const send = async (relation: string) => {
    const buffer = workbookOf({
      'Nhân viên': [
        [
          'Mã nhân viên',
          'Họ và tên',
          'Giới tính',
          'Ngày sinh',
          'Số điện thoại',
          'Ngày vào công ty',
          'Loại quyết định tiếp nhận',
          'Chức vụ',
          'Đơn vị',
        ],
        [
          code,
          name,
          'Nữ',
          '03/02/1995',
          '0981000321',
          '03/06/2024',
          'Tiếp nhận chính thức',
          'Chuyên viên đào tạo',
          'Ban Tổ chức Nhân sự',
        ],
      ],
      'Thân nhân': [
        ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh'],
        [code, relation, 'Phùng Văn Con', '2015'],
      ],
    })
    await page.getByRole('button', { name: 'Nhập Excel' }).click()
    await importing.getByLabel(/Chọn tệp từ máy/).setInputFiles({ ...workbook, name: 'ho-so.xlsx', buffer })
    await importing.getByRole('button', { name: 'Kiểm tra' }).click()
  }
  const importing = page.getByRole('dialog', { name: 'Nhập Excel' })
  await send('Cháu')
  await expect(importing.getByText(`Thân nhân, dòng 2 · ${code}`)).toBeVisible()
  await expect(importing.getByText(/^Quan hệ: bạn ghi "Cháu"; chọn /)).toBeVisible()
  await importing.getByRole('button', { name: 'Hủy' }).click()
  await send('Con')
  await importing.getByRole('button', { name: 'Nhập 2 dòng' }).click()
  const said = page.getByText('Đã nhập: thêm 2 dòng, cập nhật 0 dòng.', { exact: true })
  await expect(said).toBeVisible()
  // A resting pointer stops the toast's clock.
  await said.hover()
  await page.getByRole('searchbox', { name: 'Tìm nhân viên' }).fill(code)
  await page.getByRole('searchbox', { name: 'Tìm nhân viên' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0)
})
