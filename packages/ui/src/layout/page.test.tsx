import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { Page } from './page.tsx'

afterEach(unmount)

async function placeOfBody(summary?: string | null): Promise<number> {
  mount(
    <Page title="Danh sách nhân viên" {...(summary !== undefined && { summary })}>
      <p>Bảng nhân viên</p>
    </Page>,
  )
  const body = page.getByText('Bảng nhân viên')
  await expect.element(body).toBeVisible()
  const { top } = body.element().getBoundingClientRect()
  unmount()
  return top
}

test('nothing moves when the line of what is shown arrives', async () => {
  const arrived = await placeOfBody('412 người, cập nhật lúc 09:14')
  expect(await placeOfBody(null)).toBe(arrived)
  expect(await placeOfBody()).toBeLessThan(arrived)
})
