import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { handedPapersAstray } from './testing/handed-papers-astray.ts'

let db: TestDatabase
/** Writes as the owner of the tables, whom triggers and walls hold too. */
let writer: Client
let people: number[]
let types: number[]
beforeAll(async () => {
  db = await testDatabase('arranged')
  writer = await inCompanyOne()
  people = await ids('select id from employees order by id limit 8')
  types = await ids('select id from document_types order by id limit 4')
  await writer.query('delete from required_papers')
})
afterAll(async () => {
  await writer.end()
  await db.close()
})

async function inCompanyOne(): Promise<Client> {
  const client = new Client({ connectionString: db.urls.owner, options: '-c app.company_id=1' })
  await client.connect()
  return client
}

const ids = async (statement: string, values: unknown[] = []): Promise<number[]> =>
  (await writer.query<{ id: number }>(statement, values)).rows.map(({ id }) => id)

let codes = 0
const ask = async (type: number | null = null, nature: number | null = null) =>
  (
    await ids(
      `insert into required_papers (company_id, code, name, document_type_id, nature_of_work)
       values (1, 'G' || $1::text, 'Giấy ' || $1::text, $2, $3) returning id`,
      [String((codes += 1)).padStart(4, '0'), type, nature],
    )
  )[0] ?? 0

const document = (
  client: Client,
  type: number | undefined,
  about: readonly number[],
  expiry: string | null,
) =>
  client.query(
    `insert into documents (company_id, document_type_id, summary, employee_ids, expiry_date, created_by)
     values (1, $1, 'Giấy tờ', $2, $3, (select min(id) from users))`,
    [type, about, expiry],
  )

const mark = (client: Client, employeeId: number | undefined, paperId: number) =>
  client.query(
    `insert into employee_paper_marks (company_id, employee_id, required_paper_id, state, handed_in_on)
     values (1, $1, $2, 'handed_in', '2026-01-05') on conflict do nothing`,
    [employeeId, paperId],
  )

/** How many have the paper on a day as it is kept; 0 stands for all papers. */
async function kept(paperId: number, day: string): Promise<number> {
  const [total] = await ids(
    `select coalesce(sum(people), 0)::integer as id from handed_paper_totals
     where required_paper_id = $1 and good_until >= $2`,
    [paperId, day],
  )
  return total ?? 0
}

/** A paper of the first type and one by hand, asked of everybody; nobody has anything yet. */
async function begin(): Promise<{ ofType: number; byHand: number }> {
  await writer.query(`delete from employee_paper_marks; delete from documents; delete from required_papers;
    update employees set active = true where not active`)
  return { ofType: await ask(types[0]), byHand: await ask() }
}

test('what expires counts until its day without anybody writing', async () => {
  const { ofType, byHand } = await begin()
  await document(writer, types[0], people.slice(0, 2), '2027-03-31')
  await document(writer, types[0], people.slice(1, 2), '2028-01-01')
  await mark(writer, people[0], byHand)
  expect(await kept(ofType, '2027-03-31')).toBe(2)
  expect(await kept(ofType, '2027-04-01')).toBe(1)
  expect(await kept(0, '2027-03-31')).toBe(1)
  expect(await kept(0, '2027-04-01')).toBe(0)
  await writer.query('update documents set expiry_date = null')
  expect(await kept(0, '2099-01-01')).toBe(1)
})

