import type { NumberKind } from '@nhansu/sdk/domains/numbers'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { drawNumber, drawNumbers, giveUpNumber, type NumberRequest } from '../../numbers/draw-number.ts'
import { nextThree, readSeries, type SeriesKind } from '../../numbers/series.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

function draw(kind: SeriesKind, request: NumberRequest, companyId = 1): Promise<string> {
  return inCompany(api.db.database, { companyId, readOnly: false }, (tx) => drawNumber(tx, kind, request))
}

async function seriesOf(kind: NumberKind, person = hr) {
  const { body } = await person.call('numberSeries.list')
  const series = body.data.number_series.find((each) => each.kind === kind)
  if (series === undefined) throw new Error(`no series ${kind}`)
  return series
}

describe('numbers', () => {
  test('are all different for fifty who draw at once, and leave no gap', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 50 }, () => draw('labour_contract', { on: '2026-11-22' })),
    )
    const expected = Array.from({ length: 50 }, (_, index) => `${index + 1}/2026/HĐLĐ-C1`)
    expect(new Set(drawn)).toEqual(new Set(expected))
    expect((await seriesOf('labour_contract')).next_numbers[0]).toBe('51/2026/HĐLĐ-C1')
  })

  test('begin anew with the year of the paper, on its first day', async () => {
    expect(await draw('probation_contract', { on: '2026-12-31' })).toBe('1/2026/HĐTV-C1')
    expect(await draw('probation_contract', { on: '2026-12-31' })).toBe('2/2026/HĐTV-C1')
    expect(await draw('probation_contract', { on: '2027-01-01' })).toBe('1/2027/HĐTV-C1')
    expect(await draw('probation_contract', { on: '2026-12-31' })).toBe('3/2026/HĐTV-C1')
  })

  test('of appendices count within their contract', async () => {
    const on = '2026-05-01'
    expect(await draw('appendix', { on, parent: '1/2026/HĐLĐ-C1' })).toBe('PL1-1/2026/HĐLĐ-C1')
    expect(await draw('appendix', { on, parent: '2/2026/HĐLĐ-C1' })).toBe('PL1-2/2026/HĐLĐ-C1')
    expect(await draw('appendix', { on, parent: '1/2026/HĐLĐ-C1' })).toBe('PL2-1/2026/HĐLĐ-C1')
  })

  test('that were typed in are passed over when their turn comes', async () => {
    const on = '2026-06-01'
    expect(await draw('training_contract', { on, typed: ' 2/2026/HĐĐT-C1 ' })).toBe('2/2026/HĐĐT-C1')
    expect(await draw('training_contract', { on })).toBe('1/2026/HĐĐT-C1')
    expect((await seriesOf('training_contract')).next_numbers).toEqual([
      '3/2026/HĐĐT-C1',
      '4/2026/HĐĐT-C1',
      '5/2026/HĐĐT-C1',
    ])
    expect(await draw('training_contract', { on })).toBe('3/2026/HĐĐT-C1')
    await expect(draw('training_contract', { on, typed: '1/2026/HĐĐT-C1' })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { number: ['Số 1/2026/HĐĐT-C1 đã được cấp trước đó, hãy nhập số khác.'] } },
    })
  })

  test('are found behind however many were typed in, one or several at once, and shown before', async () => {
    const on = '2031-06-01'
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into drawn_numbers (company_id, kind, year, series_year, number)
         select 1, 'training_contract', 2031, 2031, place || '/2031/HĐĐT-C1' from generate_series(1, 3000) place
         where place <> 1500`,
      ),
    )
    const next = await inCompany(api.db.database, { companyId: 1, readOnly: true }, async (tx) =>
      nextThree(tx, await readSeries(tx, 'training_contract'), 2031),
    )
    expect(next).toEqual(['1500/2031/HĐĐT-C1', '3001/2031/HĐĐT-C1', '3002/2031/HĐĐT-C1'])
    expect(await draw('training_contract', { on })).toBe('1500/2031/HĐĐT-C1')
    const several = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (tx) =>
      drawNumbers(tx, 'training_contract', 2, { on }),
    )
    expect(several).toEqual(['3001/2031/HĐĐT-C1', '3002/2031/HĐĐT-C1'])
    expect(await draw('training_contract', { on })).toBe('3003/2031/HĐĐT-C1')
  })

  test('of a paper that was not kept are not lost', async () => {
    const on = '2026-06-01'
    const failed = inCompany(api.db.database, { companyId: 2, readOnly: false }, async (tx) => {
      await drawNumber(tx, 'decision', { on })
      throw new Error('not kept')
    })
    await expect(failed).rejects.toThrow('not kept')
    expect(await draw('decision', { on }, 2)).toBe('1/2026/QĐ-C2')
  })

  test('are not given out again after they were given up', async () => {
    const on = '2026-06-01'
    const number = await draw('decision', { on })
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (tx) =>
      giveUpNumber(tx, { kind: 'decision', number }, { reason: 'Hủy quyết định.', userId: 1 }),
    )
    await expect(draw('decision', { on, typed: number })).rejects.toMatchObject({ status: 400 })
    expect(await draw('decision', { on })).toBe('2/2026/QĐ-C1')
  })
})

describe('codes of employees', () => {
  test('are never those of anybody in the group', async () => {
    await api.db.superuser.query(`insert into persons (nhansu_id) values ('C100001'), ('C100003')`)
    const drawn = [await draw('employee', { on: '2026-11-22' }), await draw('employee', { on: '2027-01-01' })]
    expect(drawn).toEqual(['C100002', 'C100004'])
    await expect(
      draw('employee', { on: '2026-11-22', typed: 'NS0111', field: 'nhansu_id' }),
    ).rejects.toMatchObject({
      detail: { errors: { nhansu_id: ['Mã nhân viên này đã được dùng trong tập đoàn.'] } },
    })
    await expect(draw('employee', { on: '2026-11-22', typed: 'ns-01' })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('are different for two companies that write them alike', async () => {
    for (const person of [hr, await api.as('hrOfTwo')]) {
      const { id } = await seriesOf('employee', person)
      const body = { pattern: 'TD{seq}', padding: 4 }
      expect((await person.call('numberSeries.update', { path: { id }, body })).status).toBe(200)
    }
    const store = (companyId: number) =>
      inCompany(api.db.database, { companyId, readOnly: false }, async (tx) => {
        const code = await drawNumber(tx, 'employee', { on: '2026-11-22' })
        await api.db.superuser.query('insert into persons (nhansu_id) values ($1)', [code])
        return code
      })
    const codes = await Promise.all([store(1), store(2), store(1), store(2)])
    expect(new Set(codes).size).toBe(4)
  })
})

describe('a series', () => {
  test('shows what a change would give, and changes nothing before it is saved', async () => {
    const before = await seriesOf('document')
    const change = {
      path: { id: before.id },
      body: { pattern: '{seq}/VB-{year}', padding: 3, first_number: 120 },
    }
    const preview = await hr.call('numberSeries.update', { ...change, query: { dry_run: true } })
    expect(preview.body.data.number_series.next_numbers[0]).toMatch(/^120\/VB-20\d\d$/)
    expect(await seriesOf('document')).toEqual(before)
    expect((await hr.call('numberSeries.update', change)).body.data.number_series.version).toBe(2)
    const stale = await hr.call('numberSeries.update', { ...change, body: { padding: 1, version: 1 } })
    expect(stale.status).toBe(409)
    expect((await seriesOf('document')).padding).toBe(3)
  })

  test('with a pattern that would repeat itself is refused at its field', async () => {
    const { id } = await seriesOf('labour_contract')
    const answer = await hr.call('numberSeries.update', { path: { id }, body: { pattern: '{seq}/HĐLĐ' } })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { pattern: [/\{year\}/].map((text) => expect.stringMatching(text)) } },
    })
  })

  test('is not for who holds the right for units alone', async () => {
    const person = await newcomer(api, {
      login: 'so.don.vi',
      personId: 12,
      companies: {
        1: [
          ['contract_access', 'unit'],
          ['contract_edit', 'unit'],
        ],
      },
    })
    expect((await person.call('numberSeries.list')).status).toBe(403)
    expect((await person.call('drawnNumbers.list')).status).toBe(403)
    expect(
      (await person.call('drawnNumbers.giveUp', { body: { kind: 'decision', reason: 'abc' } })).status,
    ).toBe(403)
  })
})

test('the book keeps a number that was given up, with who and why', async () => {
  const { body } = await hr.call('drawnNumbers.giveUp', {
    body: { kind: 'labour_contract', number: '900/2026/HĐLĐ-C1', reason: ' Phôi giấy bị hỏng. ' },
  })
  expect(body.data.drawn_number).toMatchObject({
    state: 'given_up',
    reason: 'Phôi giấy bị hỏng.',
    drawn_by_name: 'Phạm Thu Hà',
  })
  const found = await hr.call('drawnNumbers.list', {
    query: {
      search: { value: '900 hđlđ' },
      filter: { state: { operator: 'equal', value: 'given_up' } },
      pagination: true,
    },
  })
  expect(found.body.data.drawn_numbers).toEqual([body.data.drawn_number])
  await expect(api.db.database.pool.query('delete from drawn_numbers')).rejects.toThrow('permission denied')
})

test('the book of a year is a paper of the company, in the order in which its numbers were drawn', async () => {
  for (const number of ['901/2037/HĐLĐ-C1', '902/2037/HĐLĐ-C1'])
    await hr.call('drawnNumbers.giveUp', {
      body: { kind: 'labour_contract', number, reason: 'Phôi giấy bị ướt.' },
    })
  const print = async (token: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/drawn-numbers/print',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({
        filter: { number: { operator: 'like', value: '/2037/' } },
      }),
    })
  const answer = await print(hr.token)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = pdfText(answer.rawPayload).join('')
  const bare = (words: string) => words.replaceAll(/\s/g, '')
  expect(text).toContain(bare('CÔNG TY MỘT'))
  expect(text).toContain(bare('SỔ SỐ VĂN BẢN'))
  const places = ['901/2037', '902/2037'].map((number) => text.indexOf(number))
  expect(places.every((at) => at > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect((await print((await api.as('manager')).token)).statusCode).toBe(403)
})
