import type { Data } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '../testing/fake-client.ts'
import { mountPage, unmountPage } from '../testing/mount-page.tsx'
import { JobProgress } from './job-progress.tsx'
import type { JobRun } from './use-job.ts'

vi.mock('#web/session/client.ts', () => import('../testing/fake-client.ts'))

afterEach(unmountPage)

/** A run as far as the dialog looks at it. */
function runs(run: Partial<JobRun>): void {
  const job = { id: 31, done: 0, total: 2, message: null, result: null, is_cancelling: false, ...run }
  answer('jobs.show', () => ({ job }) as unknown as Data<'jobs.show'>)
}

test('who asked for work that failed has it begun again where he waits for it', async () => {
  runs({ state: 'failed', can_retry: true })
  mountPage(<JobProgress id={31} title="Ban hành 2 quyết định" onClose={() => undefined} />)
  await expect.element(page.getByText('0 / 2')).toBeVisible()
  answer('jobs.retry', () => {
    runs({ state: 'running', can_retry: false, done: 1 })
    return { job: {} } as unknown as Data<'jobs.retry'>
  })
  await page.getByRole('button', { name: 'Chạy lại' }).click()
  await expect.element(page.getByText('1 / 2')).toBeVisible()
  expect(seen).toContainEqual({ operation: 'jobs.retry', input: { path: { id: 31 } } })
  await expect.element(page.getByRole('button', { name: 'Chạy lại' })).not.toBeInTheDocument()
})

test('what may not be begun again offers no such button', async () => {
  runs({ state: 'failed', can_retry: false })
  mountPage(<JobProgress id={31} title="Ban hành 2 quyết định" onClose={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Đóng', exact: true }).first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Chạy lại' }).query()).toBeNull()
})
