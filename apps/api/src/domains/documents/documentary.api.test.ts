import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDocumentary } from '../../documentary/documentary.ts'
import { type Behaviour, documentaryDouble, json } from '../../documentary/testing/double.ts'
import { type Person, apiForFile } from '../../testing/api.ts'

let system: Awaited<ReturnType<typeof documentaryDouble>>
beforeAll(async () => {
  system = await documentaryDouble()
})
const api = apiForFile(() => ({ DOCUMENTARY_URL: system.url, DOCUMENTARY_TOKEN: 'chi-khi-thu' }))
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
afterAll(() => system.close())

const paper = {
  code: '88/QĐ-TCNS',
  number: '88/QĐ-TCNS',
  summary: 'V/v điều chuyển nhân sự',
  issue_date: '2026-03-02',
  signer: 'Phạm Thu Hà',
  signer_title: 'Tổng Giám đốc',
  files: [{ name: '88.pdf', size: 1200 }],
}
const lookUp = (code = paper.code) => hr.call('documents.fromDocumentary', { query: { code } })
const draft = { document_type_id: 31, number: 'x', summary: 'x', issue_date: '2020-01-01' }

test('a paper fills the form, asked for with the token', async () => {
  let shown = ''
  system.does((answer, _, authorization) => {
    shown = authorization
    json(answer, { document: paper })
  })
  const { body } = await lookUp('88/qđ-tcns')
  const { code, files, ...fields } = paper
  expect(body.data.document).toEqual({
    ...fields,
    source: 'documentary',
    id: null,
    documentary_code: code,
    effective_date: null,
    issued_by: null,
    files,
  })
  expect(shown).toBe('Bearer chi-khi-thu')
})

test('saving it asks again, takes what the system says, and locks it', async () => {
  system.does((answer) => json(answer, { document: paper }))
  const stored = await hr.call('documents.store', { body: { ...draft, documentary_code: paper.code } })
  const { document } = stored.body.data
  expect(document).toMatchObject({ number: paper.number, summary: paper.summary, source: 'documentary' })
  const change = (body: object) => hr.call('documents.update', { path: { id: document.id }, body })
  expect(await change({ summary: 'Tự sửa' })).toMatchObject({
    status: 400,
    body: { errors: { summary: ['Lấy từ văn thư nên không sửa được.'] } },
  })
  expect((await change({ storage_place: 'Tủ B', summary: paper.summary })).status).toBe(200)
  expect((await lookUp()).body.data.document.id).toBe(document.id)
  expect(
    await hr.call('documents.store', { body: { ...draft, documentary_code: paper.code } }),
  ).toMatchObject({ status: 400, body: { errors: { documentary_code: ['Văn bản này đã được lấy về.'] } } })
  const items = [{ source: 'upload' as const, id: document.id }]
  expect((await hr.call('documents.destroyMixed', { body: { items } })).status).toBe(404)
  const asked = system.asked()
  const unlinked = await hr.call('documents.destroyMixed', {
    body: { items: [{ source: 'documentary', id: document.id }] },
  })
  expect(unlinked.status).toBe(200)
  expect(system.asked()).toBe(asked)
})

test('a code that it does not know is said so', async () => {
  system.does((answer) => answer.writeHead(404).end())
  expect(await lookUp('KHONG-CO')).toMatchObject({
    status: 404,
    body: { message: 'Không tìm thấy văn bản có mã này.' },
  })
})

describe('a system that does not answer as it should is a 503 in words, and nothing of it is shown', () => {
  const wrong: [string, Behaviour][] = [
    ['dead', (answer) => answer.destroy()],
    ['another code', (answer) => json(answer, { document: { ...paper, code: '99/QĐ' } })],
    ['no day', (answer) => json(answer, { document: { ...paper, issue_date: '2026-02-30' } })],
    ['no object', (answer) => json(answer, [paper])],
    ['a page', (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>bí mật</h1>')],
    ['an error', (answer) => answer.writeHead(500).end('bí mật')],
    [
      'more than announced',
      (answer) => {
        answer.writeHead(200, { 'content-type': 'application/json' })
        answer.write(`{"document":{"code":"`)
        answer.end('x'.repeat(400_000))
      },
    ],
    [
      'a redirect to this machine',
      (answer) => answer.writeHead(302, { location: `http://127.0.0.1:${system.port}/vt/secret` }).end(),
    ],
  ]
  test.each(wrong)('%s', async (_, behaviour) => {
    system.does(behaviour)
    const asked = system.asked()
    const answer = await lookUp()
    expect(answer.status).toBe(503)
    expect(answer.text).not.toContain('bí mật')
    expect(answer.headers['retry-after']).toBe('60')
    // Nothing was followed or tried again.
    expect(system.asked()).toBe(asked + 1)
  })

  test('slow: given up in time, while no more than four wait', async () => {
    system.does(() => {})
    const settings = { documentaryUrl: system.url, documentaryToken: undefined }
    // Long enough for four questions to arrive on a busy machine; the answer never comes.
    const slow = openDocumentary(settings, 1_500)
    const asked = system.asked()
    const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(async () => slow?.find('1/QĐ')))
    for (const answer of answers) expect(answer).toMatchObject({ reason: { status: 503 } })
    expect(system.asked()).toBe(asked + 4)
  })
})
