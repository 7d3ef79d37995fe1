import { expect, test } from '@playwright/test'
import { openExamFor, secret } from './parts/open-exam.ts'
import { openAlone, openAs, people } from './parts/people.ts'

test('a result is seen by nobody before its release, and then as far as the exam says', async ({
  page,
  browser,
}) => {
  // It ends by its own time: long enough for its one taker to hand in, and nothing is asked of it before.
  const { id, company, own, hr } = await openExamFor(people.unitHead, {
    lasts: 15_000,
    duration: 1,
    show_result: 'after',
    show_answers: false,
    show_explanations: false,
    waits_for_release: true,
  })
  const path = { id }
  const device = crypto.randomUUID()
  const { notice } = await own.call('quizTaking.info', { path })
  await own.call('quizTaking.start', { path, body: { device, notice_version: notice.version } })
  await own.call('quizTaking.finish', {
    path,
    body: { device, answers: [{ slot: 1, value: ['A'], seq: 1 }] },
  })
  await expect
    .poll(async () => (await hr.call('quizExams.show', { path })).exam.status, { timeout: 60_000 })
    .toBe('ended')

  await openAs(page, people.unitHead, `/bai-thi-cua-toi/${id}/ket-qua`)
  await expect(page.getByText('Điểm của kỳ thi này chưa được công bố')).toBeVisible()
  await expect(page.getByText('Mã xác nhận')).toBeVisible()
  await expect(page.getByText('Bài làm', { exact: true })).toHaveCount(0)

  const officer = await (await browser.newContext()).newPage()
  await openAlone(officer, people.administrator, `/ky-thi/${id}/cap-nhat`, company)
  await officer.getByRole('button', { name: 'Công bố kết quả' }).click()
  const dialog = officer.getByRole('dialog', { name: /^Công bố kết quả/ })
  await dialog.getByRole('button', { name: 'Công bố kết quả' }).click()
  await expect(officer.getByText('Đã công bố kết quả thi.', { exact: true })).toBeVisible()
  await officer.context().close()

  await page.reload()
  // One right of five questions.
  await expect(page.getByText('2.00', { exact: true })).toBeVisible()
  await expect(page.getByText('1.00/1.00 điểm')).toBeVisible()
  await expect(page.getByText(/^Đáp án:/)).toHaveCount(0)
  await expect(page.getByText(secret)).toHaveCount(0)
})
