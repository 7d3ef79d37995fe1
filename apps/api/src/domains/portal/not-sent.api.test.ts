import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { portalForFile } from './testing/drawn-portal.ts'
import { appliedWith, asOwner, publishCampaign, putConsentTexts, tokenInTime } from './testing/stranger.ts'

/** What somebody has typed stays before him, whatever hinders its sending (N16). */

const api = apiForFile()
const visit = portalForFile(api)

beforeAll(async () => {
  await putConsentTexts(api, { processing: '{days} ngày' })
})
beforeEach(async () => {
  await api.db.superuser.query('delete from portal_attempts')
})

const form_fields = JSON.stringify([
  { field: 'email', need: 'optional', ground: null },
  { field: 'cv', need: 'optional', ground: null },
])
const open = () => publishCampaign(api, 1, { form_fields })
const typed = { full_name: 'Lò Thị Đang Gõ', date_of_birth: '15/08/1998', phone: '0912 000 888' }
const kept = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]]))

/** What was typed as a browser sends it: without a field for files, or with one. */
async function sentAs(kind: 'plain' | 'with files', more: Readonly<Record<string, string>> = {}) {
  const fields = Object.entries({ ...typed, ...more })
  const form = kind === 'plain' ? new URLSearchParams(fields) : new FormData()
  if (form instanceof FormData) {
    for (const [name, value] of fields) form.append(name, value)
    form.append('cv', new File(['%PDF-1.4 CV'], 'CV.pdf'))
    // Nothing was chosen here.
    form.append('answer.0a1b2c3d', new File([], ''))
  }
  const made = new Response(form)
  return {
    method: 'POST',
    headers: { 'content-type': made.headers.get('content-type') ?? '' },
    payload: Buffer.from(await made.arrayBuffer()),
  } as const
}

const formOf = (word: string) => `/tuyen-dung/${word}/dang-ky-du-tuyen`

/** What shuts a campaign while somebody types, what he reads then, and how it is opened again. */
const shut: readonly (readonly [how: string, words: string, shut: string, reopened: string])[] = [
  [
    'paused',
    'Tạm ngừng nhận hồ sơ',
    'update recruitments set is_paused = true where company_id = 1 and id = $1',
    'update recruitments set is_paused = false where company_id = 1 and id = $1',
  ],
  [
    'past its deadline',
    'Đã hết hạn nộp hồ sơ.',
    'update recruitments set deadline = current_date - 2 where company_id = 1 and id = $1',
    'update recruitments set deadline = current_date + 2 where company_id = 1 and id = $1',
  ],
  [
    'done',
    'Đợt tuyển dụng đã kết thúc.',
    `update recruitments set status = 'done', closed_at = now(), closing_note = 'Đủ.' where company_id = 1 and id = $1`,
    `update recruitments set status = 'recruiting', closed_at = null, closing_note = null where company_id = 1 and id = $1`,
  ],
  [
    'taken off the portal',
    'Đợt tuyển dụng này không còn nhận hồ sơ.',
    'update recruitments set is_published = false where company_id = 1 and id = $1',
    'update recruitments set is_published = true where company_id = 1 and id = $1',
  ],
  [
    'of a company that is closed',
    'Đợt tuyển dụng này không còn nhận hồ sơ.',
    'update companies set is_active = false where id = 1 and $1::bigint > 0',
    'update companies set is_active = true where id = 1 and $1::bigint > 0',
  ],
]

describe.each(shut)('a campaign that is %s meanwhile', (_how, words, close, reopen) => {
  test.each(['plain', 'with files'] as const)('takes nothing and loses nothing: %s', async (kind) => {
    const { id, word } = await open()
    const sending = await sentAs(kind, { step: 'check', token: await tokenInTime(api, word) })
    const owner = (statement: string) =>
      statement.startsWith('update companies')
        ? api.db.superuser.query(statement, [id])
        : asOwner(api, 1, statement, [id])
    await owner(close)
    const { status, headers, page } = await visit(formOf(word), undefined, sending).finally(() =>
      owner(reopen),
    )
    expect([status, headers['cache-control']]).toEqual([409, 'no-store'])
    if (page?.kind !== 'notSent') throw new Error(`it shows ${page?.kind}`)
    expect(page).toMatchObject({ words, again: formOf(word), typed: kept })
    // As it stands on that page, it is sent once more.
    const again = new URLSearchParams(
      Object.entries(page.typed).flatMap(([name, [value = '']]) => (name === 'step' ? [] : [[name, value]])),
    )
    again.set('step', 'check')
    const next = await visit(formOf(word), undefined, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: again.toString(),
    })
    expect(next.page?.kind).toBe('form')
    expect(next.page).toMatchObject({ typed: kept, faults: { 'consent.processing': expect.any(String) } })
  })
})

test('while the database is away what was typed stays on the page that says so', async () => {
  const { word } = await open()
  const sendings = [await sentAs('plain'), await sentAs('with files')]
  const name = new URL(api.db.urls.app).pathname.slice(1)
  await api.db.superuser.query(`alter database ${name} with connection limit 0`)
  await api.db.superuser.query(
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity
     where datname = current_database() and usename <> current_user`,
  )
  const answers = []
  try {
    for (const sending of sendings) answers.push(await visit(formOf(word), undefined, sending))
  } finally {
    await api.db.superuser.query(`alter database ${name} with connection limit -1`)
  }
  for (const { status, headers, page } of answers) {
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
    expect(page).toMatchObject({ kind: 'notSent', typed: kept })
  }
})

describe('a correction', () => {
  test('that comes once somebody reads stays before its writer', async () => {
    const { word } = await open()
    const { secret, reference } = await appliedWith(api, word, { email: 'muon@example.com' })
    await asOwner(
      api,
      1,
      `update candidates set state = 'seen' where company_id = 1 and id = (
         select candidate_id from applications where company_id = 1 and reference = $1)`,
      [reference],
    )
    for (const kind of ['plain', 'with files'] as const) {
      const { status, page } = await visit('/ho-so/sua', secret, await sentAs(kind))
      expect(status).toBe(409)
      expect(page).toMatchObject({ kind: 'notSent', again: '/ho-so/sua', typed: kept })
    }
  })

  test('stays too once one’s own page was closed, and tells nothing of anybody', async () => {
    const { status, page } = await visit('/ho-so/sua', undefined, await sentAs('plain'))
    expect(status).toBe(409)
    expect(page).toMatchObject({ kind: 'notSent', typed: kept })
    expect(page).not.toHaveProperty('application')
  })
})

test('whoever closes his own page leaves nothing to the next at this machine (N19)', async () => {
  const { word } = await open()
  const { secret } = await appliedWith(api, word, { email: 'may.chung@example.com' })
  const closing = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  } as const
  const { status, headers } = await visit('/ho-so/dong', secret, closing)
  expect([status, headers['location'], headers['set-cookie']]).toEqual([
    303,
    '/ho-so/da-dong',
    expect.stringMatching(/^ho-so=; Path=\/ho-so; Max-Age=0/),
  ])
  expect((await visit('/ho-so/da-dong')).page).toEqual({ kind: 'closed' })
  expect((await visit('/ho-so')).page).toEqual({ kind: 'lost' })
})
