import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import Jobs from './jobs.tsx'
import Mails from './mails.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const meta = { pagination: { total: 0, per_page: 30, current_page: 1, total_pages: 1 } }

// The app's client learns the domain's operations with its first call.
beforeAll(() => methodOf('jobs.list'))
afterEach(unmountPage)

test('a list that fills by itself says, while it is empty, what would stand there', async () => {
  answer('jobs.list', () => ({ jobs: [], meta }))
  mountPage(<Jobs />, '/page', { profile: readerWith('permission_access') })
  await expect.element(page.getByText(/^Những việc hệ thống làm sau khi bạn bấm/)).toBeVisible()
  unmountPage()
  answer('mails.list', () => ({ mails: [], meta }))
  mountPage(<Mails />, '/page', { profile: readerWith('permission_access') })
  await expect.element(page.getByText(/^Thư do hệ thống gửi/)).toBeVisible()
})
