import { expect, type Page, test } from '@playwright/test'
import { answerQuestions, openForm } from './applicant.ts'
import { openOwnCampaign } from './parts/own-campaign.ts'

/** Words that would run if anything took them for more than text (W3); each way of breaking out of text once. */
const probe = `"><img src=x onerror="document.title='hỏng'"></script><script>document.title='hỏng'</script>`
const short = `<svg onload="document.title='hỏng'">`

/** What of the pages ran or broke their policy. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) seen.push(message.text())
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/x')) seen.push(`asked for ${request.url()}`)
  })
  return async () => ((await page.title()) === 'hỏng' ? [...seen, 'the title was changed'] : seen)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('what a stranger types is text on each page that shows it (W3)', async ({ page }) => {
      const ran = await watch(page)
      await openForm(page)
      await page.getByLabel('Họ và tên').fill(short)
      await page.getByLabel('Ngày sinh').fill('15/08/1998')
      await page.getByLabel('Số điện thoại').fill('0912 000 777')
      await page.getByLabel('Số nhà, đường, thôn xóm').fill(probe)
      await page.getByLabel('Công ty').first().fill(short)
      await answerQuestions(page)
      // Once more on the form itself, since the consent is missing.
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByLabel('Số nhà, đường, thôn xóm')).toHaveValue(probe)
      expect(await ran()).toEqual([])
      await page.getByRole('checkbox', { name: /^Xử lý hồ sơ/ }).check()
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await expect(page.getByText(probe)).toBeVisible()
      await expect(page.getByText(short).first()).toBeVisible()
      expect(await ran()).toEqual([])
      await page.getByRole('button', { name: 'Gửi hồ sơ' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận hồ sơ' })).toBeVisible()
      for (const address of ['/ho-so', '/ho-so/sua', '/ho-so/rut', '/ho-so/xoa']) {
        await page.goto(address)
        expect(await ran(), address).toEqual([])
      }
      await page.goto('/ho-so/sua')
      await expect(page.getByLabel('Họ và tên')).toHaveValue(short)
    })

    test('what HR types is text on each page that shows it (W3)', async ({ page }) => {
      const ran = await watch(page)
      const name = `Tuyển ${javaScriptEnabled ? 'một' : 'hai'} ${short}`
      const address = await openOwnCampaign(page, {
        name,
        description: probe,
        requirements: probe,
        benefits: probe,
        work_place: short,
      })
      for (const path of [address, `${address}/dang-ky-du-tuyen`]) {
        await page.goto(path)
        expect(await ran(), path).toEqual([])
      }
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(short)
      await expect(page.getByText(probe)).toHaveCount(3)
    })
  })
}
