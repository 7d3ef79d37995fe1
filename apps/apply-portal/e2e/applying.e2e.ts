import { expect, test } from '@playwright/test'
import { answerQuestions, apply, openForm } from './applicant.ts'
import { axeOn } from './axe.ts'

/** The smallest file that is a PDF. */
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

function file(name: string, content: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) }
}

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: dot })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a stranger applies, corrects what was wrong, sees how far it is and takes it back', async ({
      page,
    }) => {
      await openForm(page)
      const name = `Lò Thị ${javaScriptEnabled ? 'Mơ' : 'Mận'}`
      // Nothing is promised that only script can keep.
      await expect(page.getByRole('button', { name: 'Xóa bản nháp' })).toBeVisible({
        visible: javaScriptEnabled,
      })
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await expect(page).toHaveTitle(/^Lỗi: /)
      const faults = page.getByRole('alert')
      await expect(faults).toBeFocused()
      await expect(faults.getByRole('link', { name: 'Vui lòng nhập họ và tên.' })).toBeVisible()

      await page.getByLabel('Họ và tên').fill(name)
      await page.getByLabel('Ngày sinh').fill('15/08/1998')
      await page.getByLabel('Số điện thoại').fill('0912 000 888')
      // As text copied from elsewhere has it.
      await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 2\u200b phố Mẫu')
      // The communes come with the province; without script by a button, and what was typed stays.
      await page.getByLabel('Tỉnh, thành phố').selectOption('Thành phố Hải Phòng')
      const commune = page.getByLabel('Phường, xã, đặc khu')
      if (!javaScriptEnabled) {
        await page.getByRole('button', { name: 'Hiện danh sách phường, xã' }).click()
        await expect(commune).toBeInViewport()
        await expect(page.getByLabel('Họ và tên')).toHaveValue(name)
      }
      await expect(commune).toBeVisible()
      // A province without its commune says where to go on.
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await expect(page.getByRole('alert').getByRole('link', { name: /^Phường, xã, đặc khu/ })).toBeVisible()
      if (javaScriptEnabled) {
        // A few letters without marks find it, with marks too, and what is not there is said.
        const search = page.getByLabel('Tìm phường, xã')
        await search.fill('hong b')
        await expect(page.getByText('Đã chọn Phường Hồng Bàng.')).toBeVisible()
        const chosen = commune.locator('option:checked')
        await expect(chosen).toHaveText('Phường Hồng Bàng')
        // What was chosen as the only one is so no longer than it is that.
        await search.fill('hong b khong co')
        await expect(
          page.getByText(/^Không có phường, xã nào có tên như vậy\. Hãy thử tên mới/),
        ).toBeVisible()
        await expect(commune).toHaveValue('')
        await search.fill('hong b')
        await expect(chosen).toHaveText('Phường Hồng Bàng')
        await search.fill('An')
        await expect(page.getByText(/^\d\d? phường, xã có tên như vậy\.$/)).toBeVisible()
        await expect(commune).toHaveValue('')
        await search.press('Enter')
        await expect(commune).toBeFocused()
        await search.fill('')
      } else await expect(page.getByLabel('Tìm phường, xã')).toBeHidden()
      await commune.selectOption('Phường Hồng Bàng')
      // The second place of work is folded until it is asked for, and stays open with what was typed.
      const second = page.getByRole('group', { name: 'Nơi làm thứ 2' })
      await expect(second).toBeHidden()
      await page.getByText('Thêm nơi làm thứ 2').click()
      await second.getByLabel('Công ty').fill('Xưởng mộc Mẫu')
      await answerQuestions(page)
      // What calls itself a CV and is none is a fault of its field; everything that was typed stays.
      await page
        .getByLabel('CV hoặc ảnh chụp CV giấy')
        .setInputFiles(file('CV.pdf', '<script>alert(1)</script>'))
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await expect(
        page.getByRole('alert').getByRole('link', { name: /^CV hoặc .*: Định dạng tệp/ }),
      ).toBeVisible()
      await expect(page.getByLabel('Họ và tên')).toHaveValue(name)
      // Rows that were left empty are passed over, so the one that was filled in stands first now.
      await expect(page.getByLabel('Công ty').first()).toHaveValue('Xưởng mộc Mẫu')
      await page.getByLabel('CV hoặc ảnh chụp CV giấy').setInputFiles(file('CV cũ.pdf', pdf))
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      // It was taken though the consent is missing, and is replaced by choosing another.
      await expect(page.getByText('Đã nhận: CV cũ.pdf')).toBeVisible()
      await page.getByLabel('CV hoặc ảnh chụp CV giấy').setInputFiles(file(`CV ${name}.pdf`, pdf))
      await page.getByRole('checkbox', { name: /^Xử lý hồ sơ/ }).check()
      await page.getByRole('checkbox', { name: /^Lưu hồ sơ trong nguồn dự trữ/ }).check()
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Xem lại trước khi gửi' })).toBeVisible()
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await expect(page.getByText(/Ký tự không nhìn thấy được bị bỏ khỏi: Địa chỉ\./)).toBeVisible()
      await expect(page.getByText('Số 2 phố Mẫu, Phường Hồng Bàng, Thành phố Hải Phòng')).toBeVisible()
      await expect(page.getByText('Xưởng mộc Mẫu')).toBeVisible()
      await expect(page.getByText(`CV ${name}.pdf`)).toBeVisible()
      // Each part leads back to its place in the form.
      await page.getByRole('button', { name: 'Sửa phần Hồ sơ đính kèm' }).click()
      await expect(page.getByRole('group', { name: 'Hồ sơ đính kèm' })).toBeInViewport()
      await expect(page.getByLabel('Họ và tên')).toHaveValue(name)
      await expect(page.getByText(`Đã nhận: CV ${name}.pdf`)).toBeVisible()
      await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
      await page.getByRole('button', { name: 'Gửi hồ sơ' }).click()

      await expect(page.getByRole('heading', { level: 1, name: 'Đã nhận hồ sơ' })).toBeVisible()
      await expect(page.getByText(/HS-[0-9A-Z]{8}/).first()).toBeVisible()
      await expect(page.locator(':focus')).toHaveText('Đã nhận hồ sơ')
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^0\d+/ })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/ho-so')
      const link = (await page.getByRole('link', { name: /\/ho-so\// }).getAttribute('href')) ?? ''

      // The next person at this computer finds nothing; the link opens it again, and stays in no address.
      await page.context().clearCookies()
      await page.goto('/ho-so')
      await expect(page.getByRole('heading', { level: 1, name: 'Không mở được hồ sơ' })).toBeVisible()
      await page.goto(new URL(link).pathname)
      expect(new URL(page.url()).pathname).toBe('/ho-so')
      await expect(page.getByText(name, { exact: true })).toBeVisible()
      await expect(page.getByText(`CV ${name}.pdf`)).toBeVisible()
      await page.getByRole('link', { name: 'Sửa hồ sơ' }).click()
      await expect(page.getByLabel('Ngày sinh')).toHaveValue('15/08/1998')
      // The only place of work that was named stands first now.
      await expect(page.getByLabel('Công ty').first()).toHaveValue('Xưởng mộc Mẫu')
      await expect(page.getByText(`Đã gửi: CV ${name}.pdf`)).toBeVisible()
      await page.getByLabel('Số điện thoại').fill('12')
      await page.getByRole('button', { name: 'Lưu hồ sơ' }).click()
      await expect(page.getByRole('alert').getByRole('link', { name: /^Số điện thoại/ })).toBeVisible()
      await page.getByLabel('Số điện thoại').fill('0912 000 999')
      await expect(page.getByLabel('Tỉnh, thành phố').locator('option:checked')).toHaveText(
        'Thành phố Hải Phòng',
      )
      await expect(page.getByLabel('Phường, xã, đặc khu').locator('option:checked')).toHaveText(
        'Phường Hồng Bàng',
      )
      await page.getByLabel('Số nhà, đường, thôn xóm').fill('Số 2 phố\u2060 Mẫu')
      // Photos of a paper CV become one file; a PDF among them is none of them.
      const cv = page.getByLabel('CV hoặc ảnh chụp CV giấy')
      await cv.setInputFiles([photo('Trang 1.png'), file('Trang 2.pdf', pdf)])
      await page.getByRole('button', { name: 'Lưu hồ sơ' }).click()
      await expect(
        page.getByRole('alert').getByRole('link', { name: /Trang 2\.pdf không phải là ảnh/ }),
      ).toBeVisible()
      await cv.setInputFiles([photo('Trang 1.png'), photo('Trang 2.png')])
      await page.getByRole('button', { name: 'Lưu hồ sơ' }).click()
      await expect(page.getByText('0912000999')).toBeVisible()
      await expect(page.getByText(/^Đã lưu. Ký tự không nhìn thấy được/)).toBeVisible()
      await expect(page.getByText('CV (2 ảnh).pdf')).toBeVisible()
      await expect(page.getByText(`CV ${name}.pdf`)).toBeHidden()

      // Papers are added as long as it has not come to an end.
      const papers = page.getByRole('region', { name: 'Bổ sung giấy tờ' })
      await papers.getByLabel(/^Bằng cấp/).setInputFiles(file('Bằng lái.pdf', '<script>alert(1)</script>'))
      await papers.getByRole('button', { name: 'Gửi giấy tờ' }).click()
      await expect(page.getByRole('alert')).toContainText('Định dạng tệp')
      await papers.getByLabel(/^Bằng cấp/).setInputFiles(file('Bằng lái.pdf', pdf))
      await papers.getByRole('button', { name: 'Gửi giấy tờ' }).click()
      await expect(page.getByText('Bằng lái.pdf')).toBeVisible()

      // Everything is taken away by a plain link.
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: /^Mang đi/ }).click()
      expect((await downloading).suggestedFilename()).toMatch(/^Hồ sơ dự tuyển HS-[0-9A-Z]{8}\.zip$/)

      await page.getByRole('link', { name: 'Rút đồng ý' }).click()
      await expect(page.getByText('nguồn dự trữ').first()).toBeVisible()
      await page.getByRole('button', { name: 'Rút đồng ý' }).click()
      await expect(page.getByText(/đã rút ngày/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Rút đồng ý' })).toHaveCount(0)

      await page.getByRole('link', { name: 'Rút hồ sơ' }).click()
      await page.getByRole('button', { name: 'Rút hồ sơ' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đã rút hồ sơ' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Rút hồ sơ' })).toHaveCount(0)

      // Everything goes by himself, after one more question; the link opens nothing from then on.
      await page.getByRole('link', { name: 'Xóa toàn bộ dữ liệu' }).click()
      await page.getByRole('button', { name: 'Xóa toàn bộ dữ liệu' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Đã xóa' })).toBeVisible()
      await page.goto(new URL(link).pathname)
      await expect(page.getByRole('heading', { level: 1, name: 'Không mở được hồ sơ' })).toBeVisible()
    })
  })
}

