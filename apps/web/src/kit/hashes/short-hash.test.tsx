import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { ShortHash } from './short-hash.tsx'

const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

afterEach(() => {
  vi.restoreAllMocks()
  return unmountPage()
})

test('a hash shows its first digits, and the whole where it is asked for', async () => {
  mountPage(<ShortHash label="SHA-256 của HD-001.pdf" value={hash} />)
  await expect.element(page.getByText('ba7816bf…', { exact: true })).toBeVisible()
  await expect.element(page.getByText(hash)).not.toBeVisible()
  await page.getByText('Chi tiết', { exact: true }).click()
  await expect.element(page.getByText(hash)).toBeVisible()
})

test('the button copies all of it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  mountPage(<ShortHash label="SHA-256 của HD-001.pdf" value={hash} />)
  await page.getByRole('button', { name: 'Sao chép SHA-256 của HD-001.pdf' }).click()
  expect(copied).toHaveBeenCalledWith(hash)
})
