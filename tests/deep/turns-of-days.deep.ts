import { afterEach, expect } from 'vitest'
import { connect } from '../../apps/api/src/db/connect.ts'
import { pdfText } from '../../apps/api/src/print/testing/pdf-text.ts'
import { inCompanyOf } from '../../apps/api/src/testing/group.ts'
import { type Client, clientOf, newAdministrator, newLevel, signIn } from '../launch/client.ts'
import { dataFolderOfFile, withServerOf } from '../launch/data-folder.ts'
import { openFolder } from '../launch/open-folder.ts'
import { type Product, startProduct, stop, stopAll } from '../launch/product.ts'
import { bounds } from './bounds.ts'
import { deepCase } from './deep-case.ts'
import { fakedClock, putDatabaseUnder } from './faked-clock.ts'

const dataDir = dataFolderOfFile()
afterEach(stopAll)

const year = new Date().getFullYear()
const leapYear = 4 * Math.floor(year / 4) + 4
/** The last day of something, and the next one, both in Vietnam. */
const turns = [
  [`${year}-12-31`, `${year + 1}-01-01`],
  [`${leapYear}-02-28`, `${leapYear}-02-29`],
  [`${leapYear}-02-29`, `${leapYear}-03-01`],
  [`${leapYear + 1}-02-28`, `${leapYear + 1}-03-01`],
] as const

/** What a running product says of today, in each place where it says so. */
interface Told {
  /** The day of the first page's figures, and who is the newest of the people by then. */
  headcount: string
  newest: string
  law: string
  /** Of what was saved just now, with the hours that the clock of Vietnam is ahead. */
  saved: string
  unitClosed: string
  workbook: string
  paper: string
}

function wanted(day: string): Told {
  const [years, months = '', days] = day.split('-')
  const begun = turns.map(([, next]) => next).findLast((next) => next <= day && isLately(next, day))
  return {
    headcount: day,
    newest: begun ?? 'nobody',
    law: day,
    saved: `${day}+07:00`,
    unitClosed: day,
    workbook: `Danh sach trinh do ${days}-${months}-${years}.xlsx`,
    // Of months only the first two carry a zero: Decree 30/2020.
    paper: `ngày${days}tháng${Number(months) > 2 ? Number(months) : months}năm${years}`,
  }
}

/** The first page names newcomers of this month and the last. */
function isLately(begun: string, day: string): boolean {
  return Date.parse(day) - Date.parse(begun) < 28 * 24 * 60 * 60 * 1000
}

async function told(product: Product, token: string): Promise<Told> {
  const client = clientOf(product, token)
  const ask = async (path: string, body?: object) =>
    fetch(product.address + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const { home } = (await client.call('GET', '/api/home')).data as {
    home: { cards: { headcount?: { date: string; newcomers: { date: string }[] } }[] }
  }
  // The card stands behind others, such as one of a turn that the clock left out.
  const headcount = home.cards.find((card) => card.headcount)?.headcount
  const { level } = (await client.call('POST', '/api/levels', newLevel())).data as {
    level: { created_at: string }
  }
  const workbook = await ask('/api/levels/export')
  await workbook.arrayBuffer()
  const paper = pdfText(Buffer.from(await (await ask('/api/employees/print', {})).arrayBuffer())).join('')
  return {
    headcount: headcount?.date ?? 'no card',
    newest: headcount?.newcomers[0]?.date ?? 'nobody',
    law: await lawDay(client),
    saved: level.created_at.replace(/T.*(?=\+)/, ''),
    unitClosed: await closeUnit(client, turns.flat()),
    workbook: /filename="([^"]+)"/.exec(workbook.headers.get('content-disposition') ?? '')?.[1] ?? '',
    paper: /ngày\d+tháng\d+năm\d{4}/.exec(paper)?.[0] ?? paper,
  }
}

/** The day whose numbers of the law hold. */
async function lawDay(client: Client): Promise<string> {
  return String((await client.call('GET', '/api/law-constants')).data['on'])
}

let units = 0

/** Closes a unit on the latest of some days on which that may be, and answers the day. */
async function closeUnit(client: Client, days: readonly string[]): Promise<string> {
  units += 1
  const unit = { code: `DV${units}`, name: `Đơn vị ${units}`, level: 1 }
  const { department } = (await client.call('POST', '/api/departments', unit)).data as {
    department: { id: number }
  }
  for (const day of days.toSorted().toReversed()) {
    const body = { closed_on: day, decision_no: '1/QĐ' }
    const { status } = await client.call('POST', `/api/departments/${department.id}/close`, body)
    if (status === 200) return day
  }
  return 'never'
}

deepCase('the turns of days, by a clock that is set', bounds.turns.minutes, async (figure) => {
  const clock = fakedClock(openFolder())
  const first = await startProduct({ dataDir })
  await first.ready()
  const account = await newAdministrator(first, { dataDir })
  expect(await stop(first)).toBe(0)
  await withServerOf(dataDir, ({ urls }) => employ(urls.superuser))
  putDatabaseUnder(clock, dataDir)

  // The zone of the machine itself is neither Vietnam's nor that of the database.
  const env = { ...clock.environment, TZ: 'America/New_York' }
  const product = await startProduct({ dataDir, env })
  await product.ready()
  for (const [day, next] of turns) {
    clock.set(`${day}T23:58:00+07:00`)
    const token = await signIn(product, account)
    expect(await told(product, token)).toEqual(wanted(day))
    clock.set(`${day}T23:59:57+07:00`)
    await expect.poll(() => lawDay(clientOf(product, token)), { timeout: 60_000 }).toBe(next)
    expect(await told(product, token)).toEqual(wanted(next))
  }

  const [, last = ''] = turns.at(-1) ?? []
  clock.set(`${last}T02:29:57+07:00`)
  const client = clientOf(product, await signIn(product, account))
  await expect
    .poll(async () => (await cleanings(client)).at(0), { timeout: 180_000, interval: 1_000 })
    .toMatch(new RegExp(`^${last}T02:3.* done$`))
  const nights = await cleanings(client)
  // Nights that the clock left out are made up for, once for however many.
  expect(nights.length).toBeLessThanOrEqual(turns.length + 1)
  figure('turns', turns.length)
  figure('cleanings', nights.length)
})

/** When the nightly cleaning was asked for, the last time first, and how it ended. */
async function cleanings(client: Client): Promise<string[]> {
  const { jobs } = (await client.call('GET', '/api/jobs')).data as {
    jobs: { name: string; state: string; created_at: string }[]
  }
  return jobs
    .filter(({ name }) => name === 'jobs.clean-up')
    .map(({ created_at, state }) => `${created_at} ${state}`)
}

/** Somebody whose first day each of the new days is. */
async function employ(url: string): Promise<void> {
  const database = connect(url, { max: 1 })
  await inCompanyOf(database.pool, 1, async (client) => {
    for (const [index, [, day]] of turns.entries()) {
      await client.query(
        `with person as (insert into persons (nhansu_id) values ($1) returning id)
         insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
         select 1, id, $1, 'Trần Văn Mới', 'Nam', $2 from person`,
        [`NM000${index}`, day],
      )
    }
  })
  await database.close()
}
