import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { type PaperDialogName, PaperDialogs } from './paper-dialogs.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

// As without a network: what is asked for next cannot be fetched.
vi.mock('./incident-dialog.tsx', () => {
  throw new Error('offline')
})

/** A paper with the buttons of its dialogs. */
function Paper() {
  const [asked, setAsked] = useState<PaperDialogName>()
  return (
    <>
      <p>{asked === undefined ? 'Câu 1/3' : 'Đang mở'}</p>
      <button onClick={() => setAsked('keys')}>Phím tắt</button>
      <button onClick={() => setAsked('incident')}>Báo sự cố</button>
      <PaperDialogs asked={asked} examId={7} onClose={() => setAsked(undefined)} />
    </>
  )
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('the keys are shown and put away', async () => {
  mountPage(<Paper />)
  await page.getByRole('button', { name: 'Phím tắt' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Phím tắt khi làm bài' })).toBeVisible()
  await page.getByRole('button', { name: 'Đóng' }).last().click()
  await expect.element(page.getByText('Câu 1/3')).toBeVisible()
})

test('a dialog that cannot be fetched is told of, and the paper stays', async () => {
  mountPage(<Paper />)
  await page.getByRole('button', { name: 'Báo sự cố' }).click()
  await expect.element(page.getByText(/Chưa mở được vì mất kết nối/).first()).toBeVisible()
  await expect.element(page.getByText('Câu 1/3')).toBeVisible()
})
