import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import ContractSettingsDialog from './contract-settings-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const settings = { needs_authority_no: false, version: 3 }

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('the switch stands as the company has it, and is saved with the version that was seen', async () => {
  answer('contractSettings.show', () => ({ settings }))
  answer('contractSettings.update', () => ({ settings: { needs_authority_no: true, version: 4 } }))
  const onClose = vi.fn<() => void>()
  mountPage(<ContractSettingsDialog onClose={onClose} />)
  const asks = page.getByRole('checkbox', { name: /ủy quyền/ })
  await expect.element(asks).not.toBeChecked()
  await asks.click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(seen.find(({ operation }) => operation === 'contractSettings.update')?.input).toEqual({
    body: { needs_authority_no: true, version: 3 },
  })
})
