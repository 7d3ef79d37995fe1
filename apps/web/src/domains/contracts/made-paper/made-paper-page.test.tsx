import type { Data } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import MadePaperPage from './made-paper-page.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const code = 'AbCdEfGhIjKlMnOpQrSt_-'
// Of the three bytes 'abc', as the standard of the hash gives it.
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

const paper: Data<'papers.ofCode'>['paper'] = {
  id: 7,
  kind: 'labour_contract',
  record: 'contract',
  record_id: 12,
  appendix_number: null,
  is_draft: false,
  made_at: '2026-10-01T08:30:00+07:00',
  later_papers: 0,
  changed_at: null,
}
const kept: Data<'contracts.papers'>['papers'][number] = {
  id: 7,
  kind: 'labour_contract',
  form: 'pdf',
  name: 'Hợp đồng 12.pdf',
  size: 3,
  sha256,
  is_draft: false,
  code,
  appendix_number: null,
  made_by_name: 'Lê Thị Hoa',
  made_at: '2026-10-01T08:30:00+07:00',
  may_open: true,
}

const open = (at = `/hop-dong/${code}/ban-in`) =>
  mountPage(<MadePaperPage />, at, { path: '/hop-dong/:code/ban-in', profile: readerWith('contract_access') })

afterEach(unmountPage)

test('a paper is told of as the newest and unchanged, and a file is held against the kept one', async () => {
  answer('papers.ofCode', () => ({ paper }))
  answer('contracts.papers', () => ({ papers: [kept] }))
  open()
  await expect.element(page.getByText('Là bản mới nhất.')).toBeVisible()
  await expect.element(page.getByText('Hợp đồng không được sửa từ khi in.')).toBeVisible()
  await expect.element(page.getByText(sha256)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mở hợp đồng' })).toBeVisible()
  expect(seen.map(({ operation }) => operation)).toEqual(['papers.ofCode', 'contracts.papers'])
  const choose = async (text: string) => {
    // The field of the browser stands hidden behind its own button.
    const field = document.querySelector('input[type="file"]')
    if (field === null) throw new Error('there is no field for a file')
    await userEvent.upload(field, new File([text], 'a.pdf'))
  }
  await choose('abc')
  await expect.element(page.getByText('Tệp này đúng nguyên bản đã lập, không bị thay đổi.')).toBeVisible()
  await choose('abd')
  await expect.element(page.getByText('Tệp này khác bản đã lập.')).toBeVisible()
})

test('an older paper of what was changed since says so, and who may not see the kept file is told', async () => {
  const changed_at = '2026-10-03T08:30:00+07:00'
  answer('papers.ofCode', () => ({ paper: { ...paper, later_papers: 2, changed_at } }))
  answer('contracts.papers', () => ({ papers: [] }))
  open()
  await expect.element(page.getByText('Không phải bản mới nhất: đã in thêm 2 bản sau bản này.')).toBeVisible()
  await expect.element(page.getByText(/^Có thay đổi sau khi in/u)).toBeVisible()
  await expect.element(page.getByText('Bạn không có quyền xem bản lưu này.')).toBeVisible()
})

test('what is no code is told without asking for it', async () => {
  open('/hop-dong/1/ban-in')
  await expect.element(page.getByText('Mã bản in không đúng')).toBeVisible()
  expect(seen).toEqual([])
})
