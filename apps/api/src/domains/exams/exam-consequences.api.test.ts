import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { day, examSteps, reason } from '../../testing/exam-steps.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { needsGround } from '../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
const { running, move, someone, rowOf, score } = examSteps(api, () => hr)
const { newKind, give } = needsGround(api, () => hr)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Exam = Awaited<ReturnType<typeof running>>

async function publish({ id }: Exam, more: object = {}, by = hr) {
  await move(id, 'submit')
  return by.call('exams.move', { path: { id }, body: { action: 'publish', ...more } })
}

/** A test of five days ago in which the first of these people failed and the others passed. */
async function judged(people: readonly number[], more: object) {
  const exam = await running(people, { from_date: day(-5), to_date: day(-5), ...more })
  for (const [at, employee] of people.entries()) await score(exam, employee, 8, at === 0 ? 2 : 8)
  return exam
}

async function correct(exam: Exam, employee: number, practice: number, by = hr) {
  const { id } = await rowOf(exam.id, employee)
  const scores = [{ part_id: exam.practice, score: practice }]
  return by.call('examResults.correct', { path: { id }, body: { scores, reason } })
}

describe('a certificate of a safety test', () => {
  const heldBy = async (employee_id: number) =>
    (
      await hr.call('employeeCertificates.list', {
        query: { filter: { employee_id: { operator: 'equal', value: employee_id } }, sort: 'issue_date' },
      })
    ).body.data.employee_certificates

  test('is given to who passed, renews the one held, and is told first', async () => {
    const [failed, first, again] = [await someone(), await someone(), await someone()]
    const kind = await newKind()
    await give(again, kind, -700, 10)
    const exam = await judged([failed, first, again], { certificate_id: kind })
    const seen = (await hr.call('exams.consequences', { path: { id: exam.id } })).body.data
    expect(seen.certificates).toHaveLength(2)
    expect(new Set(seen.certificates.map(({ held_until: until }) => until))).toEqual(new Set([day(10), null]))
    expect(seen.grades).toEqual([])
    expect((await publish(exam)).status).toBe(200)
    expect(await heldBy(failed)).toEqual([])
    expect(await heldBy(first)).toMatchObject([
      {
        certificate_id: kind,
        issue_date: day(0),
        state: 'valid',
        exam_id: exam.id,
        exam_code: expect.stringMatching(/^KTĐK-/),
        training_id: null,
      },
    ])
    expect((await heldBy(again)).map(({ state, exam_id: of }) => [state, of])).toEqual([
      ['replaced', null],
      ['valid', exam.id],
    ])
  })

  test('shows what is held until now only to who sees certificates', async () => {
    const [failed, again] = [await someone(), await someone()]
    const kind = await newKind()
    await give(again, kind, -700, 10)
    const exam = await judged([failed, again], { certificate_id: kind })
    for (const [more, until] of [
      [[], null],
      [[['training_access', 'company']], day(10)],
    ] as const) {
      const reader = await newcomer(api, {
        login: `xem-truoc-${nextNumber()}`,
        companies: { 1: [['exam_access', 'company'], ['exam_edit', 'company'], ...more] },
      })
      const seen = await reader.call('exams.consequences', { path: { id: exam.id } })
      expect(seen.body.data.certificates.map(({ held_until: each }) => each)).toEqual([until])
    }
  })

  test('goes with the publication, comes back with it, and follows a correction', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { certificate_id: await newKind() })
    await publish(exam)
    const [first] = await heldBy(passed)
    await move(exam.id, 'withdraw')
    expect(await heldBy(passed)).toEqual([])
    await api.db.superuser.query(`update exam_people set given_on = given_on - 3 where employee_id = $1`, [
      passed,
    ])
    expect((await publish(exam)).status).toBe(200)
    // The paper that was printed meanwhile says the same number and day.
    expect(await heldBy(passed)).toMatchObject([{ number: first?.number, issue_date: day(-3) }])
    expect((await correct(exam, passed, 1)).status).toBe(200)
    expect(await heldBy(passed)).toEqual([])
    expect((await correct(exam, failed, 9)).status).toBe(200)
    expect(await heldBy(failed)).toMatchObject([{ exam_id: exam.id, state: 'valid' }])
  })

  test('is chosen, or not, with the publication; it is neither changed nor deleted by hand', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const [planned, chosen] = [await newKind(), await newKind()]
    const exam = await judged([failed, passed], { certificate_id: planned })
    await give(passed, chosen, -300, 30)
    const query = { certificate_id: chosen }
    const seen = (await hr.call('exams.consequences', { path: { id: exam.id }, query })).body.data
    expect(seen.certificates).toMatchObject([{ held_until: day(30) }])
    expect((await publish(exam, { certificate_id: chosen })).status).toBe(200)
    const [, made] = await heldBy(passed)
    expect(made).toMatchObject({ certificate_id: chosen, exam_id: exam.id })
    const path = { id: made?.id ?? 0 }
    for (const answer of [
      await hr.call('employeeCertificates.update', { path, body: { note: 'Sửa' } }),
      await hr.call('employeeCertificates.destroy', { path }),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('đợt kiểm tra') },
      })
    }
    await move(exam.id, 'withdraw')
    expect((await publish(exam, { certificate_id: null })).status).toBe(200)
    expect(await heldBy(passed)).toHaveLength(1)
  })

  test('once revoked stays on record, and no other is given in its place', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { certificate_id: await newKind() })
    await publish(exam)
    const [made] = await heldBy(passed)
    const body = { reason: 'Cấp nhầm.' }
    await hr.call('employeeCertificates.revoke', { path: { id: made?.id ?? 0 }, body })
    await move(exam.id, 'withdraw')
    await publish(exam)
    expect(await heldBy(passed)).toMatchObject([{ id: made?.id, state: 'revoked' }])
  })

  test('is asked for by a test of safety alone', async () => {
    const body = { name: 'Nghiệp vụ', kind: 'skill', from_date: day(0), to_date: day(0) } as const
    const refused = await hr.call('exams.store', { body: { ...body, certificate_id: await newKind() } })
    expect(refused.body).toMatchObject({ errors: { certificate_id: [expect.any(String)] } })
  })
})

