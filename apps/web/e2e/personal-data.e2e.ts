import { expect, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'
import { rowAction } from './parts/row-action.ts'

test('somebody asks about his own data on his page, HR answers from the register, and he reads the answer', async ({
  page,
}) => {
  const content = `Đề nghị không dùng ảnh của tôi trong bản tin nội bộ, lần ${Date.now()}`
  const answer = `Bản tin từ tháng tới sẽ không dùng ảnh này, phiếu ${Date.now()}`
  await openAs(page, people.administrator, '/thong-tin-ca-nhan?tab=personal-data')
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  const asking = page.getByRole('dialog', { name: 'Gửi yêu cầu về dữ liệu của tôi' })
  await asking.getByRole('combobox', { name: 'Loại yêu cầu' }).click()
  await page.getByRole('option', { name: 'Hạn chế xử lý' }).click()
  await asking.getByRole('textbox', { name: 'Nội dung yêu cầu' }).fill(content)
  await asking.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  const mine = page.getByRole('listitem').filter({ hasText: 'Hạn chế xử lý' })
  await expect(mine.first().getByText('Chờ trả lời')).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await openAs(page, people.hrHead, '/du-lieu-ca-nhan')
  await rowAction(page, `Hạn chế xử lý: ${name}`, 'Xem yêu cầu')
  const request = page.getByRole('dialog', { name: 'Hạn chế xử lý' })
  await expect(request.getByText(content)).toBeVisible()
  await request.getByRole('button', { name: 'Trả lời' }).click()
  const answering = page.getByRole('dialog', { name: 'Trả lời' })
  await answering.getByRole('textbox', { name: 'Trả lời' }).fill(answer)
  await answering.getByRole('button', { name: 'Trả lời' }).click()
  await expect(request.getByText('Đang thực hiện')).toBeVisible()
  await expect(request.getByRole('button', { name: 'Gia hạn' })).toBeVisible()

  // The bell tells him of it, and its notice opens the very request.
  await openAs(page, people.administrator, '/')
  await page.getByRole('link', { name: /^Thông báo, .+ chưa đọc$/ }).click()
  const told = page
    .getByRole('listitem')
    .filter({ hasText: 'Yêu cầu của bạn về dữ liệu cá nhân có cập nhật mới.' })
  await told.first().getByRole('link').click()
  await expect(request.getByText(answer)).toBeVisible()
  await expect(request.getByRole('button', { name: 'Từ chối' })).toHaveCount(0)
  await openAs(page, people.administrator, '/thong-bao?tab=all')
  await expect(told.first()).toBeVisible()
  await expect(told.first().getByRole('button')).toHaveCount(0)
})

test('somebody asks for a confirmation of his work, HR numbers and prints it, and he reads its number', async ({
  page,
}) => {
  const purpose = `Bổ túc hồ sơ vay vốn, lần ${Date.now()}`
  await openAs(page, people.administrator, '/thong-tin-ca-nhan?tab=confirmations')
  await page.getByRole('button', { name: 'Xin giấy xác nhận' }).click()
  const asking = page.getByRole('dialog', { name: 'Xin giấy xác nhận' })
  await asking.getByRole('combobox', { name: 'Loại giấy' }).click()
  await page.getByRole('option', { name: 'Xác nhận công tác' }).click()
  await asking.getByRole('textbox', { name: 'Mục đích sử dụng' }).fill(purpose)
  await asking.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  const mine = page.getByRole('listitem').filter({ hasText: purpose })
  await expect(mine.getByText('Chờ cấp')).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  await openAs(page, people.hrHead, '/nhan-vien/giay-xac-nhan')
  await rowAction(page, `Xác nhận công tác: ${name}`, 'Xem yêu cầu')
  const request = page.getByRole('dialog', { name: 'Xác nhận công tác' })
  await expect(request.getByText(purpose)).toBeVisible()
  await request.getByRole('button', { name: 'Cấp giấy' }).click()
  const issuing = page.getByRole('dialog', { name: 'Cấp giấy' })
  await issuing.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option').first().click()
  await issuing.getByRole('button', { name: 'Cấp giấy' }).click()
  const printed = page.waitForEvent('download')
  await request.getByRole('button', { name: 'In giấy' }).click()
  expect((await printed).suggestedFilename()).toContain(name)

  await openAs(page, people.administrator, '/thong-tin-ca-nhan?tab=confirmations')
  await expect(mine.getByText('Đã cấp')).toBeVisible()
  await expect(mine.getByText('GXN')).toBeVisible()
})
