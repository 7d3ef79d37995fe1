import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { migrationsFolder, readMigrations } from '../../db/migrations-folder.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { runJobs } from '../../testing/jobs.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

const api = apiForFile()
/** What is looked for, in whatever way it is written. */
const [salary, raised, decided, corrected] = [15_123_456, 16_234_567, 17_345_678, 18_456_789]
const amounts = [salary, raised, decided, corrected].map(String)

let hr: Person
/** Does everything with contracts, decisions and the trail, and may not see pay. */
let officer: Person
let employeeId: number
let contractId: number
let decisionId: number
let signer_id: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  officer = await newcomer(api, {
    login: 'khong.xem.luong',
    companies: {
      1: (
        [
          'contract_access',
          'contract_edit',
          'contract_export',
          'document_access',
          'document_edit',
          'document_export',
          'decision_issue',
          'employee_access',
          'permission_access',
        ] as const
      ).map((right) => [right, 'company'] as const),
    },
  })
  await hr.call('documentTypes.store', { body: { code: 'QDL', name: 'Quyết định', is_decision: true } })
  const signing = { employee_id: 13, printed_title: 'Giám đốc', valid_from: '2020-01-01' }
  const { body: authority } = await hr.call('signers.store', {
    body: { ...signing, paper_kinds: ['decision', 'labour_contract', 'appendix'] },
  })
  signer_id = authority.data.signer.id
  const { body: type } = await hr.call('contractTypes.store', {
    body: { code: 'K12', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 },
  })
  employeeId = (await hire(api, 'Lê Thị Kín Lương', 3)).employeeId
  const stored = await hr.call('contracts.store', {
    body: {
      employee_id: employeeId,
      contract_type_id: type.data.contract_type.id,
      start_date: '2026-01-01',
      salary,
      allowances: `Phụ cấp ${salary} đồng`,
    },
  })
  contractId = stored.body.data.contract.id
  const path = { id: contractId }
  const signed = { sign_date: '2025-12-30', signer_id }
  expect((await hr.call('contracts.issue', { path, body: signed })).status).toBe(200)
  const appendix = {
    start_date: '2026-03-01',
    changes: ['pay' as const],
    content: 'Tăng lương.',
    salary: raised,
  }
  const added = await hr.call('appendices.store', {
    path,
    body: { ...signed, ...appendix, sign_date: '2026-02-20' },
  })
  expect(added.status).toBe(201)
  const body = {
    decision_type: 15,
    effective_date: '2026-03-01',
    summary: 'Về việc xếp lương',
    people: [{ employee_id: employeeId, base_salary: decided }],
  }
  decisionId = (await hr.call('decisions.store', { body })).body.data.decision.id
  const issue = { sign_date: '2026-02-20', signer_id }
  expect((await hr.call('decisions.issue', { path: { id: decisionId }, body: issue })).status).toBe(200)
})

type Answer = { status: number; text: string; bytes: Buffer }