describe('the decision on a rise in grade', () => {
  const rise = { kind: 'grade', drafts_decision: true } as const
  let fourth: number

  beforeAll(async () => {
    const body = { code: `B4-${nextNumber()}`, name: `Bậc 4/7 thử ${nextNumber()}`, rank: 4 }
    fourth = (await hr.call('levels.store', { body: { ...body, level_group: 'trade' } })).body.data.level.id
  })

  const decisionOf = async (exam: Exam) => {
    const { decision_id: id } = (await hr.call('exams.show', { path: { id: exam.id } })).body.data.exam
    return id === null ? null : (await hr.call('decisions.show', { path: { id } })).body.data.decision
  }
  const people = async (exam: Exam) =>
    (await decisionOf(exam))?.people.map(({ employee_id: id, pay_grade: grade }) => [id, grade])

  test('is drafted for who passed, raises nobody by itself, and goes with the publication', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { ...rise, level_to_id: fourth })
    const seen = (await hr.call('exams.consequences', { path: { id: exam.id } })).body.data
    expect(seen.grades).toMatchObject([{ pay_grade: 4, refusal: null }])
    expect((await publish(exam)).status).toBe(200)
    const drafted = await decisionOf(exam)
    expect(drafted).toMatchObject({ decision_type: 15, state: 'draft', effective_date: day(0) })
    expect(await people(exam)).toEqual([[passed, 4]])
    const { rows } = await api.db.superuser.query(
      'select from pay_levels where company_id = 1 and employee_id = $1 and pay_grade is not null',
      [passed],
    )
    expect(rows).toEqual([])
    expect((await move(exam.id, 'withdraw')).status).toBe(200)
    expect(await decisionOf(exam)).toBeNull()
    const gone = await hr.call('decisions.show', { path: { id: drafted?.id ?? 0 } })
    expect(gone.status).toBe(404)
  })

  test('follows corrections as long as it is a draft, and is gone with the last of its people', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { ...rise, level_to_id: fourth })
    await publish(exam)
    expect((await correct(exam, failed, 9)).status).toBe(200)
    expect(await people(exam)).toEqual(
      expect.arrayContaining([
        [passed, 4],
        [failed, 4],
      ]),
    )
    await correct(exam, passed, 1)
    expect(await people(exam)).toEqual([[failed, 4]])
    await correct(exam, failed, 1)
    expect(await decisionOf(exam)).toBeNull()
    await correct(exam, passed, 9)
    expect(await people(exam)).toEqual([[passed, 4]])
  })

  test('is not changed or taken back by who may not write drafts', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { ...rise, level_to_id: fourth })
    await publish(exam)
    const examiner = await newcomer(api, {
      login: `khao-thi-${nextNumber()}`,
      companies: {
        1: [
          ['exam_access', 'company'],
          ['exam_edit', 'company'],
          ['employee_pay', 'company'],
        ],
      },
    })
    const body = { action: 'withdraw', reason } as const
    const withdrawn = await examiner.call('exams.move', { path: { id: exam.id }, body })
    for (const answer of [withdrawn, await correct(exam, passed, 1, examiner)]) {
      expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('dự thảo') } })
    }
    expect(await people(exam)).toEqual([[passed, 4]])
  })

  test('once issued keeps the publication and the result that it rests on', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { ...rise, level_to_id: fourth })
    await publish(exam)
    const { id = 0 } = (await decisionOf(exam)) ?? {}
    await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
    const signs = { employee_id: 13, printed_title: 'Tổng Giám đốc' }
    const stored = await hr.call('signers.store', {
      body: { ...signs, paper_kinds: ['decision'], valid_from: '2026-01-01' },
    })
    const body = { sign_date: '2026-02-20', signer_id: stored.body.data.signer.id }
    expect((await hr.call('decisions.issue', { path: { id }, body })).status).toBe(200)
    for (const answer of [await move(exam.id, 'withdraw'), await correct(exam, passed, 1)]) {
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('ban hành') } })
    }
    expect((await rowOf(exam.id, passed)).passed).toBe(true)
    // Whoever does not stand in it is corrected, with a draft of his own that goes and comes with his result.
    const later = async () => {
      const { rows } = await api.db.superuser.query<{ id: number }>(
        'select raising_decision_id as id from exam_people where exam_id = $1 and employee_id = $2',
        [exam.id, failed],
      )
      const own = rows[0]?.id
      return own ? (await hr.call('decisions.show', { path: { id: own } })).body.data.decision : null
    }
    expect((await correct(exam, failed, 9)).status).toBe(200)
    expect(await later()).toMatchObject({
      state: 'draft',
      decision_type: 15,
      people: [{ employee_id: failed, pay_grade: 4 }],
    })
    expect((await decisionOf(exam))?.id).toBe(id)
    expect((await correct(exam, failed, 1)).status).toBe(200)
    expect(await later()).toBeNull()
    expect((await correct(exam, failed, 9)).status).toBe(200)
    // Once the first is revoked it holds nothing; the other one goes with the publication.
    const revoke = { reason: 'Ban hành nhầm người.', sign_date: day(0) }
    const revoked = await hr.call('decisions.revoke', { path: { id }, query: {}, body: revoke })
    expect(revoked.status, revoked.text).toBe(200)
    expect((await correct(exam, passed, 1)).status).toBe(200)
    expect((await move(exam.id, 'withdraw')).status).toBe(200)
    expect(await decisionOf(exam)).toBeNull()
    expect(await later()).toBeNull()
  })

  test('is left out where the publisher may not draft it, with the reason in the preview', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], { ...rise, level_to_id: fourth })
    const examiner = await newcomer(api, {
      login: `khao-thi-${nextNumber()}`,
      companies: {
        1: [
          ['exam_access', 'company'],
          ['exam_edit', 'company'],
          ['document_edit', 'company'],
        ],
      },
    })
    const seen = (await examiner.call('exams.consequences', { path: { id: exam.id } })).body.data
    expect(seen.grades).toMatchObject([{ pay_grade: null, refusal: expect.stringContaining('quyền') }])
    expect((await publish(exam, {}, examiner)).status).toBe(200)
    expect(await decisionOf(exam)).toBeNull()
    await move(exam.id, 'withdraw')
    await publish(exam)
    expect(await people(exam)).toEqual([[passed, 4]])
    const body = { action: 'withdraw', reason } as const
    const refused = await examiner.call('exams.move', { path: { id: exam.id }, body })
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('dự thảo') } })
  })

  test('says why nobody is raised where neither the test nor the file names a grade', async () => {
    const [failed, passed] = [await someone(), await someone()]
    const exam = await judged([failed, passed], rise)
    const seen = (await hr.call('exams.consequences', { path: { id: exam.id } })).body.data
    expect(seen.grades).toMatchObject([
      { pay_grade: null, refusal: expect.stringContaining('chưa có bậc lương') },
    ])
  })
})
