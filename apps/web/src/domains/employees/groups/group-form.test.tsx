import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import EditGroupScreen from './edit-group-screen.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const papers = {
  id_issue_date: '2021-05-10',
  id_issue_place: 'Bộ Công an',
  version: 3,
  masked_fields: ['si_salary'],
  dotted_fields: ['id_number'],
}
const waits = {
  request_id: 5,
  state: 'waiting' as const,
  created_at: '2026-10-01T08:30:00+07:00',
  effective_date: null,
}
const box = (name: string) => page.getByRole('textbox', { name })
const save = () => page.getByRole('button', { name: 'Lưu', exact: true }).click()
const saved = () => seen.filter(({ operation }) => operation === 'employeePapers.update').at(-1)?.input

function open() {
  answer('employeePapers.show', () => ({ papers, warnings: [] }))
  answer('employees.list', () => ({ employees: [], meta: {} }))
  answer('employees.reveal', () => ({ values: { id_number: '001190123456' } }))
  answer('employeePapers.update', () => ({
    papers: { ...papers, version: 4 },
    field_change: '',
    warnings: [],
  }))
  return mountPage(<EditGroupScreen />, '/page/7?group=papers', {
    path: '/page/:id',
    profile: readerWith('employee_access', 'employee_edit', 'employee_sensitive'),
  })
}

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('only what was changed is sent, and a number behind dots stays as it is', async () => {
  const router = open()
  await expect.element(box('Nơi cấp căn cước')).toHaveValue('Bộ Công an')
  expect(box('Số căn cước').query()).toBeNull()
  await expect.element(page.getByText('Mức lương đóng BHXH')).toBeVisible()
  await box('Nơi cấp căn cước').fill('Công an Thành phố Hà Nội')
  await save()
  await expect.poll(() => router.state.location.pathname).toBe('/nhan-vien/7/chi-tiet')
  expect(saved()).toEqual({
    path: { id: 7 },
    body: { id_issue_place: 'Công an Thành phố Hà Nội', version: 3 },
  })
})

test('whoever opens the form is told first which of its fields wait', async () => {
  answer('requestChangeInfos.waitingFields', () => ({
    fields: [
      { ...waits, path: 'id_issue_place', label: 'Nơi cấp căn cước' },
      { ...waits, path: 'phone', label: 'Số điện thoại' },
    ],
  }))
  open()
  const link = page.getByRole('link', { name: 'Xem yêu cầu' })
  await expect.element(link).toHaveAttribute('href', '/yeu-cau-cap-nhat-thong-tin?id=5')
  expect(link.element().parentElement?.textContent).toBe(
    'Nơi cấp căn cước: gửi lúc 01-10-2026 08:30:00, đang chờ duyệt. Xem yêu cầu',
  )
  expect(page.getByText('Số điện thoại').query()).toBeNull()
})

test('one press opens the numbers; what was typed before stays, and an opened number is sent only when changed', async () => {
  open()
  await box('Nơi cấp căn cước').fill('Công an Thành phố Hà Nội')
  await page.getByRole('button', { name: 'Hiện', exact: true }).click()
  await expect.element(box('Số căn cước')).toHaveValue('001190123456')
  await expect.element(box('Nơi cấp căn cước')).toHaveValue('Công an Thành phố Hà Nội')
  expect(seen.filter(({ operation }) => operation === 'employees.reveal')).toEqual([
    { operation: 'employees.reveal', input: { path: { id: 7 }, body: { fields: ['id_number'] } } },
  ])
  await save()
  await expect.poll(saved).toMatchObject({ body: { id_issue_place: 'Công an Thành phố Hà Nội' } })
  expect(saved()).not.toHaveProperty('body.id_number')
})

test('a stale save shows both versions, and mine goes over the newer one alone where it differs', async () => {
  open()
  await box('Nơi cấp căn cước').fill('Của tôi')
  answer('employeePapers.update', ({ body }) => {
    if (body.version === 9) return { papers: { ...papers, version: 10 }, field_change: '', warnings: [] }
    const newer = { ...papers, id_issue_place: 'Của người khác', id_issue_date: '2022-01-01', version: 9 }
    throw new ConflictError({ operation: 'employeePapers.update', message: 'Đã cũ.' }, undefined, {
      papers: newer,
      warnings: [],
    })
  })
  await save()
  const question = page.getByRole('alertdialog', { name: /người khác cập nhật/ })
  await expect.element(question.getByText('Bản mới: Của người khác')).toBeVisible()
  await question.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect.poll(saved).toEqual({
    path: { id: 7 },
    body: { id_issue_place: 'Của tôi', id_issue_date: '2021-05-10', version: 9 },
  })
})

test('tax and insurance take the number of the card, and an old one moves to its own field', async () => {
  const known = {
    ...papers,
    dotted_fields: [],
    id_number: '001190123456',
    tax_code: '8012345678',
    social_insurance_no: null,
    old_tax_code: null,
    old_social_insurance_no: '0110123456',
  }
  answer('employeePapers.show', () => ({ papers: known, warnings: [] }))
  answer('employees.list', () => ({ employees: [], meta: {} }))
  answer('employeePapers.update', () => ({ papers: known, field_change: '', warnings: [] }))
  mountPage(<EditGroupScreen />, '/page/7?group=papers', {
    path: '/page/:id',
    profile: readerWith('employee_access', 'employee_edit', 'employee_sensitive'),
  })
  const take = page.getByRole('button', { name: 'Lấy theo số căn cước' })
  await box('Số căn cước').fill('0011')
  await expect.element(take).toBeDisabled()
  await box('Số căn cước').fill('001190123456')
  await take.click()
  await save()
  await expect.poll(saved).toEqual({
    path: { id: 7 },
    body: {
      tax_code: '001190123456',
      old_tax_code: '8012345678',
      social_insurance_no: '001190123456',
      version: 3,
    },
  })
})
