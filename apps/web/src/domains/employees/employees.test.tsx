import { methodOf } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { ConflictError } from '@nhansu/sdk/errors'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import Employees from './employees.tsx'
import { useRemoveAction } from './remove/use-remove-action.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

type Employee = Data<'employees.list'>['employees'][number]

const employee: Employee = {
  id: 7,
  nhansu_id: 'SM000007',
  full_name: 'Nguyễn Thị Hồng Đào',
  gender: 'Nữ',
  date_of_birth: '1992-11-08',
  phone: '0981000123',
  company_email: null,
  nature_of_work: 1,
  work_state: 'official',
  active: true,
  group_join_date: null,
  join_date: '2016-03-14',
  official_date: '2016-05-14',
  leave_date: null,
  timekeeping_code: null,
  positions: [],
  account: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const inputsOf = (operation: string) =>
  seen.filter((call) => call.operation === operation).map(({ input }) => input)
const openMenu = () => page.getByRole('button', { name: `Thao tác với ${employee.full_name}` }).click()
const stays = () => {
  throw new ConflictError({
    operation: 'employees.destroy',
    message: 'Đã có quá trình công tác. Hãy dùng "Nghỉ việc".',
  })
}

beforeAll(() => methodOf('employees.list'))
beforeEach(async () => {
  await page.viewport(1280, 900)
  answer('employees.list', () => ({
    employees: [employee],
    meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
  }))
  answer('listViews.list', () => ({ list_views: [] }))
})
afterEach(unmountPage)

test('a file made by mistake is deleted from its row after a question that says what stays, with the way back', async () => {
  mountPage(<Employees />, '/page', { profile: readerWith('employee_access', 'employee_delete') })
  await openMenu()
  await page.getByRole('menuitem', { name: 'Xóa' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText(/không xóa được; hãy dùng "Nghỉ việc"/)).toBeVisible()
  expect(inputsOf('employees.destroyBulk')).toEqual([])
  answer('employees.destroyBulk', stays)
  await question.getByRole('button', { name: 'Xóa' }).click()
  await expect.element(question.getByText(/Đã có quá trình công tác/)).toBeVisible()
  answer('employees.destroyBulk', () => ({ ids: [7] }))
  answer('employees.restore', () => ({ ids: [7] }))
  await question.getByRole('button', { name: 'Xóa' }).click()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(() => inputsOf('employees.restore')).toEqual([{ body: { ids: [7] } }])
})

test.each([
  ['equal:true', true],
  ['equal:false', false],
  ['equal:awaited', 'awaited'],
])(
  'the filter by state asks for who works, who has left and who joins on a day to come: %s',
  async (asked, value) => {
    mountPage(<Employees />, `/page?f.active=${asked}`, { profile: readerWith('employee_access') })
    const filter = { active: { operator: 'equal', value } }
    await expect
      .poll(() => inputsOf('employees.list').at(-1), { timeout: 60_000 })
      .toMatchObject({ query: { filter } })
  },
)

test.each([
  ['without the right', '/page', readerWith('employee_access', 'employee_edit')],
  ['of another day', '/page?as_of=2020-06-01', readerWith('employee_access', 'employee_delete')],
])('nothing is deleted from a list %s', async (_, at, profile) => {
  mountPage(<Employees />, at, { profile })
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Xem hồ sơ' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Xóa' }).elements()).toEqual([])
})

test('a row of another day opens the file of that day', async () => {
  mountPage(<Employees />, '/page?as_of=2020-06-01', { profile: readerWith('employee_access') })
  const ofDay = '/nhan-vien/7/chi-tiet?tab=job&as_of=2020-06-01'
  await expect.element(page.getByRole('link', { name: employee.full_name })).toHaveAttribute('href', ofDay)
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Xem hồ sơ' })).toHaveAttribute('href', ofDay)
})

/** The menu of a file, as far as it deletes. */
function FileMenu({ own = false }: { own?: boolean }) {
  const { actions, dialogs } = useRemoveAction({ employee, own })
  return (
    <>
      {actions.map(({ id, label, onSelect }) => (
        <button type="button" key={id} onClick={onSelect}>
          {label}
        </button>
      ))}
      {dialogs}
      <p>Hết</p>
    </>
  )
}

test('a file that has to stay is offered "Nghỉ việc" instead', async () => {
  answer('employees.destroy', stays)
  mountPage(<FileMenu />, '/page', {
    profile: readerWith('employee_access', 'employee_edit', 'employee_delete'),
  })
  await page.getByRole('button', { name: 'Xóa hồ sơ' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Xóa' }).click()
  await question.getByRole('button', { name: 'Nghỉ việc' }).click()
  await expect.element(page.getByRole('combobox', { name: /^Loại thay đổi/ })).toHaveTextContent('Nghỉ việc')
})

test('a file that is deleted leads to the list, and comes back', async () => {
  answer('employees.destroy', () => ({ ids: [7] }))
  answer('employees.restore', () => ({ ids: [7] }))
  mountPage(<FileMenu />, '/page', { profile: readerWith('employee_access', 'employee_delete') })
  await page.getByRole('button', { name: 'Xóa hồ sơ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect.element(page.getByRole('heading', { name: '/nhan-vien' })).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(() => inputsOf('employees.restore')).toEqual([{ body: { ids: [7] } }])
})

test.each([
  ['one’s own file', true, readerWith('employee_delete')],
  ['who may not delete', false, readerWith('employee_edit')],
])('nothing is offered to delete of %s', async (_, own, profile) => {
  mountPage(<FileMenu own={own} />, '/page', { profile })
  await expect.element(page.getByText('Hết')).toBeVisible()
  expect(page.getByRole('button', { name: 'Xóa hồ sơ' }).elements()).toEqual([])
})
