import { beforeAll, expect, test } from 'vitest'
import { photo } from '../../../files/testing/pictures.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport } from '../../../testing/do-import.ts'
import { workbookOf } from '../../../testing/import-file.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const newNumber = () => `001195${String(nextNumber()).padStart(6, '0')}`

async function holderOf(id_number: string) {
  const { employeeId: id, nhansuId: code } = await hire(api, 'Phan Thị Đổi Số', 3)
  await give(id, id_number)
  return { id, code }
}

async function give(id: number, id_number: string): Promise<void> {
  const saved = await hr.call('employeePapers.update', { path: { id }, body: { id_number } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

async function numberOf(id: number) {
  const { body } = await hr.call('employees.reveal', { path: { id }, body: { fields: ['id_number'] } })
  return body.data.values['id_number']
}

async function importNumbers(...rows: [code: string, number: string][]): Promise<number> {
  const file = await workbookOf({ 'Giấy tờ': [['Mã nhân viên', 'Số căn cước'], ...rows] })
  const { result } = await doImport(api, hr, 'employees', file)
  expect(result).toMatchObject({ changed: rows.length, wrong: 0 })
  return result?.id ?? 0
}

test('an import that moved a number from one to another is taken back in the reverse order', async () => {
  const [x, y, z] = [newNumber(), newNumber(), newNumber()]
  const [first, second] = [await holderOf(x), await holderOf(y)]
  const id = await importNumbers([second.code, z], [first.code, y])
  expect([await numberOf(first.id), await numberOf(second.id)]).toEqual([y, z])
  const undone = await hr.call('employees.undoImport', { path: { id } })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect([await numberOf(first.id), await numberOf(second.id)]).toEqual([x, y])
})

test('an import whose old number is another’s by now stays, and the undo says whose it is', async () => {
  const [x, y] = [newNumber(), newNumber()]
  const changed = await holderOf(x)
  const id = await importNumbers([changed.code, y])
  const other = await holderOf(x)
  const { status, body } = await hr.call('employees.undoImport', { path: { id } })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    message: `Không thể hoàn tác. Số căn cước đã thuộc nhân viên ${other.code} - Phan Thị Đổi Số.`,
  })
  expect(await numberOf(changed.id)).toBe(y)
})

test('an import is not undone once a row that it brought has a diploma', async () => {
  const { nhansuId: code, employeeId: id } = await hire(api, 'Trần Thị Có Bằng', 3)
  const file = await workbookOf({
    'Trình độ': [
      ['Mã nhân viên', 'Trình độ'],
      [code, 'Đại học'],
    ],
  })
  const { result } = await doImport(api, hr, 'employees', file)
  const { educations } = (await hr.call('employeeEducations.list', { path: { id } })).body.data
  const sent = await hr.call('employeeDiplomas.storeFile', {
    path: { id, row_id: educations[0]?.id ?? 0 },
    body: { file: new File([await photo()] as never, 'bang.jpg') },
  })
  expect(sent.status, sent.text).toBe(201)
  const { status, body } = await hr.call('employees.undoImport', { path: { id: result?.id ?? 0 } })
  expect([status, body.message]).toEqual([
    409,
    `Không thể hoàn tác vì hồ sơ ${code} - Trần Thị Có Bằng đã được sửa sau khi nhập.`,
  ])
})
