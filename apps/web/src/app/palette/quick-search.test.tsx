import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { QuickSearch } from './quick-search.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

test('what is typed while the palette is on its way is not lost', async () => {
  answer('employees.find', () => ({ employees: [] }))
  mountPage(<QuickSearch />, '/page', { path: '/page', profile: readerWith('employee_access') })
  await expect.element(page.getByRole('button')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('nhan vien')
  await expect.element(page.getByRole('combobox')).toHaveValue('nhan vien')
})
