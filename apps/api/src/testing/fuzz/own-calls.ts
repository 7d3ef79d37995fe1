import { randomUUID } from 'node:crypto'
import type { OperationId } from '@nhansu/sdk/contract'
import { inCompany } from '../../db/transaction.ts'
import { asOwner, publishCampaign, tokenInTime } from '../../domains/portal/testing/stranger.ts'
import { linksOf } from '../../domains/training/people/training-links.ts'
import type { Person, TestApi } from '../api.ts'
import { day } from '../exam-steps.ts'
import { interviewCampaign } from '../interviews.ts'
import { everyPermission, hire, newcomer } from '../newcomer.ts'
import { nextNumber } from '../numbers.ts'

/** A call about oneself, and who it is that calls: nobody else carries it out, whatever his rights. */
export interface OwnCall {
  person: Person
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Arranges and makes calls about oneself, each of somebody new. */
export type OwnCalls = Partial<Record<OperationId, () => Promise<OwnCall>>>

const device = randomUUID()
const started = { device, notice_version: 1 } as const

/**
 * Good calls of what one does as a taker or marker of an exam, an examiner, an invited person or an applicant: the callers
 * of the access matrix are none of these.
 */
export function ownCallsOn(api: TestApi, admin: Person): OwnCalls {
  return { ...examCalls(api, admin), ...meetingCalls(api, admin), ...linkCalls(api, admin) }
}

/** An employee of company 1 with an account. */
async function somebody(api: TestApi): Promise<{ person: Person; employeeId: number }> {
  const { employeeId, personId } = await hire(api, 'Người Tự Làm', 3)
  const login = `fuzz.own.${nextNumber()}`
  return { person: await newcomer(api, { login, companies: { 1: everyPermission }, personId }), employeeId }
}

/** What questions of an exam are about, made once. */
function fieldOf(admin: Person): () => Promise<number> {
  let made: Promise<number> | undefined
  return () => (made ??= make())
  async function make(): Promise<number> {
    const { body } = await admin.call('fields.store', { body: { code: 'FUZZTHI', name: 'Lĩnh vực thi' } })
    const { id: field_id } = body.data.field
    const known = {
      kind: 'true_false' as const,
      content: 'Điện giật là nguy hiểm.',
      right_options: ['A' as const],
    }
    const written = { kind: 'essay' as const, content: 'Nêu các bước.', explanation: 'Cắt điện trước.' }
    await admin.call('quizQuestions.storeBulk', {
      body: {
        questions: [
          { ...known, field_id },
          { ...written, field_id },
        ],
      },
    })
    return field_id
  }
}

function examCalls(api: TestApi, admin: Person): OwnCalls {
  const field = fieldOf(admin)
  /** A running exam of one question for somebody; of a written one besides where somebody marks it. */
  async function examFor(takerId: number, markerId?: number): Promise<{ id: number }> {
    const start = Date.now() - 60_000
    const { body } = await admin.call('quizExams.store', {
      body: {
        code: `FUZZ${nextNumber()}`,
        name: 'Thi an toàn',
        start_at: new Date(start).toISOString(),
        end_at: new Date(start + 7_200_000).toISOString(),
        duration: 30,
        show_result: 'now',
        shuffle_questions: false,
      },
    })
    const path = { id: body.data.exam.id }
    const field_id = await field()
    const known = { field_id, kind: 'true_false' as const, count: 1, points: 1 }
    const written = { field_id, kind: 'essay' as const, count: 1, points: 2 }
    await admin.call('quizExams.saveCells', { path, body: { cells: markerId ? [known, written] : [known] } })
    await admin.call('quizExams.addPeople', { path, body: { employee_ids: [takerId] } })
    if (markerId) await admin.call('quizExams.saveMarkers', { path, body: { employee_ids: [markerId] } })
    await admin.call('quizExams.publish', { path, body: {} })
    return path
  }
  async function taking(steps: 'none' | 'started' | 'finished') {
    const { person, employeeId } = await somebody(api)
    const path = await examFor(employeeId)
    if (steps !== 'none') await person.call('quizTaking.start', { path, body: started })
    if (steps === 'finished') await person.call('quizTaking.finish', { path, body: { device, answers: [] } })
    return { person, path }
  }
  async function marking() {
    const [taker, marker] = [await somebody(api), await somebody(api)]
    const path = await examFor(taker.employeeId, marker.employeeId)
    await taker.person.call('quizTaking.start', { path, body: started })
    const answers = [1, 2].map((slot) => ({ slot, value: slot === 1 ? ['A'] : ['Cắt điện.'], seq: slot }))
    await taker.person.call('quizTaking.finish', { path, body: { device, answers } })
    const { person } = marker
    const { questions } = (await person.call('quizMarking.questions', { path })).body.data
    const query = { question_id: questions[0]?.id ?? 0 }
    const found = (await person.call('quizMarking.answers', { path, query })).body.data.answers
    return { person, path, query, answerId: found[0]?.id ?? 0 }
  }
  const answers = [{ slot: 1, value: ['A'], seq: 1 }]
  return {
    'quizTaking.info': () => taking('none'),
    'quizTaking.start': async () => ({ ...(await taking('none')), body: started }),
    'quizTaking.takeOver': async () => ({ ...(await taking('started')), body: { device: randomUUID() } }),
    'quizTaking.answers': async () => ({ ...(await taking('started')), body: { device, answers } }),
    'quizTaking.finish': async () => ({ ...(await taking('started')), body: { device, answers } }),
    'quizTaking.results': () => taking('finished'),
    'quizMarking.questions': async () => {
      const { person, path } = await marking()
      return { person, path }
    },
    'quizMarking.answers': async () => {
      const { person, path, query } = await marking()
      return { person, path, query }
    },
    'quizMarking.mark': async () => {
      const { person, answerId } = await marking()
      return { person, path: { id: answerId }, body: { earned: 1, version: 1 } }
    },
  }
}

function meetingCalls(api: TestApi, admin: Person): OwnCalls {
  return {
    'recruitmentResults.recuse': async () => {
      const { examiners, roundId, candidates } = await interviewCampaign(api, admin, {
        examiners: 1,
        candidates: 1,
      })
      const [examiner] = examiners
      if (examiner === undefined) throw new Error('the campaign has no examiner')
      return { person: examiner.person, body: { round_id: roundId, candidate_id: candidates[0] } }
    },
    'trainingInvitations.show': () => invitedToCourse(api, admin),
  }
}

/** Somebody who is asked to come to a course. */
async function invitedToCourse(api: TestApi, admin: Person) {
  const { person, employeeId } = await somebody(api)
  const coming = { start_date: day(20), end_date: day(21), confirm_deadline: day(10) }
  const body = { name: 'An toàn xe nâng', type_id: 31, location_id: 31, ...coming }
  const path = { id: (await admin.call('trainings.store', { body })).body.data.training.id }
  await admin.call('trainingSubjects.store', { path, body: { name: 'Lý thuyết' } })
  await admin.call('trainings.open', { path, body: {} })
  await admin.call('trainingEmployees.storeBulk', { path, body: { employee_ids: [employeeId] } })
  return { person, path }
}

function linkCalls(api: TestApi, admin: Person): OwnCalls {
  const stranger = api.withToken(undefined)
  const run = (statement: string, values: unknown[]) => asOwner(api, 1, statement, values)
  let made: Promise<{ id: number; word: string; roundId: number }> | undefined
  const campaign = () => (made ??= makeCampaign())
  async function makeCampaign() {
    for (const purpose of ['processing', 'reserve'] as const) {
      const words = { content: `Tôi đồng ý, trong {days} ngày: ${purpose}.`, asks_anew: false, after: 0 }
      await admin.call('consentTexts.store', { body: { purpose, ...words } })
    }
    const open = await publishCampaign(api, 1)
    const { rows } = await run(
      `insert into recruitment_rounds (company_id, recruitment_id, name, kind, weight)
       values (1, $1, 'Phỏng vấn', 'interview', 100) returning id`,
      [open.id],
    )
    return { ...open, roundId: Number((rows[0] as { id: string }).id) }
  }
  /** An application of somebody new, by whose link he calls. */
  async function applied() {
    const { word } = await campaign()
    // Many apply here from one network.
    await api.db.superuser.query('delete from portal_attempts')
    const path = { id: word }
    const { form } = (await stranger.call('externals.form', { path })).body.data
    const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
    const phone = `09${String(70_000_000 + nextNumber())}`
    const content = { full_name: 'Lò Thị Nộp Đơn', date_of_birth: '1998-08-15', phone }
    const token = await tokenInTime(api, word)
    const { body } = await stranger.call('externals.apply', { path, body: { token, content, consents } })
    const { secret, reference } = body.data.application
    return { person: api.withToken(secret), reference, content }
  }
  /** The same of somebody who has an appointment. */
  async function invited() {
    const mine = await applied()
    const { id, roundId } = await campaign()
    const { rows } = await run(
      `with candidate as (
         update candidates set state = 'seen' where company_id = 1 and id = (
           select candidate_id from applications where company_id = 1 and reference = $1)
         returning company_id, id, applicant_id
       ), schedule as (
         insert into recruitment_schedules (company_id, recruitment_id, round_id, starts_at, ends_at, place)
         values (1, $2, $3, date_trunc('minute', now()) + interval '9 days', date_trunc('minute', now()) + interval '9 days 30 minutes', 'Kho')
         returning *
       ) insert into recruitment_schedule_candidates (company_id, schedule_id, recruitment_id, round_id, candidate_id,
           applicant_id, starts_at, ends_at)
         select 1, schedule.id, $2, $3, candidate.id, candidate.applicant_id, schedule.starts_at, schedule.ends_at
         from schedule, candidate returning schedule_id`,
      [mine.reference, id, roundId],
    )
    if (rows.length === 0) throw new Error('nobody was invited')
    const { application } = (await mine.person.call('externals.application', {})).body.data
    const [appointment] = application.appointments
    if (appointment === undefined) throw new Error('the appointment does not show')
    return { person: mine.person, appointment }
  }
  /** Who comes by the link of his letter, and the row that he answers for. */
  async function asked() {
    const { path } = await invitedToCourse(api, admin)
    const [row] = (await admin.call('trainingEmployees.list', { path })).body.data.employees
    if (row === undefined) throw new Error('nobody was invited')
    const portal = { url: '', isSaid: true }
    const links = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      linksOf({ ...transaction, portal }, [row.id]),
    )
    await api.db.superuser.query('delete from portal_attempts')
    return { person: api.withToken(links.get(row.id)?.split('/').at(-1)), id: row.id }
  }
  return {
    'externals.training': async () => ({ person: (await asked()).person }),
    'externals.answerTraining': async () => {
      const { person, id } = await asked()
      return { person, body: { id, version: 1, answer: 'confirmed' } }
    },
    'externals.application': async () => ({ person: (await applied()).person }),
    'externals.takeAway': async () => ({ person: (await applied()).person }),
    'externals.erase': async () => ({ person: (await applied()).person }),
    'externals.withdraw': async () => ({ person: (await applied()).person, body: {} }),
    'externals.withdrawConsent': async () => ({
      person: (await applied()).person,
      body: { purpose: 'reserve' },
    }),
    'externals.update': async () => {
      const { person, reference, content } = await applied()
      return { person, path: { id: reference }, body: { version: 1, content } }
    },
    'externals.answerAppointment': async () => {
      const { person, appointment } = await invited()
      const { id, starts_at } = appointment
      return { person, body: { id, starts_at, answer: 'coming' } }
    },
    'externals.calendar': async () => {
      const { person, appointment } = await invited()
      return { person, path: { id: appointment.id } }
    },
  }
}
