import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { query } from '#web/session/queries.ts'
import { MainMenu } from './main-menu.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const card = { link: '', empty_text: '' }
const cards = [
  {
    ...card,
    key: 'waiting_requests' as const,
    title: 'Yêu cầu chờ duyệt',
    waiting_requests: { requests: [], total: 7, longest_days: 3 },
  },
  {
    ...card,
    key: 'data_requests_due' as const,
    title: 'Yêu cầu về dữ liệu cá nhân đến hạn',
    data_requests_due: { requests: [], total: 2, overdue: 1 },
  },
]

/** What the first page asks for. */
function FirstPage() {
  useQuery(query('home.show'))
  return null
}

function mount(withFirstPage: boolean) {
  answer('home.show', () => ({ home: { cards, put_away: [], is_arranged: false } }))
  mountPage(
    <>
      <MainMenu drawerOpen={false} onDrawerOpenChange={() => undefined} />
      {withFirstPage && <FirstPage />}
    </>,
    '/page',
    {
      path: '/page',
      profile: readerWith('request_change_access', 'personal_data_access'),
    },
  )
}
const asked = () => seen.filter(({ operation }) => operation === 'home.show').length

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('what waits stands beside its entry once the first page was asked for, by the same call', async () => {
  mount(true)
  await expect.element(page.getByRole('link', { name: /^Yêu cầu ?7 yêu cầu chờ duyệt$/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Dữ liệu cá nhân ?2 yêu cầu đến hạn hoặc quá hạn$/ }))
    .toBeVisible()
  expect(asked()).toBe(1)
})

test('the sidebar alone asks for nothing and shows no number', async () => {
  mount(false)
  await expect.element(page.getByRole('link', { name: /^Yêu cầu$/ })).toBeVisible()
  expect(asked()).toBe(0)
})
