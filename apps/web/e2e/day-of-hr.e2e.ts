import { expect, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { hand, type Steps } from './parts/hand.ts'
import { hire as takeIn } from './parts/hire.ts'
import { openAs, people } from './parts/people.ts'

/** What a part of the day took. A step more is one that HR takes every day. */
async function counted(work: (steps: Steps) => Promise<void>): Promise<Steps> {
  const steps: Steps = { clicks: 0, keys: 0 }
  await work(steps)
  return steps
}

test(
  'a day of HR: somebody is taken in, moved and leaves, each by a decision that is issued at once',
  deep,
  async ({ page }) => {
    const name = 'Phan Thị Một Ngày'
    await openAs(page, people.hrHead, '/nhan-vien')
    const hired = await counted((steps) => hire(page, steps, name))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    const moved = await counted((steps) => change(page, steps, name, 'Điều chuyển', move))
    await expect(page.getByText(/^Đã ban hành quyết định .*: điều chuyển/)).toBeVisible()

    const left = await counted((steps) => change(page, steps, name, 'Nghỉ việc', leave))
    await expect(page.getByText(/^Đã ban hành quyết định .*: nghỉ việc/)).toBeVisible()

    expect({ hired, moved, left }).toEqual({
      hired: { clicks: 12, keys: 75 },
      moved: { clicks: 7, keys: 30 },
      left: { clicks: 9, keys: 31 },
    })
  },
)

test(
  'somebody is moved by a decision that is issued at once, and the move is revoked from his file',
  deep,
  async ({ page }) => {
    const name = 'Phan Thị Nhầm Chỗ'
    await openAs(page, people.hrHead, '/nhan-vien/them-moi')
    await takeIn(page, name, '0981000734')
    const moved = await counted((steps) => change(page, steps, name, 'Điều chuyển', move))
    await expect(page.getByText(/^Đã ban hành quyết định .*: điều chuyển/)).toBeVisible()
    const revoked = await counted((steps) => revoke(page, steps))
    await expect(page.getByTitle('Đã thu hồi')).toBeVisible()
    expect({ moved, revoked }).toEqual({ moved: { clicks: 7, keys: 30 }, revoked: { clicks: 5, keys: 22 } })
  },
)

/** From the open file to the decision, by which reason and on which day it is revoked, a look at it, done. */
async function revoke(page: Page, steps: Steps): Promise<void> {
  const { click, type } = hand(page, steps)
  await click(page.getByRole('tab', { name: 'Quyết định' }))
  // The last one to take effect stands first.
  await click(page.getByRole('link', { name: 'Xem', exact: true }).first())
  await click(page.getByRole('button', { name: 'Thu hồi' }))
  const dialog = page.getByRole('dialog', { name: /^Thu hồi quyết định/ })
  await type(dialog.getByLabel('Lý do thu hồi'), 'Nhầm người')
  await type(dialog.getByLabel('Ngày ký quyết định thu hồi'), '10-06-2025')
  await click(dialog.getByRole('button', { name: 'Xem trước' }))
  await expect(dialog).toContainText(/→ .*Ban Pháp chế/)
  await click(dialog.getByRole('button', { name: 'Thu hồi' }))
}

/** From the list to the new file, with what a reception and a file cannot do without. */
async function hire(page: Page, steps: Steps, name: string): Promise<void> {
  const { click, type, choose } = hand(page, steps)
  await click(page.getByRole('link', { name: 'Thêm mới' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Thêm nhân viên' })).toBeFocused()
  await type(page.getByLabel('Họ và tên'), name)
  await type(page.getByLabel('Ngày vào công ty'), '03-06-2024')
  await click(page.getByRole('combobox', { name: 'Loại quyết định tiếp nhận' }))
  await click(page.getByRole('option', { name: 'Tiếp nhận chính thức' }))
  await choose(page.getByRole('combobox', { name: 'Đơn vị' }), 'treeitem', 'Ban Pháp chế')
  await choose(page.getByRole('combobox', { name: 'Chức vụ' }), 'option')
  await issue(page, steps, '28-05-2024')
  await type(page.getByLabel('Ngày sinh'), '03-02-1995')
  await click(page.getByRole('combobox', { name: 'Giới tính' }))
  await click(page.getByRole('option', { name: 'Nữ', exact: true }))
  await type(page.getByLabel('Số điện thoại'), '0981000733')
  await click(page.getByRole('button', { name: 'Lưu', exact: true }))
}

type Fill = (page: Page, steps: Steps) => Promise<void>

/** A change of work from the open file: kind, day, what is new, decision, a look at it, done. */
async function change(page: Page, steps: Steps, name: string, kind: string, fill: Fill): Promise<void> {
  const { click } = hand(page, steps)
  await click(page.getByRole('button', { name: 'Thay đổi công việc' }))
  const dialog = page.getByRole('dialog', { name: `Thay đổi công việc: ${name}` })
  const kinds = dialog.getByRole('combobox', { name: 'Loại thay đổi' })
  // The first kind that may follow is chosen already.
  if ((await kinds.textContent()) !== kind) {
    await click(kinds)
    await click(page.getByRole('option', { name: kind, exact: true }))
  }
  await fill(page, steps)
  await click(dialog.getByRole('button', { name: 'Xem trước' }))
  await click(dialog.getByRole('button', { name: kind, exact: true }))
  await expect(dialog).toBeHidden()
}

async function move(page: Page, steps: Steps): Promise<void> {
  const { type, choose } = hand(page, steps)
  await type(page.getByLabel('Ngày hiệu lực'), '01-06-2025')
  await choose(page.getByRole('combobox', { name: 'Đơn vị' }), 'treeitem', 'Nhân sự')
  await issue(page, steps, '25-05-2025')
}

async function leave(page: Page, steps: Steps): Promise<void> {
  const { click, type } = hand(page, steps)
  await type(page.getByLabel('Nghỉ việc từ ngày'), '01-09-2025')
  await type(page.getByLabel('Lý do nghỉ'), 'Xin nghỉ')
  await click(page.getByRole('combobox', { name: 'Lý do chấm dứt hợp đồng' }))
  await click(page.getByRole('option', { name: 'Hai bên thỏa thuận chấm dứt' }))
  await issue(page, steps, '25-08-2025')
}

/** What a decision is issued with at once, which is how they are written as long as nobody chooses otherwise. */
async function issue(page: Page, steps: Steps, signedOn: string): Promise<void> {
  const { type, choose } = hand(page, steps)
  await type(page.getByLabel('Ngày ký'), signedOn)
  await choose(page.getByRole('combobox', { name: 'Người ký' }), 'option')
}