test('the totals are what the papers come to after four hundred writes of every kind', async () => {
  await begin()
  const next = numbers(20261201)
  const one = <Value>(values: readonly Value[]) => values[next(values.length)]
  const somebody = () => one(people)
  const some = () => people.filter(() => next(3) === 0)
  const day = () => (next(3) === 0 ? null : `${2024 + next(6)}-0${1 + next(9)}-1${next(10)}`)
  const anyPaper = () => ids('select id from required_papers order by id')
  const kinds = [
    () => document(writer, one(types), some(), day()),
    () => document(writer, one(types), some(), day()),
    async () => mark(writer, somebody(), one(await anyPaper()) ?? 0),
    async () => mark(writer, somebody(), one(await anyPaper()) ?? 0),
    () =>
      writer.query('delete from employee_paper_marks where employee_id = $1 and required_paper_id % 2 = $2', [
        somebody(),
        next(2),
      ]),
    () => writer.query('update documents set expiry_date = $1 where id % 5 = $2', [day(), next(5)]),
    () => writer.query('update documents set document_type_id = $1 where id % 7 = $2', [one(types), next(7)]),
    () => writer.query('update documents set employee_ids = $1 where id % 9 = $2', [some(), next(9)]),
    () => writer.query('delete from documents where id % 11 = $1', [next(11)]),
    () => writer.query('update employees set active = not active where id = $1', [somebody()]),
    () =>
      writer.query('update employees set nature_of_work = $2 where id = any ($1)', [
        some(),
        one([null, 1, 7]),
      ]),
    async () => void ((await anyPaper()).length < 5 && (await ask(one([null, ...types]), one([null, 7])))),
    () => writer.query('update required_papers set is_active = not is_active where id % 4 = $1', [next(4)]),
    () =>
      writer.query('update required_papers set nature_of_work = $1 where id % 6 = $2', [
        one([null, 1, 7]),
        next(6),
      ]),
    () =>
      writer.query('update required_papers set document_type_id = $1 where id % 6 = $2', [
        one([null, ...types]),
        next(6),
      ]),
    () =>
      writer.query(
        `delete from required_papers paper where id % 8 = $1
         and not exists (select from employee_paper_marks where required_paper_id = paper.id)`,
        [next(8)],
      ),
  ]
  for (let written = 0; written < 400; written += 1) {
    await one(kinds)?.()
    expect(await handedPapersAstray(db), `after ${written}`).toEqual([])
  }
  expect(await handedPapersAstray(db)).toEqual([])
})

test('what is only tried, and what is taken back, counts for nothing', async () => {
  const { byHand } = await begin()
  await writer.query('begin; set local app.is_preview = on')
  await mark(writer, people[0], byHand)
  await writer.query('rollback; begin')
  await mark(writer, people[1], byHand)
  await writer.query('rollback')
  expect(await kept(byHand, '2026-01-01')).toBe(0)
  expect(await handedPapersAstray(db)).toEqual([])
})

test('two who write about different people wait for nobody, and both count', async () => {
  const { byHand } = await begin()
  await mark(writer, people[2], byHand)
  const [first, second] = await Promise.all([inCompanyOne(), inCompanyOne()])
  try {
    await first.query('begin')
    await mark(first, people[0], byHand)
    await mark(second, people[1], byHand)
    await first.query('commit')
    expect(await kept(byHand, '2026-01-01')).toBe(3)
    await mark(writer, people[3], byHand)
    const rows = await ids('select id from handed_paper_totals where required_paper_id = $1', [byHand])
    expect(rows).toHaveLength(1)
    expect(await handedPapersAstray(db)).toEqual([])
  } finally {
    await Promise.all([first.end(), second.end()])
  }
})

test.each(['a mark', 'a paper that is asked'] as const)(
  'a document waits for who writes what it counts with, and both are kept: %s',
  async (isFirst) => {
    await begin()
    const byHand = (await ids('select max(id) as id from required_papers'))[0] ?? 0
    const [first, second] = await Promise.all([inCompanyOne(), inCompanyOne()])
    const about = people.slice(0, 1)
    try {
      await first.query('begin')
      if (isFirst === 'a mark') await mark(first, about[0], byHand)
      else
        await first.query('update required_papers set document_type_id = $1 where id = $2', [
          types[0],
          byHand,
        ])
      const waiting = document(second, types[0], about, null)
      await expect
        .poll(
          async () =>
            (
              await db.superuser.query(
                `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
              )
            ).rows.length,
          { timeout: 60_000 },
        )
        .toBe(1)
      await first.query('commit')
      await waiting
    } finally {
      await Promise.all([first.end(), second.end()])
    }
    expect(await kept(0, '2026-01-01')).toBe(1)
    expect(await handedPapersAstray(db)).toEqual([])
  },
)

/** Whole numbers below a limit, always the same ones for a seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
