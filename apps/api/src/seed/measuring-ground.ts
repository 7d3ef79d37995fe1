import type { ClientBase } from 'pg'
import { Refusal } from '../db/refusal.ts'
import { type DemoCompany, demoCompanies } from './demo-companies.ts'

/** A company of the demo group as the database has it. */
export interface CompanyGround {
  company: DemoCompany
  /** Its own unit, under which new ones hang. */
  rootId: number
  /** Codes of its units. */
  codes: Set<string>
}

/**
 * Looks at what is in the database, outside the companies' walls.
 * @throws Refusal unless it holds the demo group and nobody else: invented people must never come among real ones
 */
export async function readGround(client: ClientBase): Promise<{ grounds: CompanyGround[]; present: number }> {
  const { rows: companies } = await client.query<{ id: number; code: string }>(
    'select id, code from companies order by id',
  )
  const isDemo =
    companies.length === demoCompanies.length &&
    demoCompanies.every(
      ({ id, code }, index) => companies[index]?.id === id && companies[index].code === code,
    )
  if (!isDemo || (await hasOthers(client))) {
    throw new Refusal(
      'Lệnh seed --employees chỉ chạy trên cơ sở dữ liệu mới có nhóm demo: hãy dùng một DATA_DIR mới, hoặc một cơ sở dữ liệu trống với DEMO=1.',
    )
  }
  const { rows } = await client.query<{ total: string | number }>('select count(*) as total from employees')
  return { grounds: await readUnits(client), present: Number(rows[0]?.total) }
}

/** The demo group's codes have six digits; those of people who were filled in have seven. */
async function hasOthers(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from persons where nhansu_id !~ '^SM[0-9]{6}$' limit 1`)
  return rowCount !== 0
}

async function readUnits(client: ClientBase): Promise<CompanyGround[]> {
  const { rows } = await client.query<{ company_id: number; root_id: string | number; codes: string[] }>(
    `select company_id, min(id) filter (where parent_id is null) as root_id, array_agg(code) as codes
     from departments group by company_id`,
  )
  return demoCompanies.map((company) => {
    const found = rows.find(({ company_id }) => company_id === company.id)
    if (!found)
      throw new Refusal(`Công ty ${company.short_name} không còn đơn vị nào: hãy dùng một DATA_DIR mới.`)
    return { company, rootId: Number(found.root_id), codes: new Set(found.codes) }
  })
}
