import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { docx, docxText, paragraph } from '../../print/docx/testing/docx.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { openArchive } from '../../testing/open-archive.ts'
import { printContractsJob } from './bulk-print/print-job.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Kind = Input<'contractTypes.store'>['body']['kind']

async function newType(kind: Kind = 'fixed_term') {
  const word = nextNumber()
  const body = {
    code: `RIENG${word}`,
    name: `Loại riêng ${word}`,
    kind,
    ...(kind === 'fixed_term' && { term_months: 12 }),
  }
  const { contract_type: type } = (await hr.call('contractTypes.store', { body })).body.data
  return { id: type.id, name: type.name, pattern: `{seq}/{year}/R${word}-{company}`, mark: `R${word}-C1` }
}
type Type = Awaited<ReturnType<typeof newType>>

const own = ({ id, pattern }: Pick<Type, 'id' | 'pattern'>, person = hr) =>
  person.call('numberSeries.store', { body: { contract_type_id: id, pattern } })
const listed = async (typeId: number) =>
  (await hr.call('numberSeries.list')).body.data.number_series.find(
    (each) => each.contract_type_id === typeId,
  )
const shownType = async (id: number) =>
  (await hr.call('contractTypes.show', { path: { id } })).body.data.contract_type

async function draftOf({ id }: Pick<Type, 'id'>) {
  const { employeeId } = await hire(api, 'Vũ Thị Loại Riêng', 3)
  const draft = { employee_id: employeeId, contract_type_id: id, start_date: '2031-01-01' }
  const { contract } = (await hr.call('contracts.store', { body: draft })).body.data
  return { id: contract.id, draft }
}
async function issued(id: number, number?: string) {
  const answer = await hr.call('contracts.issue', {
    path: { id },
    body: { sign_date: '2030-12-20', signer_name: 'Trần Văn Khang', ...(number && { number }) },
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data.contract.contract_number
}
const preview = async (draft: Awaited<ReturnType<typeof draftOf>>['draft']) =>
  (await hr.call('contracts.check', { body: { draft: { ...draft, sign_date: '2030-12-20' } } })).body.data
    .number_preview

describe('a series of a type of contracts', () => {
  test('numbers its contracts as they are previewed, and no others; given up, the type follows its kind again', async () => {
    const [type, plain] = [await newType(), await newType()]
    expect((await own(type)).body.data.number_series).toMatchObject({
      kind: 'contract_type',
      contract_type_id: type.id,
      contract_type_name: type.name,
    })
    expect(await shownType(type.id)).toMatchObject({ own_number_pattern: type.pattern })
    expect(await shownType(plain.id)).toMatchObject({ own_number_pattern: null })
    const [one, two, other] = [await draftOf(type), await draftOf(type), await draftOf(plain)]
    expect(await preview(one.draft)).toBe(`1/2030/${type.mark}`)
    expect(await preview(other.draft)).toMatch(/HĐLĐ-C1$/)
    expect(await issued(one.id)).toBe(`1/2030/${type.mark}`)
    expect(await issued(other.id)).toMatch(/HĐLĐ-C1$/)
    const series = await listed(type.id)
    expect((await hr.call('numberSeries.destroy', { path: { id: series?.id ?? 0 } })).status).toBe(200)
    expect(await listed(type.id)).toBeUndefined()
    expect(await shownType(type.id)).toMatchObject({ own_number_pattern: null })
    expect(await issued(two.id)).toMatch(/HĐLĐ-C1$/)
    // Wanted anew it goes on where it stood.
    await own(type)
    expect(await issued((await draftOf(type)).id)).toBe(`2/2030/${type.mark}`)
  })

  test('passes over a number that was typed in, and the book has both once, under the type', async () => {
    const type = await newType()
    await own(type)
    expect(await issued((await draftOf(type)).id, `1/2030/${type.mark}`)).toBe(`1/2030/${type.mark}`)
    expect(await issued((await draftOf(type)).id)).toBe(`2/2030/${type.mark}`)
    const search = { value: type.mark.split('-')[0] ?? '' }
    const filter = { kind: { operator: 'in' as const, value: ['contract_type'] } }
    const lines = await hr.call('drawnNumbers.list', { query: { search, filter } })
    expect(lines.body.data.drawn_numbers).toMatchObject([
      { kind: 'contract_type', contract_type_name: type.name, number: `2/2030/${type.mark}`, sequence: 2 },
      { kind: 'contract_type', contract_type_name: type.name, number: `1/2030/${type.mark}`, sequence: null },
    ])
    const others = { kind: { operator: 'in' as const, value: ['labour_contract'] } }
    const none = await hr.call('drawnNumbers.list', { query: { search, filter: others } })
    expect(none.body.data.drawn_numbers).toEqual([])
  })

  test('has its numbers given up by the type, and by no other kind', async () => {
    const type = await newType()
    const giveUp = (body: Partial<Input<'drawnNumbers.giveUp'>['body']>) =>
      hr.call('drawnNumbers.giveUp', {
        body: { kind: 'contract_type', contract_type_id: type.id, reason: 'Phôi giấy bị hỏng.', ...body },
      })
    expect(await giveUp({})).toMatchObject({
      status: 400,
      body: { errors: { contract_type_id: [expect.stringContaining('không đánh số riêng')] } },
    })
    await own(type)
    expect((await giveUp({ kind: 'document' })).status).toBe(400)
    const year = new Date().getFullYear()
    expect((await giveUp({ number: `1/${year}/${type.mark}` })).body.data.drawn_number).toMatchObject({
      kind: 'contract_type',
      contract_type_name: type.name,
      state: 'given_up',
    })
    expect((await listed(type.id))?.next_numbers[0]).toBe(`2/${year}/${type.mark}`)
  })

  test('is begun once, for contracts alone, and written as no other series of contracts', async () => {
    const [type, other, appendix] = [await newType(), await newType(), await newType('appendix')]
    const fault = async (...asked: Parameters<typeof own>) => (await own(...asked)).body.errors
    expect(await fault({ ...type, pattern: '{seq}/{year}/HĐLĐ-{company}' })).toEqual({
      pattern: [expect.stringContaining('"Hợp đồng lao động (HĐLĐ)"')],
    })
    await own(type)
    expect(await fault(type)).toEqual({ contract_type_id: ['Loại hợp đồng này đã được đánh số riêng.'] })
    expect(await fault({ ...other, pattern: type.pattern.toLowerCase() })).toEqual({
      pattern: [expect.stringContaining(`"Hợp đồng: ${type.name}"`)],
    })
    expect(await fault(appendix)).toEqual({
      contract_type_id: ['Phụ lục được đánh số theo hợp đồng mà nó bổ sung.'],
    })
    expect(await fault({ ...other, id: 999_999 })).toEqual({
      contract_type_id: ['Không tìm thấy loại hợp đồng này.'],
    })
    const labour = (await hr.call('numberSeries.list')).body.data.number_series.find(
      ({ kind }) => kind === 'labour_contract',
    )
    const taken = await hr.call('numberSeries.update', {
      path: { id: labour?.id ?? 0 },
      body: { pattern: type.pattern },
    })
    expect(taken.status).toBe(400)
    for (const ownedBy of [{}, { decision_type: 4, contract_type_id: other.id }])
      expect(
        (await hr.call('numberSeries.store', { body: { ...ownedBy, pattern: other.pattern } })).status,
      ).toBe(400)
    const reader = await newcomer(api, {
      login: `loai.rieng.${nextNumber()}`,
      companies: { 1: [['contract_access', 'company']] },
    })
    expect((await own(other, reader)).status).toBe(403)
    expect((await own(type, await api.as('hrOfTwo'))).status).toBe(400)
  })

  test('is not told of while its type is deleted, and is there again with it', async () => {
    const type = await newType()
    await own(type)
    await hr.call('contractTypes.destroy', { path: { id: type.id } })
    expect(await listed(type.id)).toBeUndefined()
    await hr.call('contractTypes.restore', { body: { ids: [type.id] } })
    expect(await listed(type.id)).toMatchObject({ pattern: type.pattern })
  })
})

describe('a Word file of a type of contracts', () => {
  const kind = 'labour_contract'
  const file = async (words: string) =>
    new File([(await docx(paragraph(`${words}: {Họ và tên}`))) as never], `${words}.docx`)
  const upload = async (words: string, contract_type_id?: number, by = hr) =>
    by.call('paperTemplates.store', {
      path: { kind },
      query: contract_type_id === undefined ? {} : { contract_type_id },
      body: { file: await file(words) },
    })
  const print = async (id: number) => {
    const answer = await hr.call('contracts.paper', { path: { id }, body: { form: 'docx' } })
    return answer.status === 200 ? docxText(answer.bytes) : answer.status
  }
  const files = async () =>
    (await hr.call('paperTemplates.list')).body.data.paper_templates.filter((each) => each.kind === kind)

  test('makes its contracts, one or many at once, and no others; taken away, that of the kind does again', async () => {
    const [type, plain] = [await newType(), await newType()]
    const [one, other] = [await draftOf(type), await draftOf(plain)]
    expect((await upload('Riêng', type.id)).body.data.paper_template).toMatchObject({
      contract_type_id: type.id,
      title: `Hợp đồng lao động: ${type.name}`,
      file: { name: 'Riêng.docx' },
    })
    expect(await shownType(type.id)).toMatchObject({ own_template_name: 'Riêng.docx' })
    expect(await print(other.id)).toBe(409)
    await upload('Chung')
    expect(await print(one.id)).toEqual(['Riêng: Vũ Thị Loại Riêng'])
    expect(await print(other.id)).toEqual(['Chung: Vũ Thị Loại Riêng'])
    expect((await files()).map(({ contract_type_id: id, file: has }) => [id, has?.name])).toEqual([
      [null, 'Chung.docx'],
      [type.id, 'Riêng.docx'],
    ])

    const { run_id } = (
      await hr.call('contracts.printBulk', { body: { ids: [one.id, other.id], form: 'docx' } })
    ).body.data
    await runJobs(api.db, { jobs: [printContractsJob], environment: { DATA_DIR: api.dataDir } })
    const { job } = (await hr.call('jobs.show', { path: { id: run_id } })).body.data
    const { rows } = (job.result as { print: { rows: { paper_id: number }[] } }).print
    const paper_ids = rows.map(({ paper_id }) => paper_id)
    const archive = await openArchive(
      (await hr.call('contracts.paperArchive', { body: { paper_ids } })).bytes,
    )
    const said = await Promise.all([...archive.values()].map((bytes) => docxText(Buffer.from(bytes))))
    expect(said.flat().toSorted()).toEqual(['Chung: Vũ Thị Loại Riêng', 'Riêng: Vũ Thị Loại Riêng'])

    const query = { contract_type_id: type.id }
    const gone = await hr.call('paperTemplates.destroy', { path: { kind }, query })
    expect(gone.body.data.paper_template.file).toBeNull()
    expect(await print(one.id)).toEqual(['Chung: Vũ Thị Loại Riêng'])
    expect((await hr.call('paperTemplates.file', { path: { kind }, query })).status).toBe(404)
    expect((await files()).map(({ contract_type_id: id }) => id)).toEqual([null])
  })

  test('comes back a moment later, and is fetched as it was sent', async () => {
    const type = await newType()
    const query = { contract_type_id: type.id }
    const { file: sent } = (await upload('Trở lại', type.id)).body.data.paper_template
    await hr.call('paperTemplates.destroy', { path: { kind }, query })
    const body = { id: sent?.id ?? 0 }
    expect((await hr.call('paperTemplates.restore', { path: { kind }, body })).status).not.toBe(200)
    expect((await hr.call('paperTemplates.restore', { path: { kind }, query, body })).status).toBe(200)
    const fetched = await hr.call('paperTemplates.file', { path: { kind }, query })
    expect(await docxText(fetched.bytes)).toEqual(['Trở lại: {Họ và tên}'])
  })

  test('is of the kind of paper of its type, of this company, and changes no PDF', async () => {
    const [type, probation] = [await newType(), await newType('probation')]
    expect((await upload('Sai loại', probation.id)).status).toBe(404)
    expect((await upload('Không có', 999_999)).status).toBe(404)
    expect((await upload('Công ty khác', type.id, await api.as('hrOfTwo'))).status).toBe(404)
    await upload('Riêng', type.id)
    const { id } = await draftOf(type)
    const pdf = await hr.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })
    expect(pdfText(pdf.bytes).join('')).not.toContain('Riêng:')
    const faulty = new File([(await docx(paragraph('{Thẻ lạ}'))) as never], 'lạ.docx')
    const refused = await hr.call('paperTemplates.store', {
      path: { kind },
      query: { contract_type_id: type.id },
      body: { file: faulty },
    })
    expect(refused.status).toBe(400)
    expect(await shownType(type.id)).toMatchObject({ own_template_name: 'Riêng.docx' })
  })
})
