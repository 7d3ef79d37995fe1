import { expect, type Page, test } from '@playwright/test'
import { axeOn } from './axe.ts'
import { answerQuestions, openForm } from './applicant.ts'

// A line that was broken in one test stays with its context.
test.use({ reuseContext: false })

const file = (name: string, kilobytes = 1) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n1 0 obj\n<<>>\nendobj\n${'%'.padEnd(kilobytes * 1000, 'x')}\ntrailer\n<</Root 1 0 R>>\n%%EOF\n`,
  ),
})

const cv = (page: Page) => page.getByLabel('CV hoặc ảnh chụp CV giấy')
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Đã tải lên' })

/** A line that sends so many kilobytes in a second, until it is told otherwise; none where nothing goes through. */
async function lineOf(page: Page): Promise<(kilobytes: number) => Promise<void>> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  return async (kilobytes) => {
    await line.send('Network.emulateNetworkConditions', {
      offline: kilobytes === 0,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: kilobytes * 1000,
    })
  }
}

test('a file shows how far it is, is stopped by a button, and arrives though the line broke', async ({
  page,
}) => {
  await openForm(page)
  await page.getByLabel('Họ và tên').fill('Lò Thị Tải')
  await expect(bar(page)).toBeHidden()
  const sends = await lineOf(page)
  await sends(60)
  await cv(page).setInputFiles(file('CV dài.pdf', 600))
  await expect(page.getByText('Đang tải lên. Bạn cứ điền tiếp.')).toBeVisible()
  await expect.poll(() => bar(page).evaluate((it: HTMLProgressElement) => it.value)).toBeGreaterThan(5)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Dừng tải lên' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(cv(page)).toHaveValue('')
  await expect(cv(page)).toBeFocused()

  await sends(0)
  await cv(page).setInputFiles(file('CV.pdf'))
  await expect(page.getByText(/^Đường truyền bị ngắt. Tệp vẫn còn ở đây/)).toBeVisible()
  await sends(1000)
  await page.getByRole('button', { name: 'Tải lại' }).click()
  await expect(page.getByText(/^Đã nhận: CV\.pdf/)).toBeVisible()
  await expect(page.getByText('Đã tải lên.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tải lại' })).toBeHidden()
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Lò Thị Tải')
  await expect(cv(page)).toHaveValue('')
})

test('what cannot be taken is said at once, in the words of the form', async ({ page }) => {
  await openForm(page)
  await cv(page).setInputFiles({ ...file('CV.pdf'), buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(page.getByText(/^Định dạng tệp/)).toBeVisible()
  await cv(page).setInputFiles(file('CV khác.pdf'))
  await expect(page.getByText(/^Đã nhận: CV khác\.pdf/)).toBeVisible()
  await expect(page.getByText(/^Định dạng tệp/)).toBeHidden()
})

test('it is said beside the field that a file goes at once, and an emptied choice or form leaves none', async ({
  page,
}) => {
  await openForm(page)
  const said = page.getByText(
    /^Tệp được gửi lên máy chủ ngay khi chọn\. Nếu bạn không nộp hồ sơ, tệp bị bỏ sau một giờ/,
  )
  await expect(said.first()).toBeVisible()
  await expect(page.getByText(/Công ty chưa nhận được những gì bạn nhập/)).toContainText('ngay khi chọn')
  const sends = await lineOf(page)
  await sends(0)
  await cv(page).setInputFiles(file('CV hụt.pdf'))
  await expect(page.getByRole('button', { name: 'Tải lại' })).toBeVisible()
  await cv(page).setInputFiles([])
  await expect(page.getByRole('button', { name: 'Tải lại' })).toBeHidden()

  await sends(1000)
  await cv(page).setInputFiles(file('CV của người trước.pdf'))
  await expect(page.getByText(/^Đã nhận: CV của người trước\.pdf/)).toBeVisible()
  await expect(said.first()).toBeVisible()
  await page.getByRole('button', { name: 'Xóa bản nháp' }).click()
  await expect(page.getByText(/^Đã nhận/)).toBeHidden()
  await expect(page.getByText('Đã tải lên.')).toBeHidden()
  await expect(page.locator('[name="cv.handle"]')).toHaveCount(0)
})

test('going on waits for the file, which is not sent twice', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Họ và tên').fill('Lò Thị Đợi')
  await page.getByLabel('Ngày sinh').fill('15/08/1998')
  await page.getByLabel('Số điện thoại').fill('0912 000 444')
  await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 2 phố Mẫu')
  await answerQuestions(page)
  for (const consent of await page.getByRole('checkbox', { name: /bắt buộc/ }).all()) await consent.check()
  await (
    await lineOf(page)
  )(150)
  await cv(page).setInputFiles(file('CV đợi.pdf', 400))
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
  await expect(page.getByText('Đang tải lên. Tải xong là chuyển sang bước sau.')).toBeVisible()
  const { 'content-length': length } = await (await sent).allHeaders()
  expect(Number(length)).toBeLessThan(50_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Xem lại trước khi gửi' })).toBeVisible()
  await expect(page.getByText('CV đợi.pdf')).toBeVisible()
})
