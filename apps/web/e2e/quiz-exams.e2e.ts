import { quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { dayIn } from './parts/day-in.ts'
import { hand, type Steps } from './parts/hand.ts'
import { openAlone, openAs, people } from './parts/people.ts'

const taker = 'Đỗ Thị Hồng Nhung'
/** What tells which answer is right, by the names that it has on the wire. */
const keys = /"(right_\w+|blanks|explanation|earned|seed|partial_credit)"/

/** Makes and publishes an exam for the employee in her company, and tells its name. */
async function publishExam(page: Page, company: string): Promise<string> {
  const code = `KT${Math.random().toString(36).slice(2, 8).toUpperCase()}`
  const name = `Thi thử mạng ${code}`
  await openAlone(page, people.administrator, '/')
  await page.getByRole('button', { name: /^Công ty:/ }).click()
  await page.getByRole('menuitemradio', { name: new RegExp(`^${company} `) }).click()
  await expect(page.getByRole('button', { name: `Công ty: ${company}` })).toBeVisible()
  await page.goto('/ky-thi')
  const steps: Steps = { clicks: 0, keys: 0 }
  const { click, type } = hand(page, steps)
  const choose = async (field: Locator, option: string) => {
    await click(field)
    await click(page.getByRole('option', { name: option, exact: true }))
  }
  await click(page.getByRole('link', { name: 'Thêm mới' }))
  await type(page.getByRole('textbox', { name: 'Mã', exact: false }).first(), code)
  await type(page.getByRole('textbox', { name: 'Tên kỳ thi' }), name)
  await type(page.getByLabel('Ngày mở'), dayIn(-1))
  await type(page.getByLabel('Giờ mở'), '08:00:00')
  await type(page.getByLabel('Ngày đóng'), dayIn(2))
  await type(page.getByLabel('Giờ đóng'), '17:00:00')
  await choose(page.getByRole('combobox', { name: 'Công bố điểm' }), 'Ngay khi nộp bài')
  await click(page.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Chưa có cấu trúc đề.')).toBeVisible()

  await click(page.getByRole('tab', { name: 'Cấu trúc đề' }))
  await click(page.getByRole('button', { name: 'Thêm dòng' }).first())
  const row = page.getByRole('dialog', { name: 'Thêm dòng cấu trúc đề' })
  await click(row.getByLabel('Lĩnh vực'))
  await click(page.getByRole('treeitem', { name: 'Công nghệ thông tin', exact: true }))
  await choose(row.getByLabel('Loại câu hỏi'), quizQuestionKindLabels.single)
  await type(row.getByLabel('Số câu'), '3')
  await click(row.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByText(/^cần 3, có \d+$/)).toBeVisible()

  await click(page.getByRole('tab', { name: 'Thí sinh' }))
  await click(page.getByRole('button', { name: 'Thêm thí sinh' }))
  const adding = page.getByRole('dialog', { name: 'Thêm thí sinh' })
  await type(adding.getByRole('combobox', { name: 'Nhân viên' }), taker)
  await click(page.getByRole('option', { name: taker }))
  await page.keyboard.press('Escape')
  steps.keys += 1
  await click(adding.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByText('Kỳ thi đã đủ điều kiện công bố.')).toBeVisible()
  await click(page.getByRole('button', { name: 'Công bố' }))
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Công bố' }))
  await expect(page.getByText('Đang diễn ra')).toBeVisible()
  // From the list of exams to one that is open, with one line of questions and one taker.
  expect(steps).toEqual({ clicks: 17, keys: 92 })
  return name
}

/** The employee's own window, with what the server told her. */
async function openTaker(
  browser: Browser,
): Promise<{ page: Page; heard: Promise<string>[]; company: string }> {
  const page = await (await browser.newContext()).newPage()
  const heard: Promise<string>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/api/internal/quiz')) heard.push(answer.text().catch(() => ''))
  })
  // Who may see only his own exams is led from the list of all to them.
  await openAs(page, people.employee, '/ky-thi')
  await expect(page.getByRole('heading', { level: 1, name: 'Bài thi của tôi' })).toBeVisible()
  const company = (await page.getByRole('button', { name: /^Công ty:/ }).textContent()) ?? ''
  return { page, heard, company: company.trim() }
}

test('an exam is published, taken through a cut network and by the keyboard, and its result is seen', async ({
  page,
  browser,
}) => {
  const { page: own, heard, company } = await openTaker(browser)
  const name = await publishExam(page, company)

  await own.reload()
  await own.getByRole('link', { name }).click()
  const begin = own.getByRole('button', { name: 'Bắt đầu làm bài' })
  await expect(begin).toBeDisabled()
  await own.getByLabel('Tôi đã đọc và đồng ý').check()
  await begin.click()
  await expect(own.getByRole('heading', { level: 2, name: 'Câu 1/3' })).toBeVisible()
  await expect(own.getByRole('navigation')).toHaveCount(0)
  await own.keyboard.press('1')
  await expect(own.getByText(/^Đã lưu \d\d:\d\d:\d\d$/)).toBeVisible()

  await own.context().setOffline(true)
  await own.keyboard.press('ArrowRight')
  await expect(own.getByRole('heading', { level: 2, name: 'Câu 2/3' })).toBeVisible()
  await own.keyboard.press('1')
  await own.keyboard.press('ArrowRight')
  await own.keyboard.press('1')
  await expect(own.getByText(/^Chưa gửi 2 câu/)).toBeVisible()
  await own.context().setOffline(false)
  await expect(own.getByText(/^Đã lưu \d\d:\d\d:\d\d$/)).toBeVisible()

  // A reload finds the paper, the place in time and the answers again.
  await own.reload()
  await expect(own.getByText('Đã trả lời 3/3')).toBeVisible()
  const asking = own.getByRole('alertdialog', { name: 'Nộp bài thi?' })
  // The paper is drawn a moment before it listens to keys.
  await expect(async () => {
    if (!(await asking.isVisible())) await own.keyboard.press('Control+Enter')
    await expect(asking).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(asking).toContainText('Bạn đã trả lời cả 3 câu.')
  await asking.getByRole('button', { name: 'Nộp bài' }).click()
  await expect(own.getByText('Bài thi đã được nộp.')).toBeVisible()
  await own.getByRole('link', { name: 'Xem kết quả' }).click()
  await expect(own.getByText('Điểm (thang 10)')).toBeVisible()
  await expect(own.getByText('Mã xác nhận')).toBeVisible()
  expect(heard.length).toBeGreaterThan(6)
  expect((await Promise.all(heard)).filter((text) => keys.test(text))).toEqual([])
  await own.context().close()

  await page.reload()
  await page.getByRole('tab', { name: 'Kết quả' }).click()
  await expect(page.getByRole('row', { name: taker })).toContainText('Đã chấm')
})
