import { expect, test } from '@playwright/test'
import { hand, type Steps } from './parts/hand.ts'
import { openAlone, openAs, people } from './parts/people.ts'
import { clientFor } from './parts/training-class.ts'

test('one value is asked for by 2 clicks and its letters, and taken over by 2', async ({ page }) => {
  const client = await clientFor(people.employee)
  const { companies } = await client.call('session.companies')
  const { user } = await client.call('session.me')
  const place = `Hải Phòng ${Date.now()}`

  await openAs(page, people.employee, '/thong-tin-ca-nhan')
  const asking: Steps = { clicks: 0, keys: 0 }
  const owner = hand(page, asking)
  await owner.click(page.getByRole('button', { name: 'Đề nghị cập nhật' }))
  const field = page.getByRole('textbox', { name: 'Quê quán' })
  await expect(field).toBeVisible()
  await owner.type(field, place)
  await owner.click(page.getByRole('button', { name: 'Gửi', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Yêu cầu của tôi' })).toBeVisible()
  // How long a value is, is the value's.
  asking.keys -= place.length
  expect(asking).toEqual({ clicks: 2, keys: 1 })

  const { requests } = await client.call('requestChangeInfos.list', { query: { sort: '-created_at' } })
  const path = `/yeu-cau-cap-nhat-thong-tin?id=${requests[0]?.id}`
  await openAlone(page, people.administrator, path, companies[0]?.short_name)
  // The link of his mail or notice.
  const reviewing: Steps = { clicks: 1, keys: 0 }
  const request = page.getByRole('dialog', { name: `Yêu cầu của ${user.full_name}` })
  await expect(request.getByText(place)).toBeVisible()
  await hand(page, reviewing).click(request.getByRole('button', { name: 'Lưu kết quả duyệt' }))
  await expect(request.getByText(/^Đồng ý.*đã áp dụng lúc/)).toBeVisible()
  expect(reviewing).toEqual({ clicks: 2, keys: 0 })
})
