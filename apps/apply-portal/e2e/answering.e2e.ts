import { expect, type Page, test } from '@playwright/test'
import { apply } from './applicant.ts'
import { houseOf, invite, offerWork } from './house.ts'
import { axeOn } from './axe.ts'

/** Applies, is looked at by HR and asked to a test in so many days; the candidate's id and HR's calls. */
async function invited(page: Page, { name, email, days }: { name: string; email: string; days: number }) {
  await apply(page, { name, email })
  const over = page.getByText(/· Tuyển nhân viên kho vận/)
  const company = (await over.innerText()).split(' · ')[0] ?? ''
  const house = await houseOf(company)
  const startsAt = new Date(Date.now() + days * 86_400_000)
  startsAt.setUTCMinutes(0, 0, 0)
  return { house, id: await invite(house, name, startsAt) }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an applicant answers an appointment, then an offer, by buttons alone; HR reads it', async ({
      page,
    }) => {
      const name = `Lò Thị ${javaScriptEnabled ? 'Hẹn' : 'Mời'}`
      const email = javaScriptEnabled ? 'hen@example.com' : 'moi@example.com'
      const { house, id } = await invited(page, { name, email, days: javaScriptEnabled ? 20 : 21 })
      const history = () => house.call('candidates.history', { path: { id } })

      // Opened as often as one likes, nothing is answered.
      for (const _ of ['once', 'twice']) {
        await page.goto('/ho-so')
        await expect(heading(page, 'Mời phỏng vấn')).toBeVisible()
      }
      const appointment = page.getByRole('region', { name: 'Lịch hẹn' })
      await expect(appointment.getByText('Kho Mẫu')).toBeVisible()
      const downloading = page.waitForEvent('download')
      await appointment.getByRole('link', { name: 'Thêm vào lịch của tôi' }).click()
      expect((await downloading).suggestedFilename()).toBe('Lịch hẹn tuyển dụng.ics')
      await appointment.getByRole('link', { name: 'Không tham gia được' }).click()
      await expect(heading(page, 'Không tham gia được')).toBeVisible()
      expect((await history()).answers).toEqual([])

      await page.getByRole('button', { name: 'Gửi cho công ty' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'Vui lòng nhập lý do không tham gia được.',
      ])
      await page.getByLabel('Lý do').fill('Hôm đó tôi đi làm.')
      await page.getByRole('button', { name: 'Gửi cho công ty' }).click()
      await expect(appointment.getByText('Bạn đã báo không tham gia được')).toBeVisible()
      await expect(heading(page, 'Đang xem xét')).toBeVisible()
      await appointment.getByRole('button', { name: 'Xác nhận tham gia' }).click()
      await expect(heading(page, 'Đã xác nhận tham gia')).toBeVisible()
      expect((await history()).answers).toMatchObject([
        { answer: 'coming' },
        { answer: 'not_coming', reason: 'Hôm đó tôi đi làm.' },
      ])

      await offerWork(house, id)
      await expect(async () => {
        await page.goto('/ho-so')
        await expect(heading(page, 'Trúng tuyển')).toBeVisible({ timeout: 1000 })
      }).toPass()
      const offer = page.getByRole('region', { name: 'Thư mời nhận việc' })
      await expect(offer.getByText('12,000,000.0 đồng một tháng')).toBeVisible()
      await expect(offer.getByText('Giấy khám sức khỏe')).toBeVisible()
      // One after the other: while somebody else's is made, it waits for its turn.
      const paper = page.waitForEvent('download')
      await offer.getByRole('link', { name: 'Tải thư mời nhận việc (PDF)' }).click()
      expect((await paper).suggestedFilename()).toBe('Thư mời nhận việc.pdf')
      await offer.getByRole('button', { name: 'Nhận việc', exact: true }).click()
      await expect(offer.getByText('Bạn đã nhận việc')).toBeVisible()
      expect((await history()).answers[0]).toMatchObject({ answer: 'accepted' })

      await offer.getByRole('link', { name: 'Từ chối nhận việc' }).click()
      await page.getByRole('button', { name: 'Từ chối nhận việc' }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Vui lòng chọn lý do.'])
      await page.getByLabel('Lý do').selectOption('Đi lại xa')
      await page.getByRole('button', { name: 'Từ chối nhận việc' }).click()
      await expect(heading(page, 'Bạn đã từ chối nhận việc')).toBeVisible()
      await expect(offer).toBeHidden()
      expect((await history()).moves[0]).toMatchObject({ to_state: 'work_refused' })
    })
  })
}

test('an appointment that HR moves meanwhile is not answered by the page of before', async ({ page }) => {
  const { house } = await invited(page, { name: 'Lò Thị Đổi', email: 'doi@example.com', days: 22 })
  await page.goto('/ho-so')
  const day = new Date(Date.now() + 22 * 86_400_000).toISOString().slice(0, 10)
  const { schedules } = await house.call('recruitmentSchedules.list', {
    query: { from: day, to: new Date(Date.now() + 24 * 86_400_000).toISOString().slice(0, 10) },
  })
  const mine = schedules.find(({ candidates }) => candidates.some((each) => each.full_name === 'Lò Thị Đổi'))
  if (mine === undefined) throw new Error('the appointment is not there')
  const later = (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString()
  await house.call('recruitmentSchedules.update', {
    path: { id: mine.id },
    body: {
      starts_at: later(mine.starts_at),
      ends_at: later(mine.ends_at),
      reason: 'Đổi giờ.',
      version: mine.version,
    },
  })
  await page.getByRole('button', { name: 'Xác nhận tham gia' }).click()
  await expect(page.getByRole('alert')).toContainText('Giờ hẹn vừa được đổi')
  await expect(heading(page, 'Mời phỏng vấn')).toBeVisible()
  // The page shows the new time, and takes its answer.
  await page.getByRole('button', { name: 'Xác nhận tham gia' }).click()
  await expect(heading(page, 'Đã xác nhận tham gia')).toBeVisible()
})

test('the pages that ask have no fault of axe and fit a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { house, id } = await invited(page, { name: 'Lò Thị Xem', email: 'xem@example.com', days: 25 })
  await page.goto('/ho-so')
  const why = (await page.getByRole('link', { name: 'Không tham gia được' }).getAttribute('href')) ?? ''
  const check = async (address: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address)
      expect((await axeOn(page).analyze()).violations, address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
  }
  for (const address of ['/ho-so', why]) await check(address)
  await page.getByRole('link', { name: 'Quay lại hồ sơ' }).click()
  await page.getByRole('button', { name: 'Xác nhận tham gia' }).click()
  await offerWork(house, id)
  await expect(async () => {
    await page.goto('/ho-so')
    await expect(heading(page, 'Trúng tuyển')).toBeVisible({ timeout: 1000 })
  }).toPass()
  for (const address of ['/ho-so', '/ho-so/nhan-viec']) await check(address)
})