/** Everything that is told of the pay of somebody, in every form in which it leaves. */
const ways: readonly [name: string, call: (by: Person) => Promise<Answer>, isOpen?: 'answers'][] = [
  ['a contract', (by) => by.call('contracts.show', { path: { id: contractId } }), 'answers'],
  ['the list', (by) => by.call('contracts.list'), 'answers'],
  ['its workbook', (by) => by.call('contracts.export', { body: {} }), 'answers'],
  [
    'its paper',
    (by) => by.call('contracts.paper', { path: { id: contractId }, body: { form: 'pdf' } }),
    'answers',
  ],
  [
    'the notice of its end',
    (by) => by.call('contracts.endNotice', { path: { id: contractId }, body: { form: 'pdf' } }),
    'answers',
  ],
  ['the papers that were made', (by) => by.call('contracts.papers', { path: { id: contractId } }), 'answers'],
  ['its history', (by) => by.call('contracts.history', { path: { id: contractId } }), 'answers'],
  ['its appendices', (by) => by.call('appendices.list', { path: { id: contractId } }), 'answers'],
  [
    'its renewal',
    (by) => by.call('contracts.renew', { query: { dry_run: true }, body: { ids: [contractId] } }),
    'answers',
  ],
  [
    'an appendix for many',
    (by) =>
      by.call('appendices.bulk', {
        query: { dry_run: true },
        body: {
          ids: [contractId],
          sign_date: '2026-04-20',
          signer_id,
          start_date: '2026-05-01',
          content: 'Đổi nơi làm việc.',
          work_place: 'Kho Bình An',
        },
      }),
    'answers',
  ],
  ['the board', (by) => by.call('contractBoard.show'), 'answers'],
  ['its board’s workbook', (by) => by.call('contractBoard.export'), 'answers'],
  ['what does not agree', (by) => by.call('reconciliation.show'), 'answers'],
  ['the list of decisions', (by) => by.call('decisions.list'), 'answers'],
  ['the workbook of decisions', (by) => by.call('decisions.export', { body: {} }), 'answers'],
  ['a decision on pay', (by) => by.call('decisions.show', { path: { id: decisionId } })],
  [
    'its paper as well',
    (by) => by.call('decisions.paper', { path: { id: decisionId }, body: { form: 'pdf' } }),
  ],
  [
    'before and after of its correction',
    (by) =>
      by.call('decisions.correct', {
        path: { id: decisionId },
        query: { dry_run: true },
        body: {
          reason: 'Ghi nhầm mức lương.',
          sign_date: '2026-03-10',
          signer_id,
          people: [{ employee_id: employeeId, base_salary: corrected }],
        },
      }),
  ],
  [
    'its revocation',
    (by) =>
      by.call('decisions.revoke', {
        path: { id: decisionId },
        query: { dry_run: true },
        body: { reason: 'Ban hành nhầm.', sign_date: '2026-03-10' },
      }),
  ],
  ['the trail of changes', (by) => by.call('auditTrail.list', { query: { size: 100 } }), 'answers'],
]

/** What an answer says, without whatever parts its figures. */
async function figuresIn({ text, bytes }: Answer): Promise<string> {
  const head = bytes.subarray(0, 4).toString('latin1')
  if (head === '%PDF')
    return pdfText(bytes)
      .join('')
      .replaceAll(/[.,\s]/g, '')
  if (head.startsWith('PK'))
    return [...(await openWorkbook(bytes)).parts.values()].join('').replaceAll(/[.,\s]/g, '')
  return text.replaceAll(/[.,\s]/g, '')
}

test.each(ways)('%s tells nobody of pay who may not see it', async (_, call, isOpen) => {
  const answer = await call(officer)
  expect([200, isOpen === undefined ? 404 : 200]).toContain(answer.status)
  const told = await figuresIn(answer)
  for (const amount of amounts) expect(told).not.toContain(amount)
})

test.each([
  ['a contract', salary],
  ['its paper', salary],
  ['its appendices', raised],
  ['a decision on pay', decided],
  ['its paper as well', decided],
  ['before and after of its correction', corrected],
  ['its revocation', decided],
] as const)('%s tells it to who may', async (name, amount) => {
  const [, call] = ways.find(([each]) => each === name) ?? []
  const answer = await call?.(hr)
  expect(answer?.status).toBe(200)
  expect(answer && (await figuresIn(answer))).toContain(String(amount))
})

test('a paper that was made with the pay is fetched by nobody who may not see it', async () => {
  const path = { id: contractId }
  await hr.call('contracts.paper', { path, body: { form: 'pdf' } })
  const { body } = await hr.call('contracts.papers', { path })
  const [made] = body.data.papers.filter(({ form }) => form === 'pdf')
  const ticket = { path: { ...path, row_id: made?.id ?? 0 } }
  expect((await officer.call('contracts.paperTicket', ticket)).status).not.toBe(200)
  expect((await hr.call('contracts.paperTicket', ticket)).status).toBe(200)
})

