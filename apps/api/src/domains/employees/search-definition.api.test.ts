import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { everyPermission, hire, newcomer } from '../../testing/newcomer.ts'
import { wordsAmiss } from '../../testing/words-amiss.ts'

// The list's search beside its plain definition: each word that is asked begins a word of the person. More people have a
// common word than are put in order when they are counted.

const api = apiForFile()
let officer: Person
let people: { id: number; words: string[] }[]

const commonPeople = 4_100

beforeAll(async () => {
  officer = await newcomer(api, { login: 'tim-nguoi', companies: { 1: everyPermission } })
  await inCompanyOf(api.db.superuser, 1, async (client) => {
    // Nothing but their words is wanted of them, which the last statement makes.
    await client.query(`set local session_replication_role = replica`)
    await client.query(
      `with parts as (
         select n,
           (array['Nguyễn', 'Nguyễn', 'Ngô', 'Đào', 'Trần', 'N''Guyên', 'Nguyen-An'])[1 + n * 13 % 7] as family,
           (array['Văn', 'Thị', 'An', 'Vân', 'Thị Vân', ''])[1 + n * 7 % 6] as middle,
           (array['An', 'Anh', 'Ân', 'Đào', 'Bảo', 'Hoàng Anh', 'Văn', 'Nguyên', 'Thi', 'Ny', 'Va'])[1 + n * 5 % 11] as given
         from generate_series(1, $1::integer) as n),
       person as (
         insert into persons (nhansu_id) select 'TIM' || lpad(n::text, 5, '0') from parts returning id, nhansu_id)
       insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date, phone, timekeeping_code)
       select 1, id, nhansu_id, concat_ws(' ', family, nullif(middle, ''), given), 'Nữ', '2024-01-01',
         case when n % 3 = 0 then '09' || lpad((n * 7919)::text, 8, '0') end,
         case when n % 5 = 0 then 'AN' || n end
       from person join parts on 'TIM' || lpad(n::text, 5, '0') = nhansu_id`,
      [commonPeople],
    )
    // Somebody is found by a code that once was his, too.
    await client.query(
      `insert into persons (nhansu_id, alias_of) select 'ANCU' || n, id
       from (select id, row_number() over (order by id) as n from persons where nhansu_id like 'TIM%' limit 9) as nine`,
    )
    await client.query(
      `select rebuild_employee_words(1, array(select id from employees where company_id = 1))`,
    )
    await client.query(
      `update table_counts set total = (select count(*) from employees where company_id = 1)
       where company_id = 1 and table_name = 'employees'`,
    )
  })
  await api.db.superuser.query('analyze employee_words, employees')
  people = await definition()
})

/** Everybody in the order of the list, by the definition alone. */
async function definition() {
  const { rows } = await api.db.superuser.query<{ id: number; words: string[] }>(
    `select e.id, array(
       select employee_word_list(e)
       union all select lower(alias.nhansu_id) from persons alias where alias.alias_of = e.person_id) as words
     from employees e where company_id = 1 order by sort_name, id`,
  )
  return rows
}

const fold = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

function plainlyFound(value: string): number[] {
  const asked = fold(value).split(' ')
  const has = (words: readonly string[]) =>
    asked.every((begin) => words.some((word) => word.startsWith(begin)))
  return people.flatMap(({ id, words }) => (has(words) ? [id] : []))
}

async function found(value: string, page: number, filter?: object) {
  const query = { search: { value }, pagination: true, page, size: 30, ...(filter && { filter }) }
  const { status, body } = await officer.call('employees.list', { query })
  expect(status).toBe(200)
  return { ids: body.data.employees.map(({ id }) => id), total: body.data.meta.pagination?.total }
}

/** The same numbers in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state >>> 8
  }
}

const pieces =
  'n ng nguyễn nguyên an anh ân a v văn van vân t thị thi đ đào d dao b bảo h nv nva nta ntv 0 09 091 tim tim00 tim0012 ancu an1 ny x trần ж ½'.split(
    ' ',
  )

test('whatever is asked, the list holds whom the definition names, in the order of names', async () => {
  const next = numbers(20_260_401)
  const searches = Array.from({ length: 120 }, () =>
    Array.from({ length: 1 + (next.next().value % 4) }, () => pieces[next.next().value % pieces.length]).join(
      ' ',
    ),
  )
  const seen = { none: 0, few: 0, many: 0 }
  for (const value of [...pieces, ...searches]) {
    const expected = plainlyFound(value)
    seen[expected.length === 0 ? 'none' : expected.length > 4_000 ? 'many' : 'few'] += 1
    const pages = Math.max(1, Math.ceil(expected.length / 30))
    for (const page of new Set([1, 1 + (next.next().value % pages), pages])) {
      const { ids, total } = await found(value, page)
      expect({ value, page, total, ids }).toEqual({
        value,
        page,
        total: expected.length,
        ids: expected.slice((page - 1) * 30, page * 30),
      })
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(1)
})

test('beside a filter the same people are found', async () => {
  const { rows } = await api.db.superuser.query<{ id: number }>(
    'select id from employees where company_id = 1 and phone is not null',
  )
  const withPhone = new Set(rows.map(({ id }) => id))
  const filter = { phone: { operator: 'like', value: '0' } }
  for (const value of ['nguyen an', 'van an', 'đào', 'an', 'nguyen van anh']) {
    const expected = plainlyFound(value).filter((id) => withPhone.has(id))
    expect(await found(value, 1, filter)).toEqual({ total: expected.length, ids: expected.slice(0, 30) })
  }
})

test('the words follow the person: renamed, called elsewhere, deleted and brought back', async () => {
  const { employeeId: id } = await hire(api, 'Kha Thị Vĩ')
  expect((await found('kha vi', 1)).ids).toEqual([id])
  expect(await wordsAmiss(api.db.superuser)).toEqual([])
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`update employees set full_name = 'Kha Hạ Quỳ', phone = '0987000111' where id = $1`, [id]),
  )
  expect((await found('kha vi', 1)).ids).toEqual([])
  expect((await found('quy 0987000 kha', 1)).ids).toEqual([id])
  expect(await wordsAmiss(api.db.superuser)).toEqual([])
  expect((await officer.call('employees.destroy', { path: { id } })).status).toBe(200)
  expect((await found('quy kha', 1)).ids).toEqual([])
  expect((await officer.call('employees.restore', { body: { ids: [id] } })).status).toBe(200)
  expect((await found('quy kha', 1)).ids).toEqual([id])
  expect(await wordsAmiss(api.db.superuser)).toEqual([])
})
