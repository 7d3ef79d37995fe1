import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
/** Finishes receptions and looks after nobody's file. */
let recruiter: Person
/** Looks after files and not after users. */
let officer: Person
let employeeId: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  recruiter = await newcomer(api, {
    login: 'nguoi.tiep.nhan',
    companies: {
      1: [
        ['recruitment_access', 'company'],
        ['recruitment_edit', 'company'],
        ['decision_issue', 'company'],
      ],
    },
  })
  officer = await newcomer(api, {
    login: 'nguoi.giu.ho.so',
    companies: {
      1: [
        ['employee_access', 'company'],
        ['employee_edit', 'company'],
      ],
    },
  })
  employeeId = await received()
})

/** The file that a reception has made; the first day is still to come. */
async function received(): Promise<number> {
  await hr.call('documentTypes.store', {
    body: { code: 'QDTK', name: 'Quyết định tiếp nhận', is_decision: true },
  })
  const signer = await hr.call('signers.store', {
    body: { employee_id: 13, printed_title: 'Giám đốc', paper_kinds: ['decision'], valid_from: '2026-01-01' },
  })
  const number = nextNumber()
  const { body } = await hr.call('recruitmentCandidates.store', {
    path: { id: 57 },
    body: {
      full_name: 'Vũ Thị Tài Khoản',
      gender: 'Nữ',
      date_of_birth: '1998-04-12',
      phone: `0967${String(100_000 + number)}`,
      id_number: `0790983${String(10_000 + number)}`,
      email: `tai.khoan.${number}@example.com`,
      consent_way: 'paper',
    },
  })
  const path = { id: body.data.candidate.id }
  await hr.call('candidates.contacted', { path, body: { way: 'phone' } })
  await hr.call('candidates.confirmed', { path, body: {} })
  await hr.call('candidates.accepted', { path, body: {} })
  const procedure = await hr.call('procedures.store', {
    body: { candidate_id: path.id, decision_type: 2, start_date: '2027-03-01', items: [] },
  })
  const finished = await recruiter.call('procedures.finish', {
    path: { id: procedure.body.data.procedure.id },
    query: {},
    body: { signer_id: signer.body.data.signer.id, sign_date: '2026-11-02' },
  })
  return finished.body.data.procedure.employee_id ?? 0
}

const open = (person: Person) => person.call('employees.activateAccount', { path: { id: employeeId } })
const accountOf = async () => {
  const filter = { id: { operator: 'in' as const, value: [employeeId] } }
  const { body } = await hr.call('employees.list', { query: { include: ['account'], filter } })
  return body.data.employees[0]?.account
}

test('whoever finishes a reception opens no account by that right', async () => {
  expect(await accountOf()).toBeNull()
  expect((await open(recruiter)).status).toBe(403)
  expect(await accountOf()).toBeNull()
})

test('the link of the account goes to the address of the application while there is none of the company', async () => {
  const opened = await open(officer)
  expect([opened.status, opened.body.data.link_sent_to, opened.body.data.link]).toEqual([
    200,
    'personal_email',
    null,
  ])
  expect((await accountOf())?.is_active).toBe(true)
})