describe('the draft of a renewal', () => {
  let draftId: number
  /** A paper in which the pay stands. */
  let paperId: number

  beforeAll(async () => {
    const asked = await hr.call('contracts.renew', { body: { ids: [contractId] } })
    expect(asked.status, asked.text).toBe(200)
    await runJobs(api.db)
    const { rows } = await api.db.superuser.query<{ id: number }>(
      'select id from contracts where company_id = 1 and renewed_from_id = $1',
      [contractId],
    )
    draftId = rows[0]?.id ?? 0
    await hr.call('contracts.paper', { path: { id: draftId }, body: { form: 'pdf' } })
    const { papers } = (await hr.call('contracts.papers', { path: { id: draftId } })).body.data
    paperId = papers[0]?.id ?? 0
  })

  const waysOfDraft: readonly [name: string, call: (by: Person) => Promise<Answer>][] = [
    ['it', (by) => by.call('contracts.show', { path: { id: draftId } })],
    ['its paper', (by) => by.call('contracts.paper', { path: { id: draftId }, body: { form: 'pdf' } })],
    [
      'a change of something else',
      (by) =>
        by.call('contracts.update', { path: { id: draftId }, body: { note: `Theo ${by === hr ? 1 : 2}` } }),
    ],
  ]

  test.each(waysOfDraft)(
    '%s tells nobody who may not see it what the contract before pays',
    async (_, call) => {
      const told = await figuresIn(await call(officer))
      for (const amount of amounts) expect(told).not.toContain(amount)
      expect(await figuresIn(await call(hr))).toContain(String(raised))
    },
  )

  test('no refusal of what he writes himself tells how much it is', async () => {
    const path = { id: draftId }
    const body = { version: 999, probation_days: 6, probation_group: 'other' as const }
    // Both are stale, so that nothing is written; 85 % of the hidden pay lies between them.
    const answers = [1_000_000, 90_000_000].map((probation_salary) =>
      officer.call('contracts.update', { path, body: { ...body, probation_salary } }),
    )
    const [low, high] = await Promise.all(answers)
    expect([low?.status, low?.body.message]).toEqual([high?.status, high?.body.message])
    const seen = await hr.call('contracts.update', { path, body: { ...body, probation_salary: 1_000_000 } })
    expect(seen.body.errors).toHaveProperty('probation_salary')
  })

  test('a paper that was made of it is fetched by nobody who may not see it', async () => {
    const path = { id: draftId }
    const ticket = { path: { ...path, row_id: paperId } }
    const archive = { body: { paper_ids: [paperId] } }
    const fetched = async (by: Person) => [
      (await by.call('contracts.paperTicket', ticket)).status,
      (await by.call('contracts.paperArchive', archive)).status,
    ]
    expect(await fetched(officer)).toEqual([403, 403])
    // With pay of its own the draft stands open again, and the paper of before does not.
    await officer.call('contracts.update', { path, body: { salary: 20_000_000, allowances: null } })
    expect(await fetched(officer)).toEqual([403, 403])
    expect(await fetched(hr)).toEqual([200, 200])
  })

  test('it opens once whoever prepares it has written other pay, and not by a guess', async () => {
    const asked = await officer.call('contracts.show', { path: { id: draftId } })
    expect(asked.body.data.contract).toMatchObject({ salary: 20_000_000, masked_fields: [] })
  })

  test('drafts of before are closed as far as they say what the contract before pays', async () => {
    const [migration] = readMigrations(migrationsFolder).filter(({ name }) =>
      name.endsWith('-pay-taken-over.sql'),
    )
    const client = await api.db.superuser.connect()
    try {
      await client.query('begin')
      await client.query('alter table contracts drop column taken_over_pay')
      await client.query(`select set_config('app.company_id', '1', true)`)
      await client.query(`update contracts set salary = $2, allowances = 'Khác' where id = $1`, [
        draftId,
        raised,
      ])
      await client.query(`select set_config('app.company_id', '', true)`)
      const { rows: tables } = await client.query<{ owner: string }>(
        `select quote_ident(tableowner) as owner from pg_tables where tablename = 'contracts'`,
      )
      await client.query(`set local role ${tables[0]?.owner}`)
      await client.query(migration?.sql ?? '')
      await client.query('reset role')
      const { rows } = await client.query(
        `select id, taken_over_pay from contracts where cardinality(taken_over_pay) > 0`,
      )
      expect(rows).toEqual([{ id: draftId, taken_over_pay: ['salary'] }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('what is sent as it stands stays closed', async () => {
    const path = { id: draftId }
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update contracts set taken_over_pay = '{salary}' where id = $1`, [draftId]),
    )
    const read = async () => (await officer.call('contracts.show', { path })).body.data.contract.salary
    expect(await read()).toBeUndefined()
    await hr.call('contracts.update', { path, body: { salary: 20_000_000, note: 'Như cũ' } })
    expect(await read()).toBeUndefined()
    await hr.call('contracts.update', { path, body: { salary: 21_000_000 } })
    expect(await read()).toBe(21_000_000)
  })
})
