import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let type: number
/** Sign labour contracts in a year of their own: by an authority, by nothing, and as who represents the company. */
let signers: Record<'authorised' | 'bare' | 'representative', number>
const day = { sign_date: '2040-06-15' }

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { body } = await hr.call('contractTypes.store', {
    body: { code: 'UQ12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
  type = body.data.contract_type.id
  const signer = async (more: Partial<Input<'signers.store'>['body']>) =>
    (
      await hr.call('signers.store', {
        body: {
          employee_id: 13,
          printed_title: 'Phó Tổng Giám đốc',
          paper_kinds: ['labour_contract'],
          valid_from: '2040-01-01',
          valid_to: '2040-12-31',
          ...more,
        },
      })
    ).body.data.signer.id
  signers = {
    authorised: await signer({ authority_no: '05/GUQ' }),
    bare: await signer({}),
    representative: await signer({ employee_id: 12, is_legal_representative: true }),
  }
})

const ask = (needs_authority_no: boolean) =>
  hr.call('contractSettings.update', { body: { needs_authority_no } })
const bodyOf = async () => ({
  employee_id: (await hire(api, 'Lê Chờ Ủy Quyền', 3)).employeeId,
  contract_type_id: type,
  start_date: '2040-07-01',
})
const warned = (findings: readonly { rule: string; field?: string | null; level: string }[]) =>
  findings.filter(({ rule }) => rule === 'L8').map(({ field, level }) => `${level} ${field}`)
async function issued(body: Input<'contracts.issue'>['body']) {
  const id = (await hr.call('contracts.store', { body: await bodyOf() })).body.data.contract.id
  return (await hr.call('contracts.issue', { path: { id }, body })).body.data.contract
}

test('as shipped no company asks for the number, and one that asks is warned and goes on', async () => {
  expect((await hr.call('contractSettings.show')).body.data.settings).toEqual({
    needs_authority_no: false,
    version: 0,
  })
  expect(warned((await issued({ ...day, signer_id: signers.bare })).findings)).toEqual([])
  expect((await ask(true)).status).toBe(200)
  const bare = await issued({ ...day, signer_id: signers.bare })
  expect([bare.state, warned(bare.findings)]).toEqual(['issued', ['warning authority_no']])
  expect(bare.findings.find(({ rule }) => rule === 'L8')?.text).toContain('Vũ Đức Trưởng')
  for (const signer_id of [signers.authorised, signers.representative]) {
    expect(warned((await issued({ ...day, signer_id })).findings)).toEqual([])
  }
})

test('a typed signer is warned of before the draft is saved and where it is issued', async () => {
  await ask(true)
  const draft = { ...(await bodyOf()), signer_name: 'Trần Văn Khang' }
  const check = async (more: { authority_no?: string }) =>
    warned((await hr.call('contracts.check', { body: { draft: { ...draft, ...more } } })).body.data.findings)
  expect(await check({})).toEqual(['warning authority_no'])
  expect(await check({ authority_no: '07/GUQ' })).toEqual([])
  const typed = { sign_date: '2039-06-15', signer_name: 'Trần Văn Khang' }
  expect(warned((await issued(typed)).findings)).toEqual(['warning authority_no'])
  expect(warned((await issued({ ...typed, authority_no: '07/GUQ' })).findings)).toEqual([])
})

test('who may sign is told with whether the company asks, of contracts and of appendices', async () => {
  await ask(true)
  const id = (await hr.call('contracts.store', { body: await bodyOf() })).body.data.contract.id
  const offered = (await hr.call('contracts.signers', { body: { ids: [id], ...day } })).body.data
  expect(offered.asks_authority_no).toBe(true)
  expect(offered.signers.find((signer) => signer.id === signers.representative)).toMatchObject({
    is_legal_representative: true,
  })
  await ask(false)
  const answer = await hr.call('appendices.signers', { query: day })
  expect(answer.body.data.asks_authority_no).toBe(false)
})

test('of two who change the rule at once the second is told', async () => {
  const { version } = (await hr.call('contractSettings.show')).body.data.settings
  const body = { needs_authority_no: true, version }
  expect((await hr.call('contractSettings.update', { body })).status).toBe(200)
  expect((await hr.call('contractSettings.update', { body })).status).toBe(409)
})
