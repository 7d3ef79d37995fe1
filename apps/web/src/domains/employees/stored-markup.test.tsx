import { methodOf } from '@nhansu/sdk'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import Employees from './employees.tsx'
import type { EmployeeFile } from './file/employee-file.ts'
import ImportedPeopleDialog from './imported/imported-people-dialog.tsx'
import HistoryTab from './rows/history-tab.tsx'
import { RowSetPanel } from './rows/row-set-panel.tsx'
import { rowSets } from './rows/row-sets.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

// Markup that somebody has typed into a field (W3) is what he typed, wherever it shows, and never runs.
const markup = (place: string) => `<img src=x onerror="globalThis.hit='${place}'"><b>${place}</b>`
const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' }
const hr = { profile: readerWith('employee_access', 'employee_edit', 'employee_sensitive') }
// The parts of a file ask nothing of the employee but whose they are.
const employee = { id: 7 } as EmployeeFile

beforeAll(() => methodOf('employees.list'))
beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

/** Everything of it stands there as it was typed, and nothing came of it. */
async function expectText(...places: string[]) {
  for (const place of places) {
    await expect.element(page.getByText(markup(place), { exact: false }).first()).toBeVisible()
  }
  expect(document.querySelectorAll('img[src="x"], [onerror]')).toHaveLength(0)
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([])
  expect(Reflect.get(globalThis, 'hit')).toBeUndefined()
}

const held = {
  id: 1,
  is_main: true,
  position_id: 2,
  position_name: markup('chuc-vu'),
  department_id: 3,
  department_name: markup('don-vi'),
  from_date: '2024-01-01',
  to_date: null,
}

test('markup in names of the list of employees is text', async () => {
  answer(
    'employees.list',
    () =>
      ({
        employees: [
          {
            id: 7,
            nhansu_id: 'SM000007',
            full_name: markup('ten'),
            work_state: 'official',
            active: true,
            join_date: '2016-03-14',
            positions: [held],
            account: null,
            version: 1,
            ...stamps,
          },
        ],
        meta: { pagination: { total: 1, per_page: 30, current_page: 1, total_pages: 1 } },
      }) as never,
  )
  answer('listViews.list', () => ({ list_views: [] }))
  mountPage(<Employees />, '/page', hr)
  await expectText('ten', 'chuc-vu', 'don-vi')
})

test('markup in the history of a file is text: who, what, before and after', async () => {
  const change = {
    id: 1,
    at: '2026-10-01T08:30:00+07:00',
    user_name: markup('nguoi-sua'),
    source: 'edit',
    is_dotted: false,
    label: 'Nơi sinh',
    path: 'place_of_birth',
    old_value: markup('truoc'),
    new_value: markup('sau'),
    job_change: null,
  }
  answer('employeeHistory.list', () => ({ changes: [change], meta: { pagination: { total: 1 } } }) as never)
  mountPage(<HistoryTab employee={employee} own={false} />, '/page', hr)
  await expectText('nguoi-sua', 'truoc', 'sau')
})

test('markup in the rows of a file is text', async () => {
  const row = {
    id: 1,
    bank_name: markup('ngan-hang'),
    branch: markup('chi-nhanh'),
    account_holder: markup('chu-tai-khoan'),
    is_salary_account: true,
    display_order: 1,
    warnings: [],
    version: 1,
    masked_fields: [],
    dotted_fields: ['account_number'],
    ...stamps,
  }
  answer('employeeBankAccounts.list', () => ({ bank_accounts: [row] }))
  mountPage(<RowSetPanel set={rowSets.bankAccounts} employee={employee} own={false} />, '/page', hr)
  await expectText('ngan-hang', 'chi-nhanh', 'chu-tai-khoan')
})

test('markup that came with a workbook is text in what the import has written', async () => {
  const person = (id: number, name: string, reason: string | null) => ({
    id,
    nhansu_id: `NS000${id}`,
    full_name: markup(name),
    is_new: true,
    sheets: [],
    decision_number: id === 1 ? markup('so-quyet-dinh') : null,
    reason,
  })
  answer('employees.importedPeople', () => ({
    people: [person(1, 'chon-duoc', null), person(2, 'da-sua', 'Hồ sơ đã được sửa sau khi nhập.')],
  }))
  mountPage(<ImportedPeopleDialog importId={7} onClose={vi.fn()} onOver={vi.fn()} />)
  await expectText('chon-duoc', 'so-quyet-dinh', 'da-sua')
})
