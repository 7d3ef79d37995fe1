import { expect, type Page, test } from '@playwright/test'
import { openAs, people } from './parts/people.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Liên kết đặt mật khẩu' })
const body = (page: Page) => card(page).getByLabel('Nội dung')
const preview = (page: Page) => card(page).getByRole('region', { name: 'Xem trước' })
const letter = (page: Page) => preview(page).frameLocator('iframe')

test('an administrator writes a mail in the company’s words, looks at it, and goes back to the shipped ones', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openAs(page, people.administrator, '/mau-thu')
  await expect(card(page).getByText('Mẫu mặc định', { exact: true })).toBeVisible()
  await expect(body(page)).toHaveValue(/\[Đặt mật khẩu\]\(\{\{link\}\}\)/)
  await card(page).getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Chưa có thay đổi nào.', { exact: true })).toBeVisible()

  await card(page).getByLabel('Tiêu đề').fill('Mật khẩu của {{login}}')
  await body(page).fill(
    '<h2>Chào {{full_name}}</h2><ul><li>{{link}}</li></ul><img src=x onerror="document.title=1"><script>document.title=1</script>',
  )
  await card(page).getByRole('button', { name: 'Xem trước' }).click()
  await expect(letter(page).getByRole('heading', { name: 'Chào Nguyễn Thị Hồng Đào' })).toBeVisible()
  await expect(preview(page).getByText('Mật khẩu của daonth')).toBeVisible()
  await expect(letter(page).locator('img, script')).toHaveCount(0)

  await card(page).getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(card(page).getByText('Công ty tự viết')).toBeVisible()
  await expect(body(page)).toHaveValue('<h2>Chào {{full_name}}</h2><ul><li>{{link}}</li></ul>')

  await body(page).fill('<p>Chào {{ten}}</p>')
  await card(page).getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Mẫu thư không có biến {{ten}}.', { exact: false })).toBeVisible()
  await body(page).fill('<h2>Chào {{full_name}}</h2><ul><li>{{link}}</li></ul>')

  await card(page).getByRole('button', { name: 'Trả về mặc định' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trả về', exact: true }).click()
  await expect(card(page).getByText('Mẫu mặc định', { exact: true })).toBeVisible()
  expect(await page.title()).not.toBe('1')
  // What the test itself asks of the letter is blocked there as any script is.
  const others = faults.filter((fault) => !/400|Blocked script execution in 'about:srcdoc'/.test(fault))
  expect(others).toEqual([])
})

test('the letter that is looked at runs nothing and reaches nothing, even if the cleaning had failed', async ({
  page,
}) => {
  await openAs(page, people.administrator, '/mau-thu')
  await body(page).fill('<p>Chào {{full_name}}</p><p><a href="{{link}}">Đặt mật khẩu</a></p>')
  await card(page).getByRole('button', { name: 'Xem trước' }).click()
  await expect(letter(page).getByText('Đặt mật khẩu')).toBeVisible()
  await expect(letter(page).locator('a[href]')).toHaveCount(0)
  await expect(preview(page).locator('iframe')).toHaveAttribute('sandbox', '')

  const asked: string[] = []
  // The page itself still fetches what it had put off, such as the code of its menus.
  page.on('response', (answer) => {
    const isOfLetter = answer.request().isNavigationRequest() || answer.frame() !== page.mainFrame()
    if (isOfLetter) asked.push(answer.url())
  })
  const hostile = `<img src="/theo-doi.png" onerror="parent.document.title=1"><script>parent.document.title=1</script>
    <form action="/gui"><button autofocus>Gửi</button></form><iframe src="/dang-nhap"></iframe>
    <a id="out" href="https://example.com/" target="_top">Ra ngoài</a><meta http-equiv="refresh" content="0;url=/">`
  // As the mail of a template that the server had not cleaned.
  await preview(page)
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement, html) => (frame.srcdoc += html), hostile)
  await letter(page).getByRole('button', { name: 'Gửi' }).click()
  await letter(page).getByText('Ra ngoài').click()
  await expect(page).toHaveURL(/\/mau-thu$/)
  expect(await page.title()).not.toBe('1')
  expect(asked).toEqual([])
})
