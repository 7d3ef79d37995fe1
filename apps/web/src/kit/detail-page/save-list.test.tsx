import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { SaveList } from './save-list.tsx'

afterEach(unmountPage)

const place = { label: 'Buổi học: Địa điểm', is_dotted: false, old_value: null, new_value: 'Hội trường A' }

test('each save says when, what and by whom; two rows that changed alike are both told', async () => {
  mountPage(
    <SaveList
      saves={[
        {
          id: 2,
          at: '2026-10-02T08:30:00+07:00',
          user_name: 'Phạm Thu Hà',
          deed: 'Thêm buổi học',
          changes: [place, place],
        },
        {
          id: 1,
          at: '2026-10-01T08:30:00+07:00',
          user_name: null,
          deed: 'Bắt đầu khóa đào tạo',
          changes: [],
        },
      ]}
    />,
  )
  await expect.element(page.getByText(/02-10-2026.*Thêm buổi học/), { timeout: 60_000 }).toBeVisible()
  await expect.element(page.getByText('Phạm Thu Hà')).toBeVisible()
  await expect.element(page.getByText('Hệ thống')).toBeVisible()
  expect(page.getByText('Buổi học: Địa điểm: (trống) → Hội trường A').elements()).toHaveLength(2)
})

test('a record that nobody has saved says so', async () => {
  mountPage(<SaveList saves={[]} />)
  await expect.element(page.getByText('Chưa có thay đổi nào.'), { timeout: 60_000 }).toBeVisible()
})
