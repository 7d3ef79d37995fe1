import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../files/testing/pictures.ts'
import { apiForFile, type Person } from '../testing/api.ts'
import { blockedSave } from '../testing/blocked-save.ts'
import { inCompanyOf } from '../testing/group.ts'
import { hire } from '../testing/newcomer.ts'
import { keepProgress, type PaperProgress, progressOf } from './at-work.ts'
import { pdfText } from './testing/pdf-text.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function print(body: object = {}, person = hr) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/employees/print',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const isPaper = answer.headers['content-type'] === 'application/pdf'
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes: answer.rawPayload,
    text: isPaper ? pdfText(answer.rawPayload).join('\n') : answer.body,
  }
}

function spoilFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), 'no picture')
  }
}

const bare = (text: string) => text.replaceAll(/\s/g, '')

describe('the list of employees on paper', () => {
  test('holds every row of the filtered list in its order, with words for codes', async () => {
    const { status, headers, text } = await print({ sort: 'nhansu_id' })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Danh sach nhan vien \d\d-\d\d-\d{4}\.pdf"/,
    )
    expect(text).toContain(bare('DANH SÁCH NHÂN VIÊN'))
    expect(text).toContain(bare('CÔNG TY MỘT'))
    const rows = ['Nguyễn Thị Đào', 'Trần Văn Đạt', 'Vũ Đức Trưởng', 'Lê Văn An'].map((name) =>
      text.indexOf(bare(name)),
    )
    expect(rows.every((at) => at > 0)).toBe(true)
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    expect(text).toContain('01-03-2020')
    expect(text).toContain(bare('Tổ Tuyển dụng'))
  })

  test('says what it was filtered by, and has only that', async () => {
    const { text } = await print({ filter: { full_name: { operator: 'like', value: 'Đạt' } } })
    expect(text).toContain(bare('Họ và tên có chứa Đạt'))
    expect(text).toContain(bare('Trần Văn Đạt'))
    expect(text).not.toContain(bare('Nguyễn Thị Đào'))
  })

  test('bears the company’s place and logo', async () => {
    await hr.call('company.update', { body: { place: 'Đà Nẵng' } })
    await hr.call('company.storeLogo', {
      body: { file: new File([new Uint8Array(await picture())], 'a.png') },
    })
    const { text, bytes } = await print()
    expect(text).toMatch(/ĐàNẵng,ngày\d\dtháng\d{1,2}năm20\d\d/)
    expect(bytes.includes('/Subtype /Image')).toBe(true)
  })

  test('shows a name that looks like markup letter by letter', async () => {
    await hire(api, '<iframe src=file:///etc/passwd> {{env.SMTP_PASS}}')
    const { text } = await print({ search: { value: 'iframe' } })
    expect(text).toContain(bare('<iframe src=file:///etc/passwd> {{env.SMTP_PASS}}'))
    expect(text).not.toContain('root:')
  })

  test('has nobody of another company, nor of units that are not one’s own', async () => {
    const other = await print({}, await api.as('hrOfTwo'))
    expect(other.text).toContain(bare('CÔNG TY HAI'))
    expect(other.text).not.toContain('NS0011')
    expect((await print({}, await api.as('manager'))).status).toBe(403)
  })

  test('leaves a line in the trail that names fields and no values', async () => {
    await print({ columns: ['nhansu_id', 'phone'], search: { value: 'dao' } })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select result, detail from audit_trail where operation = 'employees.print' order by id desc limit 1`,
      ),
    )
    expect(rows).toEqual([
      { result: 'done', detail: { rows: 1, columns: ['nhansu_id', 'phone'], filters: [], searched: true } },
    ])
  })

  test.each([
    ['an unknown column', { columns: ['salary'] }],
    ['a column twice', { columns: ['phone', 'phone'] }],
    [
      'more columns than fit',
      {
        columns: [
          'nhansu_id',
          'full_name',
          'gender',
          'date_of_birth',
          'phone',
          'company_email',
          'nature_of_work',
          'work_state',
          'active',
          'join_date',
          'official_date',
        ],
      },
    ],
  ])('is refused with %s', async (_, body) => {
    expect((await print(body)).status).toBe(400)
  })
})

describe('a paper that cannot be laid out', () => {
  test('breaks off, also while nobody reads it yet, and the server goes on', async () => {
    const other = await api.as('hrOfTwo')
    await other.call('company.storeLogo', {
      body: { file: new File([new Uint8Array(await picture())], 'a.png') },
    })
    spoilFiles(join(api.dataDir, 'files/blobs/2'))
    // The line of the trail comes before the first byte; while that waits, the thread has failed over the logo.
    const broken = await blockedSave(
      api.db,
      'audit_trail',
      () => print({}, other).catch(() => undefined),
      // A thread shows as the port that it speaks through.
      () => expect.poll(() => process.getActiveResourcesInfo()).not.toContain('MessagePort'),
    )
    expect(broken?.status).not.toBe(200)
    await other.call('company.destroyLogo')
    expect((await print({}, other)).status).toBe(200)
  })
})

const key = 'ab'.repeat(16)

/** Gives company 2 more people than fit on a paper. */
async function crowd(): Promise<void> {
  await inCompanyOf(api.db.superuser, 2, (client) =>
    client.query(`with person as (
        insert into persons (nhansu_id) select 'DAI' || lpad(n::text, 5, '0') from generate_series(1, 2001) n
        returning id, nhansu_id)
        insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
        select 2, id, nhansu_id, 'Lê Thị Dài', 'Nữ', '2024-01-01' from person`),
  )
}

describe('a long list', () => {
  beforeAll(crowd)

  test('that is too long is refused in words, before anything is laid out', async () => {
    const { status, text } = await print({}, await api.as('hrOfTwo'))
    expect(status).toBe(400)
    expect(text).toContain('Bản in chứa nhiều nhất 2000 dòng, danh sách có 2005 dòng.')
  })

  test('is laid out no further once whoever asked for it has gone away', async () => {
    const person = await api.as('hrOfTwo')
    const { user } = (await person.call('session.me')).body.data
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const away = new AbortController()
    const printing = fetch(`${address}/api/employees/print?paper_key=${key}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filter: { nhansu_id: { operator: 'like', value: 'DAI01' } } }),
      signal: away.signal,
    })
    const seen = new Set<string | undefined>()
    const look = () => {
      const paper = progressOf({ companyId: 2, userId: user.id, key })
      seen.add(paper?.stage)
      return paper
    }
    await expect.poll(look, { interval: 5 }).not.toBeNull()
    away.abort()
    await expect(printing).rejects.toThrow('aborted')
    await expect.poll(look, { interval: 5 }).toBeNull()
    expect(seen).not.toContain('drawing')
  })
})

test('of three prints at once by one person, the third waits its turn', async () => {
  const answers = await Promise.all([print(), print(), print()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 429])
})

describe('how far a paper is', () => {
  const shown = async (person: Person): Promise<PaperProgress | null> =>
    (await person.call('papers.show', { query: { key } })).body.data.paper

  test('is told to whoever has it printed, in the company where he does', async () => {
    const progress = { stage: 'laying_out', done: 7, total: 9 } as const
    const { user } = (await hr.call('session.me')).body.data
    const tell = keepProgress({ companyId: 1, userId: user.id, key })
    tell(progress)
    expect(await shown(hr)).toEqual(progress)
    expect(await shown(await api.as('manager'))).toBeNull()
    expect(await shown(await api.as('hrOfTwo'))).toBeNull()
    tell(null)
    expect(await shown(hr)).toBeNull()
  })

  test.each(['x', 'AB'.repeat(16), `${'ab'.repeat(16)}c`])('is not asked for by %j', async (wrong) => {
    const answer = await api.app.inject({
      url: `/api/papers?key=${wrong}`,
      headers: { authorization: `Bearer ${hr.token}` },
    })
    expect(answer.statusCode).toBe(400)
  })
})
