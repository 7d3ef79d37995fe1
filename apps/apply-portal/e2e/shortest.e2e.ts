import { expect, test } from '@playwright/test'
import { openOwnCampaign } from './parts/own-campaign.ts'
import { thumb } from './parts/thumb.ts'

const heading = { level: 1 } as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the shortest honest application takes seven taps, and all of it is gone again after four', async ({
      page,
    }) => {
      await page.goto(await openOwnCampaign(page))
      const apply = thumb()
      await apply.tap(page.getByRole('link', { name: 'Ứng tuyển', exact: true }))
      await apply.type(page.getByLabel('Họ và tên'), 'Lò Thị Nhanh')
      await apply.type(page.getByLabel('Ngày sinh'), '15/08/1998')
      await apply.type(page.getByLabel('Số điện thoại'), '0912000888')
      await apply.tap(page.getByRole('checkbox', { name: /^Xử lý hồ sơ/ }))
      await apply.tap(page.getByRole('button', { name: 'Xem lại trước khi gửi' }))
      await apply.tap(page.getByRole('button', { name: 'Gửi hồ sơ' }))
      await expect(page.getByRole('heading', { ...heading, name: 'Đã nhận hồ sơ' })).toBeVisible()
      expect(apply.done).toEqual({ taps: 7, letters: 32 })

      const erase = thumb()
      await erase.tap(page.getByRole('link', { name: 'Rút hồ sơ' }))
      await erase.tap(page.getByRole('button', { name: 'Rút hồ sơ' }))
      await expect(page.getByRole('heading', { ...heading, name: 'Đã rút hồ sơ' })).toBeVisible()
      await erase.tap(page.getByRole('link', { name: 'Xóa toàn bộ dữ liệu' }))
      await erase.tap(page.getByRole('button', { name: 'Xóa toàn bộ dữ liệu' }))
      await expect(page.getByRole('heading', { ...heading, name: 'Đã xóa' })).toBeVisible()
      expect(erase.done).toEqual({ taps: 4, letters: 0 })
    })
  })
}
