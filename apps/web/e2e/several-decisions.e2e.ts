import { createClient, signIn } from '@nhansu/sdk'
import { expect, type Page, test } from '@playwright/test'
import { hire } from './parts/hire.ts'
import { openAs, passwordOf, people } from './parts/people.ts'

const summary = 'Về việc nghỉ không lương để học tập'
const away = { effective_date: '2025-06-02', absent_until: '2025-06-30' }

test('several drafts are issued at once: shown with their numbers, one about oneself left out by name', async ({
  page,
}) => {
  const names = ['Đoàn Ban Hành Một', 'Đoàn Ban Hành Hai'] as const
  const ids: number[] = []
  for (const [index, name] of names.entries()) ids.push(await hired(page, name, `098100078${index}`))
  await draftEach(ids)

  await openAs(page, people.hrHead, '/tai-lieu/quyet-dinh')
  for (const name of [...names, 'Phạm Thị Thu Hà'])
    await page.getByRole('checkbox', { name: `Chọn dòng Bản nháp (Nghỉ không hưởng lương, ${name})` }).click()
  await expect(page.getByText('Đã chọn 3 dòng')).toBeVisible()
  await page.getByRole('button', { name: 'Ban hành', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ban hành: 3 quyết định' })
  await dialog.getByLabel('Ngày ký').fill('26-05-2025')
  await dialog.getByRole('combobox', { name: 'Người ký' }).click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await expect(dialog.getByRole('region', { name: 'Bỏ qua (1)' })).toContainText('về chính mình')
  const willing = dialog.getByRole('region', { name: 'Sẽ ban hành (2)' })
  await expect(willing).toContainText(/\d+\/2025\/.* · hiệu lực từ 02-06-2025/)
  await expect(willing).toContainText('Nghỉ không hưởng lương: Đoàn Ban Hành Một')
  await expect(dialog).toContainText('Chức vụ ký: ')
  // Another day has to be seen again.
  await dialog.getByLabel('Ngày ký').fill('27-05-2025')
  await dialog.getByRole('button', { name: 'Xem trước' }).click()
  await dialog.getByRole('button', { name: 'Ban hành 2 quyết định' }).click()
  await expect(dialog.getByText('2/2 quyết định đã ban hành.')).toBeVisible()
  await expect(dialog).toContainText(/Đoàn Ban Hành Hai · \d+\/2025/)
  await dialog.getByText('Đóng', { exact: true }).click()
  await expect(page.getByRole('row', { name: /Đoàn Ban Hành Một/ })).toContainText('Đã có hiệu lực')
  await expect(page.getByRole('row', { name: /Phạm Thị Thu Hà/ })).toContainText('Nháp')
})

/** Takes somebody in. @returns the id of the new file */
async function hired(page: Page, name: string, phone: string): Promise<number> {
  await openAs(page, people.hrHead, '/nhan-vien/them-moi')
  await hire(page, name, phone)
  return Number(/\/nhan-vien\/(\d+)\//.exec(page.url())?.[1])
}

/** A draft of leave about each, and one about whoever drafts them. */
async function draftEach(ids: readonly number[]): Promise<void> {
  const origin = test.info().project.use.baseURL ?? ''
  const client = createClient({ baseUrls: { product: `${origin}/api`, identity: `${origin}/identity` } })
  await signIn(client, { login: people.hrHead, password: passwordOf(people.hrHead) })
  const { user } = await client.call('session.me')
  const { employee } = await client.call('employees.info', { path: { nhansu_id: user.nhansu_id ?? '' } })
  const { effective_date, absent_until } = away
  for (const employee_id of [...ids, employee.id])
    await client.call('decisions.store', {
      body: { decision_type: 8, effective_date, summary, people: [{ employee_id, absent_until }] },
    })
}
