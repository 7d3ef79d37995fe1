import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import RequestSettings from './request-settings.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

function setting(field: string, label: string, more: Partial<Schemas['RequestChangeSetting']> = {}) {
  return {
    field,
    label,
    section: 'Hồ sơ',
    mode: 'review' as const,
    needs_evidence: false,
    is_locked: false,
    is_shown: true,
    is_shown_fixed: false,
    ...more,
  }
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  const settings = {
    version: 3,
    remind_days: [2, 4],
    fields: [
      setting('native_place', 'Quê quán'),
      setting('full_name', 'Họ và tên', { is_shown_fixed: true }),
      setting('extension', 'Số máy lẻ', { mode: 'hr', is_locked: true }),
    ],
  }
  answer('requestChangeSettings.show', () => ({ settings }))
  answer('requestChangeSettings.update', () => ({ settings }))
})
afterEach(unmountPage)

test('a field is hidden from its owner, also one that HR alone changes', async () => {
  mountPage(<RequestSettings />, '/page', { path: '/page', profile: readerWith('request_change_edit') })
  const shown = (label: string) => page.getByRole('checkbox', { name: `Hiển thị cho nhân viên: ${label}` })
  await expect.element(shown('Họ và tên')).toBeDisabled()
  await shown('Quê quán').click()
  await shown('Số máy lẻ').click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await vi.waitFor(() =>
    expect(seen.map(({ operation }) => operation)).toContain('requestChangeSettings.update'),
  )
  const call = seen.find(({ operation }) => operation === 'requestChangeSettings.update')
  expect(call?.input).toEqual({
    body: {
      version: 3,
      fields: [
        { field: 'native_place', mode: 'review', needs_evidence: false, is_shown: false },
        { field: 'extension', mode: 'hr', needs_evidence: false, is_shown: false },
      ],
    },
  })
})
