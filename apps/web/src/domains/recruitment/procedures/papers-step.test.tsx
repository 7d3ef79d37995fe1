import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { PapersStep } from './papers-step.tsx'
import type { Procedure } from './procedure-tab.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const again = () => page.getByRole('button', { name: 'Thử đưa giấy tờ vào lại' })
const message = 'Có giấy tờ không còn trong hồ sơ ứng viên.'

function step(papers: NonNullable<Procedure['papers']>) {
  mountPage(<PapersStep papers={papers} />, '/page', { profile: readerWith('recruitment_edit') })
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('papers that did not come say why, and whoever chose them has it tried again', async () => {
  step({ state: 'failed', message, run_id: 41 })
  await expect
    .element(page.getByText(`Giấy tờ chưa vào được tài liệu của nhân viên. ${message}`))
    .toBeVisible()
  answer('jobs.retry', () => ({ job: {} }) as never)
  await again().click()
  await expect.poll(() => seen.at(-1)).toEqual({ operation: 'jobs.retry', input: { path: { id: 41 } } })
})

test('nobody else is offered to, nor anybody while they are on their way or there', async () => {
  step({ state: 'failed', message, run_id: null })
  await expect.element(page.getByText(/thêm giấy tờ ở Tài liệu/)).toBeVisible()
  await expect.element(again()).not.toBeInTheDocument()
  for (const state of ['queued', 'done'] as const) {
    unmountPage()
    step({ state, message: null, run_id: 41 })
    await expect.element(page.getByText(/^(Giấy tờ đang chờ|Giấy tờ đã chọn)/)).toBeVisible()
    await expect.element(again()).not.toBeInTheDocument()
  }
})
