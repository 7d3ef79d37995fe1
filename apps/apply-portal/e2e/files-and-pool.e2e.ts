import { expect, type Page, test } from '@playwright/test'
import { answerQuestions, apply } from './applicant.ts'
import { houseOf, keepInPool } from './house.ts'

// Neither needs anything of a browser but its forms.
test.use({ javaScriptEnabled: false })

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
})

/** Opens another campaign than the one that the other tests apply in, with one more question: answered by a file. */
async function openAskingForFile(page: Page, text: string): Promise<void> {
  await page.goto('/')
  const other = page
    .getByRole('heading', { level: 2 })
    .filter({ hasNotText: /kho vận/ })
    .getByRole('link')
  await other.first().click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const house = await houseOf(await page.locator('a[href^="/cong-ty/"]').first().innerText())
  const { recruitments } = await house.call('recruitments.list', { query: { search: { value: name } } })
  const found = recruitments.find((each) => each.name === name)
  if (found === undefined) throw new Error(`HR has no campaign ${name}`)
  const path = { id: found.id }
  const { form } = await house.call('applicationForms.show', { path })
  const questions = [...form.questions, { text, kind: 'file' as const, is_required: true }]
  await house.call('applicationForms.update', { path, body: { questions } })
  await page.getByRole('link', { name: 'Ứng tuyển', exact: true }).click()
}

test('a question is answered by a file, which stays while something else is put right', async ({ page }) => {
  const question = 'Ảnh chụp giấy tờ bạn muốn gửi'
  await openAskingForFile(page, question)
  await page.getByLabel('Họ và tên').fill('Lò Thị Giấy')
  await page.getByLabel('Ngày sinh').fill('15/08/1998')
  await page.getByLabel('Số điện thoại').fill('0912 000 888')
  await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 2 phố Mẫu')
  await answerQuestions(page)
  for (const consent of await page.getByRole('checkbox', { name: /bắt buộc/ }).all()) await consent.check()
  const go = page.getByRole('button', { name: 'Xem lại trước khi gửi' })
  await go.click()
  const faults = page.getByRole('alert')
  await expect(faults.getByRole('link', { name: `Vui lòng chọn tệp: ${question}` })).toBeVisible()
  await page.getByLabel(question).setInputFiles(pdf('Giấy tờ.pdf'))
  await page.getByLabel('Số điện thoại').fill('12')
  await go.click()
  await expect(faults.getByRole('link', { name: /^Số điện thoại/ })).toBeVisible()
  await expect(page.getByText('Đã nhận: Giấy tờ.pdf')).toBeVisible()
  await page.getByLabel('Số điện thoại').fill('0912 000 888')
  await go.click()
  await expect(page.getByText('Giấy tờ.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận hồ sơ' })).toBeVisible()
  await expect(page.getByText('Giấy tờ.pdf')).toBeVisible()
})

test('who is in the pool stays there longer by a button, after reading what he agrees to', async ({
  page,
}) => {
  const name = 'Lò Thị Lưu'
  await apply(page, { name })
  const company = (await page.getByText(/· Tuyển nhân viên kho vận/).innerText()).split(' · ')[0] ?? ''
  await keepInPool(await houseOf(company), name, new Date(Date.now() + 30 * 86_400_000))
  await page.goto('/ho-so')
  await expect(page.getByRole('heading', { level: 1, name: 'Đang lưu trong nguồn dự trữ' })).toBeVisible()
  await page.getByRole('link', { name: 'Gia hạn lưu hồ sơ' }).click()
  const agree = page.getByRole('button', { name: /^Đồng ý, gia hạn đến / })
  const day = ((await agree.textContent()) ?? '').replace('Đồng ý, gia hạn đến ', '')
  await agree.click()
  await expect(page.getByRole('listitem').filter({ hasText: `đến ngày ${day}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gia hạn lưu hồ sơ' })).toHaveCount(0)
})
