import type { ClientBase } from 'pg'
import { noteFact } from '../db/installation.ts'
import { Refusal } from '../db/refusal.ts'
import { hashPassword } from '../passwords.ts'
import { type Company, addCompany } from '../seed/add-company.ts'

/** Whom to make, and the companies of the file that the group is to have. */
export interface NewAdministrator {
  login: string
  fullName: string
  password: string
  companies: readonly Company[]
}

/**
 * Makes the companies that are not there yet, and an account that is administrator in every company of the group.
 * Companies that exist stay as they are. Runs in the caller's transaction as the owner of the tables.
 * @returns the names of the companies that were made
 * @throws Refusal when the login is taken, or there is no company
 */
export async function createAdministrator(client: ClientBase, wanted: NewAdministrator): Promise<string[]> {
  const existing = new Set(await companyIds(client))
  const missing = wanted.companies.filter(({ id }) => !existing.has(id))
  for (const company of missing) await addCompany(client, company)
  const all = await companyIds(client)
  if (all.length === 0) {
    throw new Refusal(
      'Chưa có công ty nào: hãy thêm tệp danh sách công ty, như npm run admin:create -- cong-ty.json',
    )
  }
  const userId = await addUser(client, wanted)
  for (const companyId of all) await makeAdministrator(client, userId, companyId)
  // A group with companies of its own is never mistaken for the demo's.
  if (existing.size === 0) await noteFact(client, 'demo', 'none')
  return missing.map(({ name }) => name)
}

async function companyIds(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from companies order by id')
  return rows.map(({ id }) => id)
}

async function addUser(client: ClientBase, { login, fullName, password }: NewAdministrator): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (login, full_name, password_hash) values ($1, $2, $3) on conflict do nothing returning id`,
    [login, fullName, await hashPassword(password)],
  )
  if (rows[0]) return rows[0].id
  throw new Refusal(`Tên đăng nhập ${login} đã có người dùng: hãy chọn tên khác.`)
}

async function makeAdministrator(client: ClientBase, userId: number, companyId: number): Promise<void> {
  await client.query(`select set_config('app.company_id', $1, true)`, [String(companyId)])
  await client.query('insert into memberships (user_id, company_id) values ($1, $2)', [userId, companyId])
  const { rowCount } = await client.query(
    `insert into user_roles (company_id, user_id, role_id)
     select company_id, $1, id from roles where company_id = $2 and shipped_key = 'administrator'`,
    [userId, companyId],
  )
  if (rowCount === 1) return
  throw new Refusal(`Công ty ${companyId} không còn vai trò quản trị đi kèm: hãy tạo lại vai trò ấy trước.`)
}
