import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readFact } from '../db/installation.ts'
import { verifyPassword } from '../passwords.ts'
import { inTransaction } from '../seed/in-transaction.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { type NewAdministrator, createAdministrator } from './administrator.ts'
import { readCompanies } from './companies-file.ts'

const one = { id: 1, code: 'MOT', name: 'Công ty Một', short_name: 'Một' }
const two = { id: 2, code: 'HAI', name: 'Công ty Hai', short_name: 'Hai' }

describe('the first administrator', () => {
  let clone: TestDatabase
  beforeEach(async () => {
    clone = await testDatabase()
  })
  afterEach(() => clone.close())

  function create(wanted: Partial<NewAdministrator> = {}): Promise<string[]> {
    const person = {
      login: 'quantri',
      fullName: 'Trần Thị Quản Trị',
      password: 'mat-khau-dai',
      companies: [one, two],
    }
    return inTransaction(clone.owner, (client) => createAdministrator(client, { ...person, ...wanted }))
  }

  test('is administrator in every company of the file', async () => {
    expect(await create()).toEqual(['Công ty Một', 'Công ty Hai'])
    const { rows } = await clone.superuser.query(
      `select r.company_id, r.shipped_key, m.is_active
       from users u join user_roles ur on ur.user_id = u.id
       join roles r on r.company_id = ur.company_id and r.id = ur.role_id
       join memberships m on m.user_id = u.id and m.company_id = r.company_id
       where u.login = 'quantri' order by 1`,
    )
    expect(rows).toEqual([
      { company_id: 1, shipped_key: 'administrator', is_active: true },
      { company_id: 2, shipped_key: 'administrator', is_active: true },
    ])
  })

  test('signs in with the password that was shown', async () => {
    await create()
    const { rows } = await clone.superuser.query<{ hash: string }>('select password_hash as hash from users')
    expect(await verifyPassword(rows[0]?.hash ?? '', 'mat-khau-dai')).toBe(true)
  })

  test('keeps the demo group out from then on', async () => {
    await create()
    expect(await readFact(clone.owner, 'demo')).toBe('none')
  })

  test('is made again under another login, and leaves the companies as they are', async () => {
    await create({ companies: [one] })
    expect(await create({ login: 'thuhai', companies: [{ ...one, name: 'Tên khác' }, two] })).toEqual([
      'Công ty Hai',
    ])
    const { rows } = await clone.owner.query('select name from companies order by id')
    expect(rows).toEqual([{ name: 'Công ty Một' }, { name: 'Công ty Hai' }])
  })

  test('is refused under a taken login, with nothing left of the try', async () => {
    await create({ companies: [one] })
    await expect(create({ companies: [one, two] })).rejects.toThrow(/^Tên đăng nhập quantri đã có người dùng/)
    expect((await clone.owner.query('select from companies')).rowCount).toBe(1)
  })

  test('needs a company', async () => {
    await expect(create({ companies: [] })).rejects.toThrow(/^Chưa có công ty nào/)
    expect((await clone.owner.query('select from users')).rowCount).toBe(0)
  })
})

describe('the file of companies', () => {
  let file: string
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), 'nhansu-companies-'))
    file = join(folder, 'cong-ty.json')
    return () => rmSync(folder, { recursive: true })
  })

  test('may hold names alone', () => {
    writeFileSync(file, '["Công ty Một", "Công ty Hai"]')
    expect(readCompanies(file)).toEqual([
      { id: 1, code: 'CT01', name: 'Công ty Một', short_name: 'Công ty Một' },
      { id: 2, code: 'CT02', name: 'Công ty Hai', short_name: 'Công ty Hai' },
    ])
  })

  test('may say everything', () => {
    writeFileSync(file, JSON.stringify([{ ...one, id: 12 }]))
    expect(readCompanies(file)).toEqual([{ ...one, id: 12 }])
  })

  test.for([
    ['nothing', '', /^Không đọc được/],
    ['no list', '{"name": "Một"}', /phải chứa một danh sách/],
    ['an empty list', '[]', /phải chứa một danh sách/],
    [
      'thirteen companies',
      JSON.stringify(Array(13).fill('Công ty')),
      /Công ty thứ 13 .* id phải là số từ 1 đến 12/,
    ],
    ['a company without a name', '["Một", {"code": "HAI"}]', /Công ty thứ 2 .* name phải có/],
    ['a wrong code', '[{"name": "Một", "code": "một"}]', /code phải gồm/],
    ['one id twice', '[{"name": "Một", "id": 3}, {"name": "Hai", "id": 3, "code": "HAI"}]', /cùng id/],
    ['one code twice', '[{"name": "Một", "code": "AB"}, {"name": "Hai", "code": "AB"}]', /cùng code/],
    ['null', '[null]', /name phải có/],
  ] as const)('with %s is refused in a sentence', ([, content, sentence]) => {
    writeFileSync(file, content)
    expect(() => readCompanies(file)).toThrow(sentence)
  })
})
