import { expect, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { openAlone, openAs, people } from './parts/people.ts'
import { picture } from './parts/picture.ts'
import { rowAction } from './parts/row-action.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Where the employee works, and who reviews what he asks. */
const company = 'Logistics Sông Mẫu'

test('somebody asks for another bank account with evidence, and HR accepts it', async ({ page }) => {
  await openAs(page, people.employee, '/thong-tin-ca-nhan')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Thông tin cá nhân')
  const name = (await heading.textContent()) ?? ''
  const asking: Steps = { clicks: 0, keys: 0 }
  const employee = hand(page, asking)
  await employee.click(page.getByRole('button', { name: 'Đề nghị cập nhật' }))
  await employee.type(page.getByRole('textbox', { name: 'Số tài khoản' }), '1900555666777')
  const paper = { name: 'so-tai-khoan.png', mimeType: 'image/png', buffer: picture(64) }
  const field = page.getByRole('group', { name: 'Minh chứng' })
  // Pressing the field and the file in the window of the system.
  asking.clicks += 2
  await field.locator('input[type=file]').setInputFiles(paper)
  await expect(field.getByText(paper.name).first()).toBeVisible()
  await expect(field.getByRole('progressbar')).toHaveCount(0)
  await employee.click(page.getByRole('button', { name: 'Gửi', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Yêu cầu của tôi' })).toBeVisible()
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible()
  expect(asking).toEqual({ clicks: 4, keys: 14 })

  await openAlone(page, people.administrator, '/yeu-cau-cap-nhat-thong-tin', company)
  // The menu of the row, and what it offers.
  const reviewing: Steps = { clicks: 2, keys: 0 }
  const reviewer = hand(page, reviewing)
  await rowAction(page, `${name}: Tài khoản ngân hàng`, 'Xem yêu cầu')
  const request = page.getByRole('dialog', { name: `Yêu cầu của ${name}` })
  await reviewer.click(request.getByRole('button', { name: 'Hiện các số đang che' }))
  await expect(request.getByText('1900555666777').first()).toBeVisible()
  await reviewer.click(request.getByRole('button', { name: `Xem ${paper.name}` }))
  await reviewer.click(request.getByRole('button', { name: 'Lưu kết quả duyệt' }))
  await expect(request.getByText('Đã duyệt', { exact: true }).first()).toBeVisible()
  expect(reviewing).toEqual({ clicks: 5, keys: 0 })

  await openAs(page, people.employee, '/yeu-cau-cua-toi')
  await expect(page.getByText('Đã duyệt').first()).toBeVisible()
  await page.goto('/thong-tin-ca-nhan/de-nghi-cap-nhat')
  await expect(page.getByRole('textbox', { name: 'Số tài khoản' })).toHaveValue('1900555666777')
})
