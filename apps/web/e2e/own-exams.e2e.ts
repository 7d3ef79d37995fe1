import { expect, type Locator, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { openExamFor, secret } from './parts/open-exam.ts'
import { openAlone, people } from './parts/people.ts'

/** By what names and words a right answer would be known. */
const keys = new RegExp(`right_options|"blanks"|"earned"|partial_credit|${secret}`)

/** Everything that this browser keeps of the origin, and the page as it stands. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason')))
      })
    // Bytes as letters, so that what is not sealed is found.
    const legible = (_: string, value: unknown) =>
      value instanceof ArrayBuffer || value instanceof Uint8Array
        ? new TextDecoder('latin1').decode(value)
        : value
    const kept: string[] = [document.documentElement.outerHTML, JSON.stringify(Object.entries(localStorage))]
    kept.push(JSON.stringify(Object.entries(sessionStorage)))
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await answered(indexedDB.open(name))
      for (const store of base.objectStoreNames) {
        const rows = await answered(base.transaction(store).objectStore(store).getAll())
        kept.push(`${name}/${store}: ${JSON.stringify(rows, legible)}`)
      }
      base.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        // The programs name the fields; what was answered does not.
        if (request.url.includes('/api/')) kept.push(`${request.url}: ${(await answer?.text()) ?? ''}`)
      }
    }
    return kept.join('\n')
  })
}

/** Moves the focus on by Tab until it is there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  for (let at = 0; at < 80; at += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

const question = (page: Page, at: number) =>
  page.getByRole('heading', { level: 2, name: `Câu ${at}/5`, exact: true })
const saved = (page: Page) => page.getByText(/^Đã lưu \d\d:\d\d:\d\d$/)

test(
  'a whole exam of five kinds is taken by the keyboard alone, from the list to the score',
  deep,
  async ({ page }) => {
    const { name } = await openExamFor(people.employee)
    await openAlone(page, people.employee, '/bai-thi-cua-toi')
    const press = (key: string) => page.keyboard.press(key)
    await tabTo(page, page.getByRole('link', { name }))
    await press('Enter')
    await tabTo(page, page.getByRole('checkbox', { name: 'Tôi đã đọc và đồng ý' }))
    await press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Bắt đầu làm bài' }))
    await press('Enter')
    await expect(question(page, 1)).toBeVisible()
    await press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await press('1')
    await expect(page.getByRole('radio', { name: 'A. Vôn kế' })).toBeChecked()
    await press('ArrowRight')
    await expect(question(page, 2)).toBeVisible()
    await press('a')
    await press('C')
    await expect(page.getByRole('checkbox', { name: 'C. Găng tay' })).toBeChecked()
    await press('ArrowRight')
    await expect(question(page, 3)).toBeVisible()
    await press('2')
    await press('ArrowRight')
    await expect(question(page, 4)).toBeVisible()
    // Once is true, twice is false.
    for (const key of ['1', '2', '2', '3', '3', '4']) await press(key)
    await expect(page.getByRole('radio', { name: 'Sai', checked: true })).toHaveCount(2)
    await press('ArrowRight')
    await expect(question(page, 5)).toBeVisible()
    await tabTo(page, page.getByRole('textbox', { name: 'Trả lời' }))
    await page.keyboard.type('hà nội')
    await expect(page.getByText('Đã trả lời 5/5')).toBeVisible()
    await press('Control+Enter')
    const asking = page.getByRole('alertdialog', { name: 'Nộp bài thi?' })
    await tabTo(page, asking.getByRole('button', { name: 'Nộp bài' }))
    await press('Enter')
    await expect(page.getByText('Bài thi đã được nộp.')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Xem kết quả' }))
    await press('Enter')
    await expect(page.getByText('Điểm (thang 10)')).toBeVisible()
    await expect(page.getByText('10.00', { exact: true })).toBeVisible()
  },
)

test(
  'an exam on a phone of 390 px goes through a cut network, and neither the page nor what the browser keeps tells a key (Q1)',
  deep,
  async ({ browser }) => {
    const { name } = await openExamFor(people.employee)
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    const told: Promise<string>[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/')) told.push(answer.text().catch(() => ''))
    })
    await openAlone(page, people.employee, '/bai-thi-cua-toi')
    await page.getByRole('link', { name }).tap()
    await page.getByLabel('Tôi đã đọc và đồng ý').tap()
    await page.getByRole('button', { name: 'Bắt đầu làm bài' }).tap()
    await expect(question(page, 1)).toBeVisible()
    await page.getByRole('radio', { name: 'A. Vôn kế' }).tap()
    await expect(saved(page)).toBeVisible()
    const isWhole = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    expect(await isWhole()).toBe(true)
    const turn = page.getByRole('button', { name: 'Câu sau' })
    const { height = 0 } = (await turn.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)

    await context.setOffline(true)
    await turn.tap()
    await page.getByRole('checkbox', { name: 'A. Mũ' }).tap()
    await page.getByRole('checkbox', { name: 'C. Găng tay' }).tap()
    await turn.tap()
    await page.getByRole('radio').nth(1).tap()
    await turn.tap()
    for (const at of [0, 3, 5, 6]) await page.getByRole('radio').nth(at).tap()
    await turn.tap()
    await page.getByRole('textbox', { name: 'Trả lời' }).fill('Hà Nội')
    await expect(page.getByText(/^Chưa gửi 4 câu/)).toBeVisible()
    expect(await isWhole()).toBe(true)
    // What waits here is sealed: it is there, and cannot be read.
    await expect(async () => expect(await keptBy(page)).toContain('nhansu-exams/unsent: [{')).toPass()
    const kept = await keptBy(page)
    expect(kept).not.toMatch(keys)
    expect(kept.slice(kept.indexOf('nhansu-exams/unsent'))).not.toMatch(/Hà Nội|"slot"/)

    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(page.getByText('Đã trả lời 5/5')).toBeVisible()
    await page.getByRole('button', { name: 'Nộp bài' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nộp bài' }).tap()
    await expect(page.getByText('Bài thi đã được nộp.')).toBeVisible()
    await page.getByRole('link', { name: 'Xem kết quả' }).tap()
    await expect(page.getByText('Điểm (thang 10)')).toBeVisible()
    await expect(page.getByText('10.00', { exact: true })).toBeVisible()
    expect(await isWhole()).toBe(true)
    // Before the exam is over for everybody nothing tells what was right.
    const after = await keptBy(page)
    expect(after).not.toMatch(keys)
    expect(after).not.toContain('nhansu-exams/unsent: [{')
    expect((await Promise.all(told)).filter((text) => keys.test(text))).toEqual([])
    await context.close()
  },
)