test('a file that is too large is refused in words, with what was typed beside it', async ({ page }) => {
  await openForm(page)
  await page.getByLabel('Họ và tên').fill('Lò Thị Lựu')
  const large = '%PDF-1.4\n'.padEnd(11 * 1024 * 1024, 'x')
  await page.getByLabel('CV hoặc ảnh chụp CV giấy').setInputFiles(file('CV.pdf', large))
  await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
  const said = page.getByRole('alert').getByRole('link', { name: 'CV vượt quá dung lượng 10 MB.' })
  await expect(said).toBeVisible()
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Lò Thị Lựu')
})

test('the form and its faults have no fault of axe and fit a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openForm(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that are still on their way from one scheme to the other have no contrast of their own.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect((await axeOn(page).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Xem lại trước khi gửi' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect((await axeOn(page).analyze()).violations).toEqual([])
  }
})

test('the pages of one’s own application have no fault of axe and fit a phone of 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await apply(page, { name: 'Lò Thị Lan' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const address of [
      '/ho-so',
      '/ho-so/sua',
      '/ho-so/dong-y/reserve',
      '/ho-so/xoa',
      '/ho-so/da-xoa',
      '/ho-so/da-dong',
    ]) {
      await page.goto(address)
      expect((await axeOn(page).analyze()).violations, address).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
  }
})
