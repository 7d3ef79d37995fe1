import type { PoolClient } from 'pg'
import { permissionNames } from '@nhansu/sdk/contract'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { migrationsFolder, readMigrations } from '../db/migrations-folder.ts'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { addCompany } from './add-company.ts'
import { insertShippedCatalogues } from './shipped-catalogues.ts'
import { insertShippedRoles } from './shipped-roles.ts'

const company = { id: 7, code: 'MOI', name: 'Công ty Mới', short_name: 'Mới' }

describe('a new company', () => {
  let db: TestDatabase
  let client: PoolClient
  beforeAll(async () => {
    db = await testDatabase()
  })
  beforeEach(async () => {
    client = await db.owner.connect()
    await client.query('begin')
    await addCompany(client, company)
  })
  afterEach(async () => {
    await client.query('rollback')
    client.release()
  })
  afterAll(() => db.close())

  async function grantsOf(key: string): Promise<string[]> {
    const { rows } = await client.query<{ granted: string }>(
      `select permission || ' ' || scope as granted
       from role_grants join roles r on r.company_id = role_grants.company_id and r.id = role_id
       where r.company_id = 7 and shipped_key = $1`,
      [key],
    )
    return rows.map(({ granted }) => granted)
  }

  test('has ten roles and the catalogues', async () => {
    const { rows } = await client.query(
      `select table_name, total from table_counts where company_id = 7 order by table_name`,
    )
    expect(rows).toEqual([
      { table_name: 'certificate_groups', total: 11 },
      { table_name: 'certificates', total: 30 },
      { table_name: 'classifies', total: 16 },
      { table_name: 'contract_types', total: 11 },
      { table_name: 'document_types', total: 32 },
      { table_name: 'fields', total: 31 },
      { table_name: 'levels', total: 23 },
      { table_name: 'quiz_categories', total: 10 },
      { table_name: 'required_papers', total: 7 },
      { table_name: 'reward_discipline_forms', total: 12 },
      { table_name: 'reward_reasons', total: 15 },
      { table_name: 'roles', total: 10 },
      { table_name: 'training_formalities', total: 8 },
      { table_name: 'training_types', total: 11 },
    ])
  })

  test.each([
    ['as it was shipped gets what it lacks', [], ['contract_edit', 'document_access', 'document_edit']],
    ['that the company changed stays', ['report_export'], ['report_export']],
  ])('a role for pay %s', async (_, chosen, added) => {
    const [migration] = readMigrations(migrationsFolder).filter(({ name }) =>
      name.endsWith('-payroll-drafts.sql'),
    )
    const shipped = await grantsOf('payroll')
    const before = shipped.filter((grant) => !/^(contract_edit|document_)/.test(grant))
    await client.query(
      `delete from role_grants where company_id = 7 and (permission = 'contract_edit' or permission like 'document%')
         and role_id = (select id from roles where company_id = 7 and shipped_key = 'payroll')`,
    )
    await client.query(
      `insert into role_grants (company_id, role_id, permission, scope)
       select 7, id, unnest($1::text[]), 'company' from roles where company_id = 7 and shipped_key = 'payroll'`,
      [chosen],
    )
    await client.query(migration?.sql ?? '')
    await client.query(`select set_config('app.company_id', '7', true)`)
    const now = await grantsOf('payroll')
    expect(now.toSorted()).toEqual([...before, ...added.map((name) => `${name} company`)].toSorted())
    if (chosen.length === 0) expect(now.toSorted()).toEqual(shipped.toSorted())
  })

  test('has catalogues whose rows refer to each other', async () => {
    const { rows } = await client.query<{ way: string }>(
      `select field_path(7, id) as way from fields where code = 'PCCC' and company_id = 7
       union all
       select c.name || ' < ' || g.name from certificates c
       join certificate_groups g on g.company_id = c.company_id and g.id = c.group_id
       where c.company_id = 7 and c.name = 'TOEIC'
       union all
       select t.name || ' > ' || n.code from contract_types t
       join contract_types n on n.company_id = t.company_id and n.id = t.next_type_id
       where t.company_id = 7 and t.code = 'HDLD24'
       union all
       select p.name || ' = ' || d.code from required_papers p
       join document_types d on d.company_id = p.company_id and d.id = p.document_type_id
       where p.company_id = 7 and p.code = 'CC'`,
    )
    expect(rows.map(({ way }) => way)).toEqual([
      'An toàn, vệ sinh lao động › Phòng cháy chữa cháy',
      'TOEIC < Ngoại ngữ',
      'Hợp đồng lao động xác định thời hạn 24 tháng > HDLDKX',
      'Căn cước = CCCCCD',
    ])
  })

  test('lets its administrator do everything in the whole company', async () => {
    expect((await grantsOf('administrator')).sort()).toEqual(
      permissionNames.map((name) => `${name} company`).sort(),
    )
  })

  test('keeps pay from personnel officers, rights from the head of personnel, others’ data from employees', async () => {
    expect(await grantsOf('hr_officer')).toContain('employee_edit company')
    expect(await grantsOf('hr_officer')).not.toContain('employee_pay company')
    expect(await grantsOf('hr_head')).not.toContain('permission_edit company')
    expect(await grantsOf('unit_head')).toContain('employee_access unit')
    expect((await grantsOf('unit_head')).filter((grant) => !grant.endsWith(' unit'))).toEqual([])
    expect((await grantsOf('employee')).filter((grant) => !grant.endsWith(' own'))).toEqual([])
  })

  test('keeps what it made of its roles and levels when they are shipped again', async () => {
    await client.query(
      `update roles set name = 'Trợ lý đào tạo' where company_id = 7 and shipped_key = 'trainer'`,
    )
    await client.query(
      `delete from role_grants where company_id = 7 and permission = 'training_delete' and role_id =
         (select id from roles where company_id = 7 and shipped_key = 'trainer')`,
    )
    await client.query(`update levels set name = 'Tiến sỹ' where company_id = 7 and code = 'TS'`)
    await insertShippedRoles(client, 7)
    await insertShippedCatalogues(client, 7)
    expect(await grantsOf('trainer')).not.toContain('training_delete company')
    const { rows } = await client.query(
      `select (select count(*) from roles where company_id = 7) as roles,
         (select name from roles where company_id = 7 and shipped_key = 'trainer') as trainer,
         (select name from levels where company_id = 7 and code = 'TS') as level`,
    )
    expect(rows).toEqual([{ roles: 10, trainer: 'Trợ lý đào tạo', level: 'Tiến sỹ' }])
  })
})
