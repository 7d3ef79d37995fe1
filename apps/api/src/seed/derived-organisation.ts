import type { ClientBase } from 'pg'

/**
 * What units and positions have once their people are there: heads, plans, words and versions. Rows that have theirs
 * already keep them; the plan of a unit follows the positions that are below it now.
 */
export async function completeOrganisation(client: ClientBase): Promise<void> {
  await appointHeads(client)
  await planHeadcounts(client)
  await fillWords(client, 'departments', 'department', ['name', 'code', 'short_name'])
  await fillWords(client, 'positions', 'position', ['name', 'code'])
  await client.query(
    `insert into department_versions
     select version.* from departments unit, department_version_of(unit, unit.found_date) as version
     where unit.found_date is not null
     on conflict do nothing`,
  )
}

/** A unit's head is who holds its highest position. */
async function appointHeads(client: ClientBase): Promise<void> {
  await client.query(
    `update departments set manager_id = head.employee_id
     from (
       select distinct on (held.company_id, held.department_id) held.company_id, held.department_id, held.employee_id
       from employee_positions held
       join positions position on position.company_id = held.company_id and position.id = held.position_id
       where held.to_date is null and position.position_level in (1, 2, 4, 6, 9, 14)
       order by held.company_id, held.department_id, position.position_level, held.id
     ) head
     where head.company_id = departments.company_id and head.department_id = departments.id and manager_id is null`,
  )
}

/** Most positions have the holders that are planned, some lack one or two; a unit's plan is that of all its positions. */
async function planHeadcounts(client: ClientBase): Promise<void> {
  await client.query(
    `update positions set headcount_plan = coalesce(held.holders, 0)
       + case when positions.id % 7 = 0 then 1 when positions.id % 11 = 0 then 2 else 0 end
     from positions position
     left join (
       select company_id, position_id, count(distinct employee_id) as holders
       from employee_positions where to_date is null group by company_id, position_id
     ) held on held.company_id = position.company_id and held.position_id = position.id
     where position.company_id = positions.company_id and position.id = positions.id
       and positions.headcount_plan is null`,
  )
  await client.query(
    `update departments set headcount_plan = planned.total
     from (
       select above.company_id, above.unit_id, sum(positions.headcount_plan) as total
       from (select d.company_id, d.id, unit as unit_id
             from departments d cross join lateral department_and_above(d.company_id, d.id) as unit) above
       join positions on positions.company_id = above.company_id and positions.department_id = above.id
       group by above.company_id, above.unit_id
     ) planned
     where planned.company_id = departments.company_id and planned.unit_id = departments.id`,
  )
}

async function fillWords(
  client: ClientBase,
  table: 'departments' | 'positions',
  one: 'department' | 'position',
  fields: readonly string[],
): Promise<void> {
  const words = fields.map((field) => `select vn_words(${field})`).join(' union ')
  await client.query(
    `insert into ${one}_words (company_id, word, ${one}_id)
     select company_id, word, id from ${table}, lateral (${words} union select lower(code)) as words (word)
     where word <> ''
     on conflict do nothing`,
  )
}
