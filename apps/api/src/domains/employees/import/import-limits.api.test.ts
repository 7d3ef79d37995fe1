import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { tryImport } from '../../../testing/do-import.ts'
import { workbookOf } from '../../../testing/import-file.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const people = ['Mã nhân viên', 'Họ và tên *', 'Giới tính']
const relatives = ['Mã nhân viên', 'Quan hệ', 'Họ và tên', 'Năm sinh']
const accounts = ['Mã nhân viên', 'Ngân hàng', 'Số tài khoản']

type Sheets = Parameters<typeof workbookOf>[0]

/** Rows of nobody: what is wrong with each of them is told only once the workbook as a whole is taken. */
const rowsOf = (titles: string[], count: number): Sheets[string] => [
  titles,
  ...Array.from({ length: count }, () => ['KHONGCO1', 'Con', 'Phan Minh An', '2015'].slice(0, titles.length)),
]

async function ask(sheets: Sheets) {
  const { status, body } = await hr.call('employees.import', {
    body: { file: await workbookOf(sheets) },
    query: { dry_run: true },
  })
  return { status, errors: body.errors, run: body.data?.run_id ?? null }
}

test('a workbook may have more rows beside its people than people', async () => {
  const { status, run } = await ask({ 'Thân nhân': rowsOf(relatives, 10_001) })
  expect([status, run]).toEqual([200, expect.any(Number)])
})

test('of people ten thousand rows and no more are taken', async () => {
  const { status, errors } = await ask({ 'Nhân viên': rowsOf(people, 10_001) })
  const words = 'Trang tính "Nhân viên": Mỗi lần chỉ nhập được 10,000 dòng. Hãy chia thành nhiều tệp.'
  expect([status, errors]).toEqual([400, { file: [words] }])
})

test('of all sheets together sixty thousand', async () => {
  const { status, errors } = await ask({
    'Thân nhân': rowsOf(relatives, 30_001),
    'Ngân hàng': rowsOf(accounts, 30_000),
  })
  const words = 'Tệp có hơn 60,000 dòng ở tất cả các trang tính. Hãy chia thành nhiều tệp.'
  expect([status, errors]).toEqual([400, { file: [words] }])
})

test.each(['CU1234567890A', 'CU1234567890ABC', 'CU1'])(
  'a code of another length than a file takes is told: %s',
  async (code) => {
    const file = await workbookOf({ 'Nhân viên': [people, [code, 'Phan Thị Nhập', 'Nữ']] })
    const [told] = (await tryImport(hr, 'employees', file)).rows
    expect(told?.errors).toContain('Mã nhân viên gồm 4–12 chữ cái không dấu hoặc chữ số.')
  },
)
