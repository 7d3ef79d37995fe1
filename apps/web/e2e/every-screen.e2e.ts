import { expect, test } from '@playwright/test'
import { declaredScreens } from '../scripts/shots/declared-screens.ts'
import { moveTo } from './parts/move-to.ts'
import { openAs, people } from './parts/people.ts'

test('every declared screen opens under its name, with its form for a new record where it has one', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  // The console does not say of what: this does.
  page.on(
    'response',
    (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()} on ${page.url()}`),
  )
  await openAs(page, people.administrator, '/')
  const screens = await declaredScreens()
  expect(screens.length).toBeGreaterThan(50)
  for (const { address, crumb, path } of screens)
    await test.step(path, async () => {
      await moveTo(page, address)
      await expect(page, path).toHaveTitle(`${crumb} · Quản lý nhân sự`)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByText('Đang tải dữ liệu...'), path).toHaveCount(0)
      // It says itself that there is nothing to save.
      await expect(page.getByRole('button', { name: 'Lưu', exact: true, disabled: true }), path).toHaveCount(
        0,
      )
      // The trail has lines that tell what somebody has added.
      const add = page.getByRole('button', { name: /^Thêm mới/ }).first()
      if (!(await add.isVisible())) return
      await add.click()
      const form = page.getByRole('dialog', { name: /^Thêm/ })
      await form.getByRole('button', { name: 'Hủy' }).click()
      await expect(form).toBeHidden()
    })
  expect(faults).toEqual([])
})
