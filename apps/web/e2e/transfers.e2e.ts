import { expect, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { hire } from './parts/hire.ts'
import { openAlone, openAs, people } from './parts/people.ts'
import { rowAction } from './parts/row-action.ts'

const receiver = 'Logistics Sông Mẫu'

test('somebody is proposed to another company with what he signed, which takes him in under his code', async ({
  page,
}) => {
  const name = 'Đoàn Chuyển Công Ty'
  await openAs(page, people.administrator, '/nhan-vien/them-moi')
  await hire(page, name, '0981000777')
  const sending: Steps = { clicks: 0, keys: 0 }
  const sender = hand(page, sending)
  await sender.click(page.getByRole('button', { name: 'Thao tác khác' }))
  await sender.click(page.getByRole('menuitem', { name: 'Chuyển công ty trong tập đoàn' }))
  const asking = page.getByRole('dialog', { name: `Chuyển công ty trong tập đoàn: ${name}` })
  await expect(asking.getByText('Không đi cùng')).toBeVisible()
  await sender.click(asking.getByRole('combobox', { name: 'Công ty nhận' }))
  await sender.click(page.getByRole('option', { name: `Công ty Cổ phần ${receiver}`, exact: true }))
  await sender.type(asking.getByLabel('Ngày chuyển'), '01-03-2029')
  await sender.type(asking.getByLabel('Ngày nhân viên ký đồng ý'), '01-10-2025')
  await expect(asking.getByText(/^Tôi là Đoàn Chuyển Công Ty/)).toBeVisible()
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    sender.click(asking.getByRole('button', { name: 'In bản đồng ý để ký' })),
  ])
  expect(paper.suggestedFilename()).toContain(name)
  // Pressing the field and the file in the window of the system.
  sending.clicks += 2
  await asking.locator('input[type=file]').setInputFiles(await paper.path())
  await sender.click(asking.getByRole('button', { name: 'Gửi đề nghị' }))
  await expect(asking).toBeHidden()
  expect(sending).toEqual({ clicks: 8, keys: 22 })

  await page.goto('/nhan-vien/chuyen-cong-ty')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Chuyển đi')).toBeVisible()
  await expect(row.getByText('Bản thảo')).toBeVisible()

  await openAlone(page, people.administrator, '/nhan-vien/chuyen-cong-ty', receiver)
  // The menu of the row, and what it offers.
  const taking: Steps = { clicks: 2, keys: 0 }
  const receiving = hand(page, taking)
  await rowAction(page, name, 'Xem đề nghị')
  const offered = page.getByRole('dialog', { name })
  await expect(offered.getByText(/^Tôi là Đoàn Chuyển Công Ty/)).toBeVisible()
  await receiving.click(offered.getByRole('button', { name: 'Tiếp nhận' }))
  const form = page.getByRole('dialog', { name: new RegExp(`^Tiếp nhận: ${name}`) })
  await receiving.click(form.getByRole('combobox', { name: 'Loại quyết định tiếp nhận' }))
  await receiving.click(page.getByRole('option', { name: 'Tiếp nhận chính thức' }))
  await receiving.click(form.getByRole('combobox', { name: 'Đơn vị' }))
  await receiving.click(page.getByRole('treeitem').nth(1))
  await receiving.click(form.getByRole('combobox', { name: 'Chức vụ' }))
  await receiving.click(page.getByRole('option').first())
  // Who may sign is said once the day of signing is there, and the decision is issued with the file.
  await expect(form.getByRole('combobox', { name: 'Người ký' })).toBeDisabled()
  await receiving.type(form.getByLabel('Ngày ký'), '20-11-2026')
  await receiving.click(form.getByRole('combobox', { name: 'Người ký' }))
  await receiving.click(page.getByRole('option').first())
  await receiving.click(form.getByRole('button', { name: 'Tiếp nhận' }))
  await expect(offered.getByText('Đã tiếp nhận')).toBeVisible()
  expect(taking).toEqual({ clicks: 12, keys: 11 })
  await offered.getByRole('link', { name: 'Mở hồ sơ nhân viên' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('tab', { name: 'Quyết định' }).click()
  await expect(page.getByText(`Về việc tiếp nhận chính thức ${name}`)).toBeVisible()
})

test('somebody who is asked in the app reads what would go along and says no, and HR reads his answer', async ({
  page,
}) => {
  await openAs(page, people.hrHead, '/thong-tin-ca-nhan')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Thông tin cá nhân')
  const name = (await heading.textContent()) ?? ''
  await openAs(page, people.administrator, '/nhan-vien')
  const search = page.getByRole('searchbox', { name: 'Tìm nhân viên' })
  await search.fill(name)
  await search.press('Enter')
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  // The list has further actions of its own.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Chuyển công ty trong tập đoàn' }).click()
  const asking = page.getByRole('dialog', { name: `Chuyển công ty trong tập đoàn: ${name}` })
  await asking.getByRole('combobox', { name: 'Công ty nhận' }).click()
  await page.getByRole('option', { name: `Công ty Cổ phần ${receiver}`, exact: true }).click()
  await asking.getByLabel('Ngày chuyển').fill('01-03-2029')
  await expect(asking.getByRole('combobox', { name: 'Cách đồng ý' })).toHaveText('Trả lời trong ứng dụng')
  await expect(asking.getByText('Bản scan nhân viên đã ký')).toHaveCount(0)
  await asking.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await expect(asking).toBeHidden()

  await openAs(page, people.hrHead, '/thong-tin-ca-nhan')
  await page.getByRole('button', { name: 'Đọc và trả lời' }).click()
  const question = page.getByRole('dialog', { name: new RegExp(`^Chuyển sang .*${receiver}`) })
  await expect(question.getByText(`Tôi là ${name}`)).toBeVisible()
  await expect(question.getByText(/^Các dữ liệu sau đây không được chuyển/)).toBeVisible()
  await question.getByRole('button', { name: 'Không đồng ý' }).click()
  await expect(page.getByText('Bạn không đồng ý. Đề nghị đã kết thúc và không có gì thay đổi.')).toBeVisible()

  await openAs(page, people.administrator, '/nhan-vien/chuyen-cong-ty')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Nhân viên không đồng ý')).toBeVisible()
  await page.getByRole('button', { name: 'Trùng người trong tập đoàn' }).click()
  await expect(page.getByRole('dialog', { name: 'Trùng người trong tập đoàn' })).toBeVisible()
})
