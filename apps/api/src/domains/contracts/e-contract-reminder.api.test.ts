import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { morningsOf } from '../../testing/mornings.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
const { sql, morning } = morningsOf(api)
let hr: Person
let typeId: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = { code: 'N12', name: 'Mười hai tháng', kind: 'fixed_term' as const, term_months: 12 }
  typeId = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type.id
  await sql(`update employees set company_email = 'nhac@example.com' where company_id = 1 and id = 11`)
  const { reminder_rules: rules } = (await hr.call('reminderRules.list')).body.data
  const rule = rules.find(({ kind }) => kind === 'e_contract')
  expect(rule).toMatchObject({ days_before: [1], to_holder: false, to_head: false, is_active: true })
  await hr.call('reminderRules.update', {
    path: { id: rule?.id ?? 0 },
    body: { employee_ids: [11], role_ids: [] },
  })
})

let place = 0
/** A contract of somebody new that was signed so many days ago. */
async function signed(ago: number, state = 'issued'): Promise<{ id: number; number: string }> {
  place += 1
  const { employeeId } = await hire(api, 'Mai Chưa Bản Ký', 3)
  const number = `${place}/ĐT`
  const [row] = await sql<{ id: number }>(
    `insert into contracts (company_id, employee_id, contract_type_id, kind, state, contract_number, sign_date, start_date,
       end_date, ended_date, cancel_reason)
     values (1, $1, $2, 'fixed_term', $4, $5, current_date - $3::integer, current_date - 300, current_date + 200,
       case when $4 = 'ended' then current_date end, case when $4 = 'cancelled' then 'Nhầm' end) returning id`,
    [employeeId, typeId, ago, state, number],
  )
  return { id: Number(row?.id), number }
}

const day = async (ago: number) =>
  (await sql<{ day: string }>('select (current_date - $1::integer)::text as day', [ago]))[0]?.day ?? ''

const sign = (id: number, e_contract_id: string) =>
  hr.call('contracts.sign', { path: { id }, body: { e_contract_id } })

test('HR is told once of what has no copy and no id the day after it was signed, and no more once one is there', async () => {
  const yesterday = await signed(1)
  const missed = await signed(4)
  const ended = await signed(1, 'ended')
  const withId = await signed(1)
  const cancelled = await signed(1, 'cancelled')
  const tomorrow = await signed(-1)
  const old = await signed(31)
  const lastOfAll = await signed(30)
  const today = await signed(0)
  expect((await sign(withId.id, 'HĐĐT-0001')).status).toBe(200)
  const told = await morning()
  expect(told).toContain('Hợp đồng mới ký thiếu bản ký')
  const shown = (await day(0)).split('-').toReversed().join('-')
  expect(told).toContain(
    `hợp đồng ${yesterday.number}, chưa có bản ký hoặc mã hợp đồng điện tử: ${shown}, hôm nay`,
  )
  expect(told).toContain(`hợp đồng ${missed.number}, `)
  expect(told).toContain('quá hạn 3 ngày')
  expect(told).toContain(`hợp đồng ${ended.number}, `)
  expect(told).toContain(`hợp đồng ${lastOfAll.number}, `)
  for (const { number } of [withId, cancelled, tomorrow, old, today])
    expect(told).not.toContain(`hợp đồng ${number}, `)
  expect(await morning()).toBe(told)
  // A day goes by.
  await sql('update contracts set sign_date = sign_date - 1 where company_id = 1 and id = $1', [today.id])
  expect(await morning()).toContain(`hợp đồng ${today.number}, `)

  const notices = await sql<{ kind: string }>(
    'select kind from notices where company_id = 1 and employee_id = 11',
  )
  expect(notices.map(({ kind }) => kind)).toContain('e_contract_due')
})

test('the list says by when the id is due, by the law of the day of signing', async () => {
  const { id } = await signed(2)
  const due = async () => {
    const { body } = await hr.call('contracts.list', {
      query: { filter: { id: { operator: 'equal', value: id } } },
    })
    return body.data.contracts.map(({ e_contract_due: each }) => each)
  }
  const signedOn = (on: string) =>
    sql('update contracts set sign_date = $2 where company_id = 1 and id = $1', [id, on])
  expect(await due()).toEqual([await day(1)])
  await signedOn('2025-12-31')
  expect(await due()).toEqual([null])
  await signedOn('2026-01-01')
  expect(await due()).toEqual(['2026-01-02'])
  await signedOn('2028-02-28')
  expect(await due()).toEqual(['2028-02-29'])
  expect((await sign(id, 'HĐĐT-0002')).status).toBe(200)
  expect(await due()).toEqual([null])
})

const lateWords = 'Ký quá 1 ngày, chưa có bản ký hoặc mã điện tử'
const freshWords = 'Mới ký, chưa có bản ký'
const card = async () =>
  (await hr.call('home.show')).body.data.home.cards.find(({ key }) => key === 'unsigned_contracts')
    ?.unsigned_contracts?.figures ?? []

/** Looks whether each figure is the number of rows behind its link. */
async function expectListsBehind(figures: Awaited<ReturnType<typeof card>>) {
  for (const { label, total, link } of figures) {
    const { searchParams } = new URL(link, 'http://localhost')
    const [, days = ''] = searchParams.get('f.sign_date')?.split(':') ?? []
    const [from = '', to = ''] = days.split('~')
    const statuses = searchParams.get('f.status_name')?.split(':')[1]?.split('~') ?? []
    const { body } = await hr.call('contracts.list', {
      query: {
        pagination: true,
        size: 1,
        filter: {
          has_file: { operator: 'is', value: searchParams.get('f.has_file') !== 'equal:false' },
          sign_date: { operator: 'between', from, to },
          status_name: { operator: 'in', value: statuses },
        },
      },
    })
    expect([label, body.data.meta.pagination?.total]).toEqual([label, total])
  }
}

test('the card of the first page counts them, late ones apart, and each figure is the list behind it', async () => {
  const count = async (label: string) => (await card()).find((figure) => figure.label === label)?.total ?? 0
  const [late, inTime] = [await count(lateWords), await count(freshWords)]
  const over = await signed(2)
  await signed(1)
  await signed(0)
  await signed(2, 'cancelled')
  expect(await count(lateWords)).toBe(late + 1)
  expect(await count(freshWords)).toBe(inTime + 2)
  const figures = await card()
  expect(figures.map(({ label, is_late }) => [label, is_late])).toEqual([
    [lateWords, true],
    [freshWords, false],
  ])
  await expectListsBehind(figures)
  expect((await sign(over.id, 'HĐĐT-0003')).status).toBe(200)
  expect(await count(lateWords)).toBe(late)
})

test('each figure of the card is the list behind it also where the law gave more time before', async () => {
  await signed(5)
  await signed(3)
  const give = (from: string, hours: number) =>
    api.db.superuser.query(
      `insert into law_values (key, from_date, value, source) values ('e_contract_hours', $1, $2, 'Thử')`,
      [from, hours],
    )
  await give(await day(10), 24 * 7)
  await give(await day(4), 24)
  const figures = await card()
  expect(figures.map(({ label }) => label)).toEqual([lateWords, freshWords])
  await expectListsBehind(figures)
})
