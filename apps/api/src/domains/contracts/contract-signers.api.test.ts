import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let types: Record<'labour' | 'probation', number>
/** May sign labour contracts in 2040, and anything but decisions in 2041. */
let signers: Record<'labour' | 'all', number>
const today = { sign_date: '2040-06-15' }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const type = async (body: Input<'contractTypes.store'>['body']) =>
    (await hr.call('contractTypes.store', { body })).body.data.contract_type.id
  types = {
    labour: await type({ code: 'NK12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 }),
    probation: await type({ code: 'NKTV', name: 'Thử việc', kind: 'probation', term_days: 30 }),
  }
  const signer = async (body: Input<'signers.store'>['body']) =>
    (await hr.call('signers.store', { body })).body.data.signer.id
  signers = {
    labour: await signer({
      employee_id: 13,
      printed_title: 'Phó Tổng Giám đốc',
      paper_kinds: ['labour_contract'],
      valid_from: '2040-06-15',
      valid_to: '2040-06-17',
      authority_no: '05/GUQ',
    }),
    all: await signer({
      employee_id: 12,
      printed_title: 'Giám đốc',
      paper_kinds: ['labour_contract', 'probation_contract', 'training_contract'],
      valid_from: '2041-01-01',
    }),
  }
})

async function draft(kind: 'labour' | 'probation' = 'labour') {
  const { employeeId } = await hire(api, 'Lê Chờ Ký', 3)
  const body = {
    employee_id: employeeId,
    contract_type_id: types[kind],
    start_date: '2040-07-01',
    ...(kind === 'probation' && { probation_group: 'college' as const }),
  }
  return (await hr.call('contracts.store', { body })).body.data.contract.id
}
const issue = async (body: Input<'contracts.issue'>['body'], kind: 'labour' | 'probation' = 'labour') =>
  hr.call('contracts.issue', { path: { id: await draft(kind) }, body })
const ask = async (ids: number[], sign_date: string, by = hr) =>
  (await by.call('contracts.signers', { body: { ids, sign_date } })).body.data

test('those who may sign such a contract on the day are offered; of the others it says why not', async () => {
  const ids = [await draft()]
  const offered = await ask(ids, today.sign_date)
  expect(offered.is_required).toBe(true)
  expect(offered.signers[0]).toEqual({
    id: signers.labour,
    full_name: 'Vũ Đức Trưởng',
    printed_title: 'Phó Tổng Giám đốc',
    authority_no: '05/GUQ',
    is_legal_representative: false,
    refusal: null,
  })
  expect(offered.signers.find(({ id }) => id === signers.all)?.refusal).toMatch(
    /chỉ được ký từ ngày 01-01-2041/,
  )
  // Of both kinds nobody may sign on that day.
  const mixed = await ask([...ids, await draft('probation')], today.sign_date)
  expect(mixed.signers.find(({ id }) => id === signers.labour)?.refusal).toMatch(
    /không được ký loại văn bản này/,
  )
  expect((await hr.call('contracts.signers', { body: { ids: [999_999], ...today } })).status).toBe(404)
  const unit = await newcomer(api, {
    login: 'nguoi.ky.don.vi',
    personId: 12,
    companies: { 1: [['contract_edit', 'unit']] },
  })
  const { employeeId } = await hire(api, 'Lê Đơn Vị Khác')
  const other = await hr.call('contracts.store', {
    body: { employee_id: employeeId, contract_type_id: types.labour, start_date: '2040-07-01' },
  })
  const asked = { body: { ids: [other.body.data.contract.id], ...today } }
  expect((await unit.call('contracts.signers', asked)).status).toBe(404)
})

test.for<[day: string, status: number]>([
  ['2040-06-14', 409],
  ['2040-06-15', 200],
  ['2040-06-17', 200],
  ['2040-06-18', 409],
])('an authority from 15-06 to 17-06 signs on %s: %i', async ([sign_date, status]) => {
  const answer = await issue({ sign_date, signer_id: signers.labour })
  expect(answer.status).toBe(status)
  if (status === 409) expect(answer.body.message).toMatch(/Vũ Đức Trưởng chỉ được ký/)
})

