import { type OperationId, operations } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { newcomer } from '../testing/newcomer.ts'
import { type Asked, ask } from './asking.ts'

/**
 * The examiner as an actor: employee 12, who judges in the campaign 58 and holds no right. He reaches what belongs to his
 * seat and nothing else of recruitment; whatever is not in the table below he is refused by the guard.
 */
interface Reach {
  /** A good call about his own. */
  own: Asked
  status: number
  /** The same about what is no examiner's, or another's, in his company. */
  others?: Asked
  /** And in company 2, where everything is a hundred higher. */
  theirs?: Asked
  /** What both are answered. */
  refusal?: number
}

const id = (number: number): Asked => ({ path: { id: number } })
const round = (number: number): Asked => ({ query: { round_id: number } })
const card = (roundId: number, candidateId: number): Asked => ({
  body: { round_id: roundId, candidate_id: candidateId },
})

/** The candidate 51 is of a campaign on whose board he does not sit. */
const reaches: Partial<Record<OperationId, Reach>> = {
  'candidates.show': { own: id(58), status: 200, others: id(51), theirs: id(158) },
  // Each of them has a file, so that only the seat decides.
  'candidates.fileTicket': {
    own: { path: { id: 58, file_id: 58 } },
    status: 200,
    others: { path: { id: 51, file_id: 51 } },
    theirs: { path: { id: 158, file_id: 158 } },
  },
  'interviewerTimes.mine': { own: {}, status: 200 },
  'interviewerTimes.save': { own: { body: { weekly: [], exceptions: [] } }, status: 200 },
  'recruitmentSchedules.list': { own: { query: { from: '2026-01-05', to: '2026-01-11' } }, status: 200 },
  'recruitmentSchedules.calendar': { own: id(12), status: 200, others: id(999_999), theirs: id(112) },
  'recruitmentResults.mine': { own: {}, status: 200 },
  'recruitmentResults.list': { own: round(58), status: 200, others: round(999_999), theirs: round(158) },
  'recruitmentResults.form': {
    own: { query: { round_id: 58, candidate_id: 58 } },
    status: 200,
    others: { query: { round_id: 58, candidate_id: 51 } },
    theirs: { query: { round_id: 158, candidate_id: 158 } },
  },
  'recruitmentResults.show': { own: id(12), status: 200, others: id(999_999), theirs: id(112) },
  'recruitmentResults.paper': { own: id(12), status: 200, others: id(999_999), theirs: id(112) },
  // Minutes are of a round that is closed.
  'recruitmentResults.minutes': { own: round(58), status: 409, others: round(999_999), theirs: round(158) },
  // His card of the interview is there and handed in; that of the written test is his to begin.
  'recruitmentResults.store': {
    own: card(59, 58),
    status: 201,
    others: card(59, 51),
    theirs: card(159, 158),
  },
  'recruitmentResults.update': {
    own: { path: { id: 12 }, body: { remark: 'Muộn.' } },
    status: 409,
    others: { path: { id: 999_999 }, body: { remark: 'Muộn.' } },
    theirs: { path: { id: 112 }, body: { remark: 'Muộn.' } },
  },
  'recruitmentResults.handIn': {
    own: { path: { id: 12 }, body: {} },
    status: 409,
    others: { path: { id: 999_999 }, body: {} },
    theirs: { path: { id: 112 }, body: {} },
  },
  'recruitmentResults.recuse': {
    own: card(58, 58),
    status: 409,
    others: card(58, 51),
    theirs: card(158, 158),
  },
  // He is the chair.
  'recruitmentResults.reopen': {
    own: { path: { id: 12 }, body: { reason: 'Ghi nhầm.' } },
    status: 200,
    others: { path: { id: 999_999 }, body: { reason: 'Ghi nhầm.' } },
    theirs: { path: { id: 112 }, body: { reason: 'Ghi nhầm.' } },
  },
}

const ofRecruitment =
  /^(recruitment\w*|candidates|emails|emailSendings|procedures|procedureTemplates|reservePool|applicationForms|consentTexts|suspectedApplications|eraseRequests|interviewerTimes)\./
// The index holds exactly the operations of the contract.
const ids = (Object.keys(operations) as OperationId[]).filter((name) => ofRecruitment.test(name))

const api = apiForFile()
let examiner: Person
beforeAll(async () => {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ person_id: number }>('select person_id from employees where company_id = 1 and id = 12'),
  )
  const personId = rows[0]?.person_id ?? 0
  for (const [company, candidate] of [
    [1, 58],
    [1, 51],
    [2, 158],
  ] as const)
    await inCompanyOf(api.db.superuser, company, (client) =>
      client.query(
        `insert into files (company_id, id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state)
         values ($1, $2::bigint, 'candidate', $2::bigint, 'candidate_cv', md5($2::bigint::text), 'CV.pdf', 'application/pdf', 9, repeat('0', 64), 'clean')`,
        [company, candidate],
      ),
    )
  await api.db.superuser.query('update users set person_id = null where person_id = $1', [personId])
  examiner = await newcomer(api, { login: 'matrix.examiner', companies: { 1: [] }, personId })
})

describe('what belongs to the seat of an examiner', () => {
  test.each(Object.keys(reaches) as OperationId[])('%s', async (name) => {
    const { own, status, others, theirs, refusal = 404 } = reaches[name] ?? { own: {}, status: 0 }
    for (const strange of [others, theirs]) {
      if (strange) expect((await ask(examiner, name, strange)).status).toBe(refusal)
    }
    expect((await ask(examiner, name, own)).status).toBe(status)
  })
})

describe('everything else of recruitment is refused to him', () => {
  test.each(ids.filter((name) => !(name in reaches)))('%s', async (name) => {
    const path = { id: 58, candidateId: 58, file_id: 1, status: 'done' }
    expect((await ask(examiner, name, { path })).status).toBe(403)
  })
})

test('of a candidate he learns what his seat needs, and no number, mail, pay or identity', async () => {
  const { body } = await examiner.call('candidates.show', { path: { id: 58 } })
  expect(body.data.candidate).toMatchObject({ id: 58, full_name: 'Ứng viên số 58' })
  for (const field of ['phone', 'email', 'id_number', 'expected_salary', 'full_address', 'consents'])
    expect(body.data.candidate).not.toHaveProperty(field)
})
