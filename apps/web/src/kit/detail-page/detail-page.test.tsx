import type { Data } from '@nhansu/sdk/contract'
import { ForbiddenError, ServerError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { query } from '#web/session/queries.ts'
import { DetailPage } from './detail-page.tsx'
import { RowButtons } from './row-buttons.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Versions = Data<'departments.history'>['versions']

function History() {
  const history = useQuery(query('departments.history', { path: { id: 7 } }))
  return (
    <Loaded query={history} empty={({ versions }) => (versions.length === 0 ? 'Chưa có gì' : null)}>
      {({ versions }) => <p>{versions.length} phiên bản</p>}
    </Loaded>
  )
}

function UnitPage() {
  return (
    <DetailPage
      title="Phòng Nhân sự"
      summary="Phòng ban, mã PNS"
      actions={<Button>Sửa</Button>}
      essentials={[{ term: 'Trưởng đơn vị', value: 'Trần Quốc Hưng' }]}
      tabs={[
        { id: 'facts', label: 'Thông tin', content: <p>Đầu tiên</p> },
        { id: 'history', label: 'Lịch sử', content: <History /> },
      ]}
      attention={<Card title="Cần chú ý">Thiếu quyết định thành lập</Card>}
    />
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('a tab loads when it is chosen, stands in the address and is left out of it again', async () => {
  answer('departments.history', () => ({ versions: [] }))
  const router = mountPage(<UnitPage />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Phòng Nhân sự' })).toBeVisible()
  await expect.element(page.getByText('Trần Quốc Hưng')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Cần chú ý' })).toBeVisible()
  expect(seen).toEqual([])
  await tab('Lịch sử').click()
  await expect.element(page.getByText('Chưa có gì')).toBeVisible()
  expect(router.state.location.search).toBe('?tab=history')
  await tab('Thông tin').click()
  await expect.poll(() => router.state.location.search).toBe('')
  expect(seen).toEqual([{ operation: 'departments.history', input: { path: { id: 7 } } }])
})

test('a shared link opens its tab, and a tab that is not there opens the first', async () => {
  answer('departments.history', () => ({ versions: [] }))
  mountPage(<UnitPage />, '/page?tab=history&mode=test')
  await expect.element(tab('Lịch sử')).toHaveAttribute('aria-selected', 'true')
  unmountPage()
  mountPage(<UnitPage />, '/page?tab=salary')
  await expect.element(tab('Thông tin')).toHaveAttribute('aria-selected', 'true')
})

test('a part that could not be loaded says so in its place and is asked for again', async () => {
  answer('departments.history', () => {
    throw new ServerError({ operation: 'departments.history', message: 'Máy chủ đang bận.' })
  })
  mountPage(<UnitPage />, '/page?tab=history')
  await expect.element(page.getByText('Máy chủ đang bận.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sửa' })).toBeVisible()
  const versions: Versions = []
  answer('departments.history', () => ({ versions }))
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect.element(page.getByText('Chưa có gì')).toBeVisible()
})

test('a part that the reader may not see says so, and offers no try that would be answered alike', async () => {
  answer('departments.history', () => {
    throw new ForbiddenError({ operation: 'departments.history', message: 'Bạn không được xem đơn vị này.' })
  })
  mountPage(<UnitPage />, '/page?tab=history')
  await expect.element(page.getByText('Bạn không được xem đơn vị này.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Thử lại' }).query()).toBeNull()
})

test('a row’s actions as buttons: what makes no sense is left out, what is refused says why', async () => {
  const done: string[] = []
  mountPage(
    <RowButtons
      row={{ closed: false }}
      actions={[
        { id: 'edit', label: 'Sửa', onSelect: () => done.push('edit') },
        { id: 'reopen', label: 'Mở lại', hidden: ({ closed }) => !closed },
        { id: 'add', label: 'Thêm', refusal: () => 'Tổ nhóm là cấp thấp nhất.' },
        { id: 'open', label: 'Xem', href: () => '/elsewhere' },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Sửa' }).click()
  expect(done).toEqual(['edit'])
  expect(page.getByRole('button', { name: 'Mở lại' }).query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Thêm' })).toBeDisabled()
  await expect
    .element(page.getByRole('button', { name: 'Thêm' }))
    .toHaveAttribute('title', 'Tổ nhóm là cấp thấp nhất.')
  await expect.element(page.getByRole('link', { name: 'Xem' })).toHaveAttribute('href', '/elsewhere')
})
