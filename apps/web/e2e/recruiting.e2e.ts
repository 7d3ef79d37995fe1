import { type Browser, expect, type Page, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { openAlone, people } from './parts/people.ts'
import { fresh } from './parts/users.ts'

const company = 'Logistics Sông Mẫu'
const campaigns = '/tuyen-dung/dot-tuyen-dung'

test('a unit asks for somebody, and he is at work: request, campaign, candidates, interview, results, reception', async ({
  browser,
}) => {
  const steps: Steps = { clicks: 0, keys: 0 }
  const campaign = fresh('Tuyển nhân viên khai thác')
  const chosen = fresh('Nguyễn Thị Được Nhận')
  const head = await pageOf(browser, people.unitHead, campaigns)
  await test.step('the head of the unit asks', () => ask(head, steps, campaign))

  const hr = await pageOf(browser, people.administrator, campaigns)
  await test.step('HR approves and opens the campaign', () => open(hr, steps, campaign))
  await test.step('three apply, one confirms', () => apply(hr, steps, chosen))
  await test.step('an appointment is made', () => schedule(hr, steps, chosen))

  const employee = await pageOf(browser, people.employee, '/')
  await test.step('both examiners judge', async () => {
    await judge(employee, steps, chosen, '8')
    await head.goto('/')
    await judge(head, steps, chosen, '7')
  })
  await test.step('the round is closed', () => close(hr, steps, chosen))
  await test.step('he is accepted and received', () => receive(hr, steps, chosen))

  await expect(hr.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
  await hr.getByRole('tab', { name: 'Quyết định' }).click()
  await expect(hr.getByText('Tiếp nhận thử việc').first()).toBeVisible()
  // A step more is one that everybody takes: the figures of the journey from request to first day.
  expect(steps).toEqual({ clicks: 86, keys: 375 })
})

/** A page of somebody's own. */
async function pageOf(browser: Browser, login: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await openAlone(page, login, path, company)
  return page
}

async function ask(page: Page, steps: Steps, campaign: string): Promise<void> {
  const { click, type, choose, deed } = hand(page, steps)
  await click(page.getByRole('link', { name: 'Lập đề nghị' }))
  await type(page.getByRole('textbox', { name: 'Tên đợt' }), campaign)
  await choose(page.getByRole('combobox', { name: 'Đơn vị đề nghị' }), 'treeitem', 'Đội Khai thác hàng nhập')
  await choose(page.getByRole('combobox', { name: 'Vị trí' }), 'option', 'Nhân viên')
  await type(page.getByRole('textbox', { name: 'Hạn nộp hồ sơ' }), '31-12-2030')
  await type(page.getByRole('textbox', { name: 'Mô tả công việc' }), 'Nhận và giao hàng theo phiếu.')
  await type(page.getByRole('textbox', { name: 'Yêu cầu' }), 'Sức khỏe tốt.')
  await click(page.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByRole('heading', { level: 1, name: campaign })).toBeVisible()
  await deed('Gửi duyệt')
  await expect(page.getByText('Chờ duyệt').first()).toBeVisible()
}

async function open(page: Page, steps: Steps, campaign: string): Promise<void> {
  const { click, type, choose, deed } = hand(page, steps)
  await page.reload()
  await click(page.getByRole('link', { name: campaign }))
  await deed('Phê duyệt')
  await click(page.getByRole('tab', { name: 'Hội đồng' }))
  for (const [name, role] of [
    ['Vũ Văn Thắng', 'Chủ tịch hội đồng'],
    ['Đỗ Thị Hồng Nhung', 'Ủy viên'],
  ] as const) {
    await click(page.getByRole('button', { name: 'Thêm thành viên' }))
    const member = page.getByRole('dialog', { name: 'Thêm thành viên' })
    await choose(member.getByRole('combobox', { name: 'Nhân viên' }), 'option', name)
    await click(member.getByRole('combobox', { name: 'Vai trò' }))
    await click(page.getByRole('option', { name: role, exact: true }))
    await click(member.getByRole('button', { name: 'Lưu' }))
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  }
  await click(page.getByRole('tab', { name: 'Vòng' }))
  await click(page.getByRole('button', { name: 'Thêm vòng' }))
  const round = page.getByRole('dialog', { name: 'Thêm vòng' })
  await type(round.getByRole('textbox', { name: 'Tên vòng' }), 'Phỏng vấn')
  await click(round.getByRole('combobox', { name: 'Loại vòng' }))
  await click(page.getByRole('option', { name: 'Phỏng vấn', exact: true }))
  await click(round.getByRole('button', { name: 'Lưu' }))
  await expect(page.getByText('Đợt đã đủ điều kiện mở tuyển.')).toBeVisible()
  await deed('Mở tuyển dụng')
  await click(page.getByRole('link', { name: 'Ứng viên', exact: true }))
}

async function apply(page: Page, steps: Steps, chosen: string): Promise<void> {
  const { click, type, deed } = hand(page, steps)
  const phone = String(Date.now()).slice(-7)
  for (const [at, name] of ['Trần Văn Khác', 'Lê Thị Khác', chosen].entries()) {
    await click(page.getByRole('link', { name: 'Thêm ứng viên' }).first())
    await type(page.getByRole('textbox', { name: 'Họ và tên' }), name)
    await type(page.getByRole('textbox', { name: 'Ngày sinh' }), `0${at + 1}-03-1997`)
    await type(page.getByRole('textbox', { name: 'Điện thoại' }), `09${at}${phone}`)
    if (name === chosen) {
      await click(page.getByRole('combobox', { name: 'Giới tính' }))
      await click(page.getByRole('option', { name: 'Nữ', exact: true }))
      await type(page.getByRole('textbox', { name: 'Số căn cước' }), `03119${phone}`)
      await type(page.getByRole('textbox', { name: 'Nhãn' }), 'ca đêm, xe nâng')
      await click(page.getByRole('button', { name: 'Thêm nơi làm việc' }))
      await type(page.getByRole('textbox', { name: 'Công ty' }), 'Kho vận Mẫu')
    }
    await click(page.getByRole('combobox', { name: 'Cách đồng ý' }))
    await click(page.getByRole('option').first())
    await click(page.getByRole('button', { name: 'Lưu' }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText('Đã xem', { exact: true }).first()).toBeVisible()
    if (name !== chosen) {
      await click(page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link', { name: 'Ứng viên' }))
    }
  }
  await expect(page.getByText('Kho vận Mẫu')).toBeVisible()
  await expect(page.getByText('ca đêm, xe nâng')).toBeVisible()
  await deed('Đã liên hệ', async (dialog) => {
    await click(dialog.getByRole('combobox', { name: 'Cách liên hệ' }))
    await click(page.getByRole('option', { name: 'Điện thoại' }))
  })
  await deed('Xác nhận tham gia')
  await click(page.getByRole('navigation', { name: 'Đường dẫn' }).getByRole('link', { name: 'Ứng viên' }))
}

async function schedule(page: Page, steps: Steps, chosen: string): Promise<void> {
  const { click } = hand(page, steps)
  // The page of the candidate has a button of that name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Danh sách ứng viên' })).toBeVisible()
  await click(page.getByRole('button', { name: 'Thao tác khác' }))
  await click(page.getByRole('menuitem', { name: 'Lịch phỏng vấn' }))
  await click(page.getByRole('button', { name: 'Tuần sau' }))
  await click(page.getByRole('button', { name: chosen }))
  const dialog = page.getByRole('dialog', { name: 'Xếp lịch phỏng vấn' })
  await click(dialog.getByRole('button', { name: 'Xếp lịch' }))
  const invite = page.getByRole('dialog', { name: 'Gửi thư mời' })
  await click(invite.getByRole('button', { name: /^Gửi thư tới [1-9]\d* người$/ }))
  await expect(invite).toBeHidden()
}

async function judge(page: Page, steps: Steps, chosen: string, score: string): Promise<void> {
  const { click, type } = hand(page, steps)
  const waiting = page.getByRole('region', { name: 'Ứng viên chờ bạn chấm' })
  await click(waiting.getByRole('link', { name: chosen }))
  await type(page.getByLabel('Điểm (0–10)'), score)
  await click(page.getByRole('radio', { name: 'Đạt', exact: true }))
  await click(page.getByRole('button', { name: 'Nộp phiếu' }))
  await expect(page.getByText('Đã nộp', { exact: true })).toBeVisible()
}

/** Back to the candidates from a screen of theirs, which has links by the same names. */
async function backToCandidates(page: Page): Promise<void> {
  await page.goBack()
  await page.getByRole('link', { name: 'Thêm ứng viên' }).first().waitFor()
}

async function close(page: Page, steps: Steps, chosen: string): Promise<void> {
  const { click, type, deed } = hand(page, steps)
  await backToCandidates(page)
  await click(page.getByRole('button', { name: 'Thao tác khác' }))
  await click(page.getByRole('menuitem', { name: 'Kết quả phỏng vấn' }))
  await expect(page.getByRole('row', { name: new RegExp(chosen) })).toContainText('7.50')
  await deed('Chốt vòng', (dialog) => type(dialog.getByLabel('Lý do'), 'Hai người kia không đến.'))
  await expect(page.getByRole('button', { name: 'Mở lại vòng' })).toBeVisible()
  await backToCandidates(page)
  await click(page.getByRole('link', { name: chosen }))
}

async function receive(page: Page, steps: Steps, chosen: string): Promise<void> {
  const { click, type, deed } = hand(page, steps)
  await deed('Trúng tuyển', (dialog) => type(dialog.getByLabel('Ngày dự kiến nhận việc'), '03-03-2031'))
  await click(page.getByRole('button', { name: 'Lập thủ tục tiếp nhận' }))
  // The day of the offer stands there already.
  const begin = page.getByRole('dialog', { name: 'Lập thủ tục tiếp nhận' })
  await click(begin.getByRole('button', { name: 'Lưu' }))
  await click(page.getByRole('link', { name: 'Làm thủ tục tiếp nhận' }))
  for (const item of ['Nộp hồ sơ gốc', 'Khám sức khỏe', 'Ký hợp đồng thử việc']) {
    await click(page.getByRole('button', { name: `Đánh dấu đã xong: ${item}` }))
    await expect(page.getByRole('button', { name: `Bỏ đánh dấu: ${item}` })).toBeVisible()
  }
  await click(page.getByRole('button', { name: 'Hoàn tất thủ tục' }))
  const finish = page.getByRole('dialog', { name: 'Hoàn tất thủ tục tiếp nhận' })
  await type(finish.getByLabel('Ngày ký'), '20-11-2026')
  await click(finish.getByRole('combobox', { name: 'Người ký' }))
  await click(page.getByRole('option').first())
  await click(finish.getByRole('button', { name: 'Hoàn tất' }))
  await expect(finish).toBeHidden()
  await expect(page.getByRole('main').getByText('Đã nhận việc').first()).toBeVisible()
  await click(page.getByRole('link', { name: 'Xem hồ sơ nhân viên' }))
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible()
}
