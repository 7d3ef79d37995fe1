import { expect, test } from '@playwright/test'
import { openCourseWithMe } from './parts/open-course.ts'
import { rowAction } from './parts/row-action.ts'
import { openAs, people } from './parts/people.ts'

test('whoever is invited is told on the first page, answers, and finds the answer among what is his own', async ({
  page,
}) => {
  const name = `Nâng hàng đúng cách ${Date.now()}`
  await openCourseWithMe(people.hrHead, name)
  await openAs(page, people.hrHead, '/')
  const waiting = page.getByRole('region', { name: 'Chờ bạn xác nhận' })
  await expect(waiting.getByRole('link', { name, exact: true })).toBeVisible()
  await waiting.getByRole('link', { name: 'Đào tạo của tôi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đào tạo của tôi' })).toBeVisible()
  const line = waiting.getByRole('listitem').filter({ hasText: name })
  await expect(line.getByText('Trong danh sách')).toBeVisible()
  await expect(line.getByText(/^Cần trả lời trước hết ngày \d/)).toBeVisible()
  await line.getByRole('link', { name: `Xác nhận tham gia: ${name}` }).click()
  await page.getByRole('button', { name: 'Xác nhận tham gia' }).click()
  await expect(page.getByText('Đã xác nhận tham gia.', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Tài khoản của/ }).click()
  await page.getByRole('menuitem', { name: 'Đào tạo của tôi' }).click()
  const ahead = page.getByRole('region', { name: 'Sắp học và đang học' })
  await expect(
    ahead.getByRole('listitem').filter({ hasText: name }).getByText('Đã xác nhận tham gia'),
  ).toBeVisible()
  await expect(waiting.getByText(name)).toHaveCount(0)
})

test('an employee without any right finds his results and certificates', async ({ page }) => {
  await openAs(page, people.employee, '/dao-tao-cua-toi')
  const past = page.getByRole('region', { name: 'Đã qua' })
  await expect(past.getByText('Đạt', { exact: true }).first()).toBeVisible()
  const certificates = page.getByRole('region', { name: 'Chứng chỉ của tôi' })
  await expect(certificates.getByText(/^Số CC-/)).toBeVisible()
  const promised = page.getByRole('region', { name: 'Cam kết của tôi' })
  await expect(promised.getByText(/^Nếu nghỉ hết ngày .* = [\d,.]+$/)).toBeVisible()
})

test('what a leaver would pay back is shown before the settlement of his promise begins, which is taken back', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/dao-tao/khoa-dao-tao')
  await page.getByRole('link', { name: 'Cam kết đào tạo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cam kết đào tạo' })).toBeVisible()
  const number =
    (await page
      .getByRole('row', { name: /Đang hiệu lực/ })
      .first()
      .getByText(/^CK-\d{4}-\d{3}$/)
      .textContent()) ?? ''
  const row = page.getByRole('row', { name: new RegExp(number) })
  await rowAction(page, number, 'Quyết toán')
  const asking = page.getByRole('dialog', { name: new RegExp(`^Quyết toán: ${number}`) })
  await asking.getByRole('textbox', { name: 'Ngày làm việc cuối cùng' }).fill('31-12-2026')
  await asking.getByRole('button', { name: 'Xem trước' }).click()
  await expect(asking.getByText(/× \d+\/36 tháng = [\d,.]+$/)).toBeVisible()
  await expect(asking.getByText(/^Điều 62 Bộ luật Lao động 2019/)).toBeVisible()
  await asking.getByRole('button', { name: 'Quyết toán' }).click()
  await expect(row.getByText('Chờ quyết toán', { exact: true })).toBeVisible()
  await rowAction(page, number, 'Khôi phục hiệu lực')
  await page.getByRole('button', { name: 'Khôi phục hiệu lực' }).click()
  await expect(row.getByText('Đang hiệu lực', { exact: true })).toBeVisible()
})
