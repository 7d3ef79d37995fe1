import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
type OnePerson = Input<'decisions.store'>['body']['people'][number]

let hr: Person
/** Drafts decisions, reads no contract and no pay. */
let drafter: Person
/** The name of the position into which the decisions of these tests move people. */
let title: string
let type: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  drafter = await newcomer(api, {
    login: 'soan.quyet.dinh',
    companies: {
      1: [
        ['document_access', 'company'],
        ['document_edit', 'company'],
        ['employee_access', 'company'],
      ],
    },
  })
  title = (await hr.call('positions.show', { path: { id: 2 } })).body.data.position.name
  const { body } = await hr.call('contractTypes.store', {
    body: { code: 'L11', name: 'Không xác định thời hạn', kind: 'indefinite' },
  })
  type = body.data.contract_type.id
})

/** Somebody with a contract in force that begins on 01-02-2026. */
async function contracted(more: Partial<Input<'contracts.store'>['body']>) {
  const { employeeId } = await hire(api, 'Lê Có Hợp Đồng', 3)
  const { id } = (
    await hr.call('contracts.store', {
      body: { employee_id: employeeId, contract_type_id: type, start_date: '2026-02-01', ...more },
    })
  ).body.data.contract
  // On a day on which nobody of the list may sign.
  const signed = { sign_date: '2019-01-20', signer_name: 'Trần Văn Khang' }
  const issued = await hr.call('contracts.issue', { path: { id }, body: signed })
  if (issued.status !== 200) throw new Error(issued.text)
  return { employeeId, id, number: issued.body.data.contract.contract_number ?? '' }
}

async function findings(
  decision_type: number,
  person: OnePerson,
  { day = '2026-03-01', by = hr }: { day?: string; by?: Person } = {},
) {
  const body = { decision_type, effective_date: day, summary: 'Về việc điều chỉnh', people: [person] }
  const answer = await by.call('decisions.preview', { body })
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body.data.effects[0]?.findings ?? []).filter(({ rule }) => rule === 'L11')
}

test('a new position or place that the contract in force does not say asks for an appendix', async () => {
  const { employeeId, number } = await contracted({ job_title: 'Người gác đèn biển', work_place: 'Hòn Dáu' })
  const moved = { employee_id: employeeId, position_id: 2, department_id: 2, work_place: 'Hà Nội' }
  const found = await findings(4, moved)
  expect(found.map(({ field, level }) => `${level} ${field}`)).toEqual([
    'warning job_title',
    'warning work_place',
  ])
  expect(found[0]?.text).toBe(
    `Công việc trong hợp đồng ${number} khác với quyết định, cần ký phụ lục hợp đồng.`,
  )
  expect(found[0]?.days).toBe(`Hợp đồng: Người gác đèn biển; quyết định: ${title}`)
  // What the contract says already, and what the decision leaves alone, is no reason to amend it.
  expect(await findings(4, { ...moved, work_place: 'hòn dáu' })).toHaveLength(1)
  // Before its first day it says nothing.
  expect(await findings(4, moved, { day: '2026-01-31' })).toEqual([])
})

test('an appendix that is in force on the day of effect counts, one that begins later does not', async () => {
  const { employeeId, id } = await contracted({ job_title: 'Người gác đèn biển' })
  const stored = await hr.call('appendices.store', {
    path: { id },
    body: {
      sign_date: '2019-02-25',
      signer_name: 'Trần Văn Khang',
      start_date: '2026-03-01',
      changes: ['job'],
      content: 'Đổi công việc.',
      job_title: title,
    },
  })
  expect(stored.status).toBe(201)
  const moved = { employee_id: employeeId, position_id: 2, department_id: 2 }
  expect(await findings(4, moved, { day: '2026-02-28' })).toHaveLength(1)
  expect(await findings(4, moved, { day: '2026-03-01' })).toEqual([])
})

test('of pay it is told that it differs and never what it is, of a level too', async () => {
  const { employeeId } = await contracted({ salary: 12_345_678, salary_level: 3 })
  const raised = { employee_id: employeeId, base_salary: 20_000_000, pay_grade: 4 }
  const found = await findings(15, raised)
  expect(found.map(({ field, days }) => [field, days])).toEqual([
    ['salary_level', null],
    ['salary', null],
  ])
  expect(JSON.stringify(found)).not.toContain('345')
  expect(await findings(15, { ...raised, base_salary: 12_345_678, pay_grade: 3 })).toEqual([])
})

test('who may read no contracts is told neither the number nor the words of one', async () => {
  const { employeeId, number } = await contracted({ job_title: 'Người gác đèn biển' })
  const moved = { employee_id: employeeId, position_id: 2, department_id: 2 }
  const [found] = await findings(4, moved, { by: drafter })
  expect(found).toMatchObject({ days: null, text: expect.stringContaining('hợp đồng lao động khác') })
  expect(JSON.stringify(found)).not.toContain(number)
})
