import { ConflictError, NotFoundError } from '@nhansu/sdk/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import type { ImportedPerson } from './imported-people.ts'
import ImportedPeopleDialog from './imported-people-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const person = (id: number, full_name: string, more: Partial<ImportedPerson> = {}): ImportedPerson => ({
  id,
  nhansu_id: `NS000${id}`,
  full_name,
  is_new: false,
  sheets: ['Giấy tờ'],
  decision_number: null,
  reason: null,
  ...more,
})

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `Chọn dòng ${name}` })

const dialog = (over = vi.fn()) => <ImportedPeopleDialog importId={7} onClose={vi.fn()} onOver={over} />

async function open() {
  answer('employees.importedPeople', () => ({
    people: [
      person(1, 'Trần Thị Một'),
      person(2, 'Trần Thị Hai', { is_new: true, sheets: [] }),
      person(3, 'Trần Thị Sửa', { reason: 'Hồ sơ đã được sửa sau khi nhập.' }),
    ],
  }))
  mountPage(dialog())
  await expect.element(box('Trần Thị Một')).toBeVisible()
}

const sent = () => seen.filter(({ operation }) => operation === 'employees.undoImportOfPeople')

test('chosen people are shown with what follows before the import is undone for them alone', async () => {
  answer('employees.undoImportOfPeople', ({ body }) => ({ ids: body.employee_ids }))
  await open()
  await box('Trần Thị Hai').click()
  await button('Xem trước').click()
  await expect.element(page.getByText('Trần Thị Hai (NS0002): hồ sơ mới bị xóa')).toBeVisible()
  await button('Sửa lại').click()
  await expect.element(box('Trần Thị Hai')).toBeChecked()
  await box('Trần Thị Một').click()
  await button('Xem trước').click()
  await expect
    .element(page.getByText('Trần Thị Một (NS0001): trở lại như trước khi nhập (Giấy tờ)'))
    .toBeVisible()
  await button('Hoàn tác').click()
  await expect.element(page.getByText('Đã hoàn tác cho 2 người.')).toBeVisible()
  const path = { id: 7 }
  expect(sent().map(({ input }) => input)).toEqual([
    { path, query: { dry_run: true }, body: { employee_ids: [2] } },
    { path, query: { dry_run: true }, body: { employee_ids: [1, 2] } },
    { path, query: { dry_run: false }, body: { employee_ids: [1, 2] } },
  ])
})

test('who was changed since stands with the reason and cannot be chosen; of nobody nothing is undone', async () => {
  await open()
  const others = page.getByRole('table', { name: 'Người không hoàn tác được' })
  await expect
    .element(others.getByRole('row', { name: /Trần Thị Sửa/ }))
    .toHaveTextContent('NS0003Trần Thị SửaHồ sơ đã được sửa sau khi nhập.')
  expect(box('Trần Thị Sửa').query()).toBeNull()
  await button('Xem trước').click()
  await expect.element(page.getByText('Hãy chọn ít nhất một người.')).toBeVisible()
  expect(sent()).toEqual([])
})

test('what the server refuses is told, and the choice stays', async () => {
  const message = 'Không thể hoàn tác vì hồ sơ NS0001 - Trần Thị Một đã được sửa sau khi nhập.'
  answer('employees.undoImportOfPeople', () => {
    throw new ConflictError({ operation: 'employees.undoImportOfPeople', message })
  })
  await open()
  await box('Trần Thị Một').click()
  await button('Xem trước').click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(box('Trần Thị Một')).toBeChecked()
})

test('who is refused because he was changed meanwhile stands with the reason, and is chosen no more', async () => {
  answer('employees.undoImportOfPeople', () => {
    throw new ConflictError({ operation: 'employees.undoImportOfPeople', message: 'Hồ sơ đã được sửa.' })
  })
  await open()
  await box('Trần Thị Một').click()
  answer('employees.importedPeople', () => ({
    people: [
      person(1, 'Trần Thị Một', { reason: 'Hồ sơ đã được sửa sau khi nhập.' }),
      person(2, 'Trần Thị Hai'),
    ],
  }))
  await button('Xem trước').click()
  const others = page.getByRole('table', { name: 'Người không hoàn tác được' })
  await expect.element(others.getByRole('row', { name: /Trần Thị Một/ })).toBeVisible()
  await button('Xem trước').click()
  await expect.element(page.getByText('Hãy chọn ít nhất một người.')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('people who are held back are all there to be found, however many they are', async () => {
  const reason = 'Hồ sơ đã được sửa sau khi nhập.'
  answer('employees.importedPeople', () => ({
    people: Array.from({ length: 130 }, (_, n) => person(n + 1, `Trần Thị Thứ ${n + 1}`, { reason })),
  }))
  mountPage(dialog())
  const others = page.getByRole('region', { name: 'Không hoàn tác được: 130 người' })
  await others.getByRole('searchbox').fill('Thứ 130')
  await userEvent.keyboard('{Enter}')
  await expect.element(others.getByText('Trần Thị Thứ 130')).toBeVisible()
})

const gone = () => {
  throw new NotFoundError({ operation: 'employees.importedPeople', message: 'Không tìm thấy dữ liệu.' })
}

test('an import that was undone, or whose time is over, says so and is not offered again', async () => {
  answer('employees.importedPeople', gone)
  const over = vi.fn()
  mountPage(dialog(over))
  await expect
    .element(page.getByText('Lần nhập này đã được hoàn tác, hoặc đã quá 10 phút kể từ khi nhập.'))
    .toBeVisible()
  await button('Đóng').click()
  expect(over).toHaveBeenCalledOnce()
})

test('an import whose time ends while people are chosen says so', async () => {
  answer('employees.undoImportOfPeople', gone)
  await open()
  await box('Trần Thị Một').click()
  answer('employees.importedPeople', gone)
  await button('Xem trước').click()
  await expect.element(page.getByText('Không còn gì để hoàn tác')).toBeVisible()
})

test('with the last of its people an import is over', async () => {
  answer('employees.importedPeople', () => ({
    people: [person(1, 'Trần Thị Một'), person(2, 'Trần Thị Hai')],
  }))
  answer('employees.undoImportOfPeople', ({ body }) => ({ ids: body.employee_ids }))
  const over = vi.fn()
  mountPage(dialog(over))
  await box('Trần Thị Một').click()
  await box('Trần Thị Hai').click()
  await button('Xem trước').click()
  await button('Hoàn tác').click()
  await expect.element(page.getByText('Đã hoàn tác cho 2 người.')).toBeVisible()
  expect(over).toHaveBeenCalledOnce()
})