test('title and number come along with the signer, and are not contradicted', async () => {
  const contract = (await issue({ ...today, signer_id: signers.labour, authority_no: '05/GUQ' })).body.data
    .contract
  expect(contract).toMatchObject({
    signer_id: signers.labour,
    signer_name: 'Vũ Đức Trưởng',
    signer_title: 'Phó Tổng Giám đốc',
    authority_no: '05/GUQ',
  })
  const wrong = await issue({ ...today, signer_id: signers.labour, signer_title: 'Tổng Giám đốc' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['signer_title']])
  expect((await issue({ ...today, signer_id: 999_999 })).body.errors).toHaveProperty('signer_id')
  const refused = await issue({ ...today, signer_id: signers.labour }, 'probation')
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/không được ký loại/)])
  expect((await hr.call('signers.destroy', { path: { id: signers.labour } })).status).toBe(409)
})

test('nobody is typed where somebody may sign, and where nobody may the name is', async () => {
  const typed = { ...today, signer_name: 'Người Không Có Trong Danh Sách' }
  expect((await issue(typed)).body.errors).toHaveProperty('signer_id')
  expect((await issue(typed, 'probation')).body.data.contract).toMatchObject({
    signer_id: null,
    signer_name: typed.signer_name,
  })
})

test('several at once have one signer who may sign each of them, or none is issued', async () => {
  const [one, other] = [await draft(), await draft('probation')]
  const bulk = (signer_id: number, sign_date: string) =>
    hr.call('contracts.issueBulk', { body: { ids: [one, other], sign_date, signer_id } })
  expect((await bulk(signers.labour, today.sign_date)).status).toBe(409)
  const first = await hr.call('contracts.show', { path: { id: one } })
  expect(first.body.data.contract.state).toBe('draft')
  expect((await bulk(signers.all, '2041-01-01')).status).toBe(200)
})

/** Signs appendices in 2042, and nothing else. */
const ofAppendices = async () =>
  (
    await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Phó Tổng Giám đốc',
        paper_kinds: ['appendix'],
        valid_from: '2042-01-01',
        valid_to: '2042-12-31',
        authority_no: '07/GUQ',
      },
    })
  ).body.data.signer.id

test('an appendix is signed by who may sign such papers on its day, one alone and one for many', async () => {
  const signer_id = await ofAppendices()
  const offered = (await hr.call('appendices.signers', { query: { sign_date: '2042-05-01' } })).body.data
  expect(offered.is_required).toBe(true)
  expect(offered.signers[0]).toMatchObject({ id: signer_id, refusal: null })
  expect(offered.signers.find(({ id }) => id === signers.labour)?.refusal).toMatch(
    /không được ký loại văn bản này/,
  )
  const { id } = (await issue({ ...today, signer_id: signers.labour })).body.data.contract
  const appendix = { start_date: '2040-08-01', content: 'Đổi nơi làm việc.', work_place: 'Kho Bình An' }
  const store = (signing: { sign_date: string; signer_id?: number; signer_name?: string }) =>
    hr.call('appendices.store', { path: { id }, body: { ...appendix, ...signing, changes: ['place'] } })
  const onTheDay = { sign_date: '2042-05-01' }
  expect((await store({ ...onTheDay, signer_name: 'Người Lạ' })).body.errors).toHaveProperty('signer_id')
  expect((await store({ ...onTheDay, signer_id: signers.all })).status).toBe(409)
  expect((await store({ sign_date: '2043-01-01', signer_id })).status).toBe(409)
  const signed = { signer_id, signer_name: 'Vũ Đức Trưởng', authority_no: '07/GUQ' }
  expect((await store({ ...onTheDay, signer_id })).body.data.appendix).toMatchObject(signed)
  // Where nobody may sign them the name is typed, as before there was a list.
  const typed = await store({ sign_date: '2043-01-01', signer_name: 'Người Được Gõ' })
  expect(typed.body.data.appendix).toMatchObject({ signer_id: null, signer_name: 'Người Được Gõ' })
  const bulk = { ...appendix, ...onTheDay, work_place: 'Kho Bình Hòa', ids: [id] }
  for (const dry_run of [true, false]) {
    const answer = await hr.call('appendices.bulk', { query: { dry_run }, body: bulk })
    expect(answer.body.errors).toHaveProperty('signer_id')
  }
  const later = { ...bulk, start_date: '2040-09-01', signer_id }
  expect((await hr.call('appendices.bulk', { body: later })).status).toBe(200)
  await runJobs(api.db)
  const { appendices } = (await hr.call('appendices.list', { path: { id } })).body.data
  expect(appendices.at(-1)).toMatchObject({ ...signed, work_place: 'Kho Bình Hòa' })
  expect((await hr.call('signers.destroy', { path: { id: signer_id } })).status).toBe(409)
})
