import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { place, severalDrafts } from './bulk-issue/testing/several-drafts.ts'

const api = apiForFile()
const { open, someone, transfer, draftOf, preview, seen, issued, show } = severalDrafts(api)

let hr: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  ;({ hr, signer } = await open())
})

const issue = (id: number, more: { number?: string | null } = {}) =>
  hr.call('decisions.issue', { path: { id }, body: { ...signer, ...more } })

async function printed(id: number, more: { employee_id?: number } = {}) {
  const answer = await hr.call('decisions.paper', { path: { id }, body: { form: 'pdf', ...more } })
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  return {
    text: pdfText(answer.bytes).join(''),
    name: decodeURIComponent(String(answer.headers['content-disposition'])),
  }
}

test('a draft is printed with the number that was typed for it, and issued with it', async () => {
  const id = await transfer({ typed_number: '81/QĐ-KY' })
  expect(await show(id)).toMatchObject({ typed_number: '81/QĐ-KY', decision_number: null })
  expect((await printed(id)).text).toContain('81/QĐ-KY')
  expect((await issue(id)).body.data.decision_number).toBe('81/QĐ-KY')
  expect(await show(id)).toMatchObject({ typed_number: null, decision_number: '81/QĐ-KY' })
})

test('whoever issues it types another, or has the next of the series', async () => {
  const other = await transfer({ typed_number: '82/QĐ-KY' })
  expect((await issue(other, { number: '83/QĐ-KY' })).body.data.decision_number).toBe('83/QĐ-KY')
  const next = await transfer({ typed_number: '82/QĐ-KY' })
  expect((await issue(next, { number: null })).body.data.decision_number).toMatch(/^\d+\/2026\/QĐ-C1$/)
})

test('a number of the book is refused in a draft, and of two drafts with one number the first has it', async () => {
  const drafts = [
    await transfer({ typed_number: '84/QĐ-KY' }),
    await transfer({ typed_number: '84/QĐ-KY' }),
  ] as const
  expect((await issue(drafts[0])).status).toBe(200)
  const late = await issue(drafts[1])
  expect([late.status, late.body.errors]).toEqual([
    400,
    { number: ['Số 84/QĐ-KY đã được cấp trước đó, hãy nhập số khác.'] },
  ])
  const answer = await hr.call('decisions.update', {
    path: { id: drafts[1] },
    body: { typed_number: '84/qđ-ky' },
  })
  expect(answer.body.errors).toEqual({
    typed_number: ['Số 84/qđ-ky đã được cấp trước đó, hãy nhập số khác.'],
  })
  expect((await show(drafts[1])).typed_number).toBe('84/QĐ-KY')
})

test('among several at once each keeps its number, and one that stands twice is left out', async () => {
  const ids = [
    await transfer({ typed_number: '85/QĐ-KY' }),
    await transfer(),
    await transfer({ typed_number: '85/QĐ-KY' }),
  ]
  const { decisions } = (await preview(ids)).body.data
  expect(decisions).toMatchObject([
    { decision_number: '85/QĐ-KY', problem: null },
    { decision_number: expect.stringMatching(/\/2026\/QĐ-C1$/), problem: null },
    { decision_number: null, problem: expect.stringContaining('85/QĐ-KY đã được cấp') },
  ])
  const { result } = await issued(await seen(ids.slice(0, 2)))
  expect(result).toMatchObject({
    issue: { rows: [{ decision_number: '85/QĐ-KY' }, { decision_number: decisions[1]?.decision_number }] },
  })
})

test('a decision about several is printed with all of them, or for one who reads of nobody else', async () => {
  const [one, two] = [await someone(), await someone()]
  const people = [
    { employee_id: one, ...place },
    { employee_id: two, ...place, department_id: 4 },
  ]
  const id = await draftOf(people)
  const [first, second] = (await show(id)).people
  const all = (await printed(id)).text
  expect(all).toContain(first?.nhansu_id)
  expect(all).toContain(second?.nhansu_id)
  const alone = await printed(id, { employee_id: two })
  expect(alone.text).toContain(second?.nhansu_id)
  expect(alone.text).not.toContain(first?.nhansu_id)
  expect(alone.name).toContain('Quyết định nháp, Lê Thị Ban Hành.pdf')
  const nobody = await hr.call('decisions.paper', {
    path: { id },
    body: { form: 'pdf', employee_id: 999_999 },
  })
  expect(nobody.status).toBe(404)
})

test('the paper of one of its people is no later one of another’s', async () => {
  const [one, two] = [await someone(), await someone()]
  const id = await draftOf([one, two].map((employee_id) => ({ employee_id, ...place })))
  for (const employee_id of [one, two]) await printed(id, { employee_id })
  const later = async () => {
    const { papers } = (await hr.call('decisions.papers', { path: { id } })).body.data
    const codes = papers.map(({ code }) => code ?? '').toReversed()
    return Promise.all(
      codes.map(
        async (code) => (await hr.call('papers.ofCode', { path: { code } })).body.data.paper.later_papers,
      ),
    )
  }
  expect(await later()).toEqual([0, 0])
  await printed(id, { employee_id: one })
  expect(await later()).toEqual([1, 0, 0])
  await printed(id)
  expect(await later()).toEqual([2, 1, 1, 0])
})
