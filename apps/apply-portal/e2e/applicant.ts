import { expect, type Page } from '@playwright/test'

/** Opens the form of the demo's campaign, which asks for little and takes applications. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/?search=kho+van')
  await page
    .getByRole('heading', { level: 2, name: /kho vận/ })
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('link', { name: 'Ứng tuyển', exact: true }).click()
  // The campaign calls itself 'Tuyển nhân viên kho vận': no word is said twice.
  await expect(page.getByRole('heading', { level: 1, name: 'Ứng tuyển nhân viên kho vận' })).toBeVisible()
}

/** What the campaign's own questions want, whatever they are; files are chosen by whoever needs them. */
export async function answerQuestions(page: Page): Promise<void> {
  for (const field of await page.locator('[name^="answer."]:not([type=file])').all()) {
    const kind = await field.evaluate((element) => `${element.tagName} ${element.getAttribute('type')}`)
    if (kind.startsWith('SELECT')) await field.selectOption({ index: 1 })
    else if (kind.includes('checkbox')) await field.check()
    else await field.fill('2')
  }
}

/** Applies as somebody who answers what must be answered, and leaves his own page open. */
export async function apply(page: Page, { name, email }: { name: string; email?: string }): Promise<void> {
  await openForm(page)
  await page.getByLabel('Họ và tên').fill(name)
  await page.getByLabel('Ngày sinh').fill('15/08/1998')
  await page.getByLabel('Số điện thoại').fill('0912 000 777')
  if (email !== undefined) await page.getByLabel('Email').fill(email)
  await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 2 phố Mẫu, Hải Phòng')
  await answerQuestions(page)
  await page.getByRole('checkbox', { name: /^Xử lý hồ sơ/ }).check()
  await page.getByRole('checkbox', { name: /^Lưu hồ sơ trong nguồn dự trữ/ }).check()
  await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận hồ sơ' })).toBeVisible()
}

/** The link to one's own page, as it is told once. */
export async function linkOf(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: /\/ho-so\// }).getAttribute('href')) ?? ''
}
