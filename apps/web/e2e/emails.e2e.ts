import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

test('a template is written with variables, sent to a campaign, and stands in the file of who got it', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/tuyen-dung/mau-email')
  await page.getByRole('link', { name: 'Thêm mới' }).click()
  await page.getByRole('textbox', { name: 'Tên mẫu' }).fill('Thư mời xem xưởng')
  await page.getByRole('textbox', { name: 'Tiêu đề' }).fill('Mời thăm xưởng lúc {{thoi_gian}}')
  await page.getByRole('textbox', { name: 'Nội dung' }).fill('Kính gửi ')
  await page.getByRole('button', { name: 'Họ và tên ứng viên' }).click()
  await expect(page.getByRole('textbox', { name: 'Nội dung' })).toHaveValue('Kính gửi {{ho_ten}}')
  await page.getByRole('button', { name: 'Xem trước' }).click()
  const letter = page.frameLocator('iframe[title="Thư xem trước"]')
  await expect(letter.getByText('Kính gửi Lê Thị Mai')).toBeVisible()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Thư mời xem xưởng' })).toBeVisible()

  await page.goto('/tuyen-dung/dot-tuyen-dung/gui-email?dot=1')
  for (const name of ['Vũ Mạnh Cường', 'Ngô Thanh Hà']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('combobox', { name: 'Mẫu email' }).fill('xem xuong')
  await page.getByRole('option', { name: 'Thư mời xem xưởng' }).click()
  await expect(page.getByText('Chưa có giá trị: Thời gian.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Thời gian' }).fill('8 giờ 30 ngày 07/12/2030')
  await page.getByRole('combobox', { name: 'Mẫu email' }).focus()
  await expect(page.getByText('Mời thăm xưởng lúc 8 giờ 30 ngày 07/12/2030')).toBeVisible()
  await page.getByRole('button', { name: 'Tiếp tục' }).click()
  await page.getByRole('button', { name: 'Gửi email tới 2 người' }).click()
  await expect(page.getByText('Đã gửi email tới 2 người.')).toBeVisible()

  await page.goto('/tuyen-dung/dot-tuyen-dung/1/ung-vien')
  await page.getByRole('link', { name: 'Vũ Mạnh Cường' }).click()
  await page.getByRole('tab', { name: 'Thư', exact: true }).click()
  const sent = page.getByRole('region', { name: 'Mời thăm xưởng lúc 8 giờ 30 ngày 07/12/2030' })
  await sent.getByRole('button', { name: 'Xem thư' }).click()
  await expect(sent.frameLocator('iframe').getByText('Kính gửi Vũ Mạnh Cường')).toBeVisible()
})
