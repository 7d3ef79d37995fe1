import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { workbookFile, workbookOf } from '../../../testing/import-file.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let other: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  other = await newcomer(api, { login: 'former.codes', companies: { 2: everyPermission } })
})

/** Somebody of company 1 who was linked: his newer code stands for him. */
async function linked(name = 'Đỗ Thị Hai Mã') {
  const person = await hire(api, name, 3)
  const former = `CU${String(nextNumber()).padStart(6, '0')}`
  await api.db.superuser.query('insert into persons (nhansu_id, alias_of) values ($1, $2)', [
    former,
    person.personId,
  ])
  return { ...person, former }
}

const phoneOf = (id: number) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query('select phone from employees where id = $1', [id])
    return rows[0]?.phone
  })

test('his file tells his former codes, to himself too; that of somebody else has none', async () => {
  const person = await linked()
  const himself = await newcomer(api, {
    login: `former.${nextNumber()}`,
    companies: { 1: [] },
    personId: person.personId,
  })
  const path = { id: person.employeeId }
  for (const by of [hr, himself]) {
    const { employee } = (await by.call('employees.show', { path })).body.data
    expect([employee.nhansu_id, employee.former_codes]).toEqual([person.nhansuId, [person.former]])
  }
  const someone = await hire(api, 'Đỗ Văn Một Mã', 3)
  const { employee } = (await hr.call('employees.show', { path: { id: someone.employeeId } })).body.data
  expect(employee.former_codes).toEqual([])
})

test('a workbook of employees finds him by his former code, and is one person under both', async () => {
  const person = await linked()
  const titles = ['Mã nhân viên', 'Số điện thoại']
  const phone = `09${String(81_000_000 + nextNumber()).padStart(8, '0')}`
  const file = await workbookFile(titles, [[person.former, phone]])
  expect(await tryImport(hr, 'employees', file)).toMatchObject({ new: 0, changed: 1, wrong: 0 })
  const twice = await workbookFile(titles, [
    [person.former, phone],
    [person.nhansuId, phone],
  ])
  const told = await tryImport(hr, 'employees', twice)
  expect(told.rows.find(({ state }) => state === 'wrong')?.errors).toEqual([
    expect.stringContaining('Mã nhân viên trùng với dòng 2'),
  ])
  // In a company that does not have him the code is taken, and says nothing of whose it is.
  expect((await tryImport(other, 'employees', file)).wrong).toBe(1)
  await doImport(api, hr, 'employees', file)
  expect(await phoneOf(person.employeeId)).toBe(phone)
})

test('whoever may not see him is told the code that was typed, on every sheet, and never the one in force', async () => {
  const person = await linked()
  const stranger = await newcomer(api, {
    login: `former.stranger.${nextNumber()}`,
    companies: { 1: everyPermission.map(([permission]) => [permission, 'own'] as const) },
  })
  const file = await workbookOf({
    'Nhân viên': [
      ['Mã nhân viên', 'Số điện thoại'],
      [person.former, 'không phải số'],
    ],
    'Thân nhân': [
      ['Mã nhân viên', 'Quan hệ', 'Họ và tên'],
      [person.former, 'Con', 'Đỗ Văn Con'],
    ],
  })
  const told = async (by: Person) => (await tryImport(by, 'employees', file)).rows
  const unseen = await told(stranger)
  expect(unseen.map(({ sheet, key }) => [sheet, key])).toEqual([
    ['Nhân viên', person.former],
    ['Thân nhân', person.former],
  ])
  expect(JSON.stringify(unseen)).not.toContain(person.nhansuId)
  for (const { key } of await told(hr)) expect(key).toBe(person.nhansuId)
})

test('names of files and workbooks of rewards and of courses find him too, once', async () => {
  const person = await linked()
  const { matches } = (
    await hr.call('documents.match', {
      body: { names: [`${person.former}_quyet dinh.pdf`, `${person.former} ${person.nhansuId}.pdf`] },
    })
  ).body.data
  expect(matches.map(({ employee_state, employee }) => [employee_state, employee?.id])).toEqual([
    ['found', person.employeeId],
    ['found', person.employeeId],
  ])
  const elsewhere = await other.call('documents.match', { body: { names: [`${person.former}.pdf`] } })
  expect(elsewhere.body.data.matches).toMatchObject([{ employee_state: 'unknown', employee: null }])

  const titles = ['Mã nhân viên', 'Hình thức', 'Số quyết định', 'Ngày quyết định', 'Nội dung', 'Cấp']
  const reward = [person.former, 'Giấy khen', `${nextNumber()}/QĐ`, '15/01/2026', 'Làm tốt', 'Công ty']
  const rewarded = await hr.call('rewardImports.import', {
    query: { dry_run: true },
    body: { file: await workbookFile(titles, [reward]) },
  })
  expect(rewarded.body.data.import).toMatchObject({ new: 1, wrong: 0 })

  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
  const course = {
    name: 'An toàn xe nâng',
    type_id: 31,
    location_id: 31,
    start_date: day(20),
    end_date: day(21),
    confirm_deadline: day(15),
  }
  const { id } = (await hr.call('trainings.store', { body: course })).body.data.training
  await hr.call('trainingSubjects.store', { path: { id }, body: { name: 'Lý thuyết' } })
  await hr.call('trainings.open', { path: { id }, body: {} })
  const send = async (codes: string[]) =>
    hr.call('trainingEmployees.import', {
      path: { id },
      query: { dry_run: true },
      body: {
        file: await workbookFile(
          ['Mã nhân viên'],
          codes.map((code) => [code]),
        ),
      },
    })
  expect((await send([person.former])).body.data).toMatchObject({ added: 1, wrong: 0 })
  expect((await send([person.former, person.nhansuId])).body.data).toMatchObject({
    wrong: 1,
    rows: [{ errors: ['Mã nhân viên có hai dòng.'] }],
  })
})

test('a file of results tells the code in force only of who is in the course', async () => {
  const person = await linked()
  const titles = ['Mã khóa', 'Mã nhân viên', 'Kết quả']
  const file = await workbookFile(titles, [['KHONGCO', person.former, 'Đạt']])
  const sent = await hr.call('trainingEmployees.importResults', { query: { dry_run: true }, body: { file } })
  expect(JSON.stringify(sent.body)).toContain(person.former)
  expect(JSON.stringify(sent.body)).not.toContain(person.nhansuId)
})
