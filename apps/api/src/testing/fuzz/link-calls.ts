import { type CompanyTransaction, inCompany } from '../../db/transaction.ts'
import { emailCode } from '../../domains/portal/form-token.ts'
import { asOwner, publishCampaign, tokenInTime } from '../../domains/portal/testing/stranger.ts'
import { linksOf } from '../../domains/training/people/training-links.ts'
import type { Person, TestApi } from '../api.ts'
import { exampleFile } from '../example-file.ts'
import { nextNumber } from '../numbers.ts'
import { invitedToCourse, type OwnCall, type OwnCalls } from './own-people.ts'

/** The campaign that everybody here applies to, and the round that its appointments are of. */
interface Campaign {
  id: number
  word: string
  roundId: number
}

/** Somebody who has applied, and who calls by the link of his application. */
interface Applicant extends Pick<OwnCall, 'person'> {
  reference: string
  content: { full_name: string; date_of_birth: string; phone: string; email: string }
  /** The code that the mail to his address tells. */
  code: string
}

const email = 'lo.thi.nop.don@example.com'

/** How far the application of a candidate is, each by a statement about `$1`, the reference of it. */
const steps = {
  /** Agreed to, he lies in the pool for ten more days. */
  inPool: `with kept as (
      update candidates set state = 'archived', state_reason = 'Vị trí khác', ended_at = now(), archived_until = current_date + 10
      where company_id = 1 and id = (select candidate_id from applications where company_id = 1 and reference = $1)
      returning applicant_id
    ) update applicant_consents set until = current_date + 10
      where company_id = 1 and purpose = 'reserve' and applicant_id in (select applicant_id from kept) returning id`,
  /** HR wants him, and has told him so by telephone. */
  offered: `with accepted as (
      update candidates set state = 'accepted', offered_start = current_date + 30, offered_salary = 15500000, probation_days = 60
      where company_id = 1 and id = (select candidate_id from applications where company_id = 1 and reference = $1)
      returning id
    ) insert into candidate_moves (company_id, candidate_id, from_state, to_state, way)
      select 1, id, 'confirmed', 'accepted', 'phone' from accepted returning id`,
} as const

/** Good calls of who comes by a link of his own: an applicant, or whom a letter asks to a course. */
export function linkCalls(api: TestApi, admin: Person): OwnCalls {
  const stranger = api.withToken(undefined)
  const inOne = <T>(work: (transaction: CompanyTransaction) => Promise<T>) =>
    inCompany(api.db.database, { companyId: 1, readOnly: false }, work)
  /** @throws Error where it is about nobody: what was arranged would not be there */
  async function run(statement: string, values: unknown[]): Promise<{ id: number }> {
    const { rows } = await asOwner(api, 1, statement, values)
    const [row] = rows as { id: string }[]
    if (row === undefined) throw new Error(`nothing was arranged by: ${statement}`)
    return { id: Number(row.id) }
  }
  let made: Promise<Campaign> | undefined
  const campaign = () => (made ??= makeCampaign())
  async function makeCampaign(): Promise<Campaign> {
    for (const [purpose, keeping] of [
      ['processing', '{days} ngày'],
      ['reserve', '{months} tháng'],
    ])
      await run(
        `insert into consent_texts (company_id, purpose, number, content)
         select 1, $1, 1 + coalesce(max(number), 0), 'Tôi đồng ý, trong ' || $2 || '.' from consent_texts
         where company_id = 1 and purpose = $1 returning id`,
        [purpose, keeping],
      )
    const form_fields = JSON.stringify([{ field: 'email', need: 'optional', ground: null }])
    const open = await publishCampaign(api, 1, { form_fields })
    const round = await run(
      `insert into recruitment_rounds (company_id, recruitment_id, name, kind, weight)
       values (1, $1, 'Phỏng vấn', 'interview', 100) returning id`,
      [open.id],
    )
    return { ...open, roundId: round.id }
  }
  async function applied(...further: string[]): Promise<Applicant> {
    const { word } = await campaign()
    // Many apply here from one network.
    await api.db.superuser.query('delete from portal_attempts')
    const path = { id: word }
    const { form } = (await stranger.call('externals.form', { path })).body.data
    const consents = form.consents.map(({ purpose, number }) => ({ purpose, number }))
    const phone = `09${String(70_000_000 + nextNumber())}`
    const content = { full_name: 'Lò Thị Nộp Đơn', date_of_birth: '1998-08-15', phone, email }
    const token = await tokenInTime(api, word)
    const { body } = await stranger.call('externals.apply', { path, body: { token, content, consents } })
    const { secret, reference } = body.data.application
    const nonce = Buffer.from(token.split('.')[0] ?? '', 'base64url')
    const code = await inOne((transaction) => emailCode(transaction, { nonce }, email))
    for (const step of further) await run(step, [reference])
    return { person: api.withToken(secret), reference, content, code }
  }
  /** The same of somebody who has an appointment. */
  async function invited() {
    const { person, reference } = await applied()
    const { id, roundId } = await campaign()
    await run(
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
         from schedule, candidate returning schedule_id as id`,
      [reference, id, roundId],
    )
    const { application } = (await person.call('externals.application', {})).body.data
    const [appointment] = application.appointments
    if (appointment === undefined) throw new Error('the appointment does not show')
    return { person, appointment }
  }
  /** Who comes by the link of his letter, and the row that he answers for. */
  async function asked() {
    const { path } = await invitedToCourse(api, admin)
    const [row] = (await admin.call('trainingEmployees.list', { path })).body.data.employees
    if (row === undefined) throw new Error('nobody was invited')
    const portal = { url: '', isSaid: true }
    const links = await inOne((transaction) => linksOf({ ...transaction, portal }, [row.id]))
    await api.db.superuser.query('delete from portal_attempts')
    return { person: api.withToken(links.get(row.id)?.split('/').at(-1)), id: row.id }
  }
  const byLink =
    (body?: Record<string, unknown>, ...further: string[]) =>
    async (): Promise<OwnCall> => ({ person: (await applied(...further)).person, body })
  return {
    'externals.training': async () => ({ person: (await asked()).person }),
    'externals.answerTraining': async () => {
      const { person, id } = await asked()
      return { person, body: { id, version: 1, answer: 'confirmed' } }
    },
    'externals.application': byLink(),
    'externals.takeAway': byLink(),
    'externals.erase': byLink(),
    'externals.withdraw': byLink({}),
    'externals.withdrawConsent': byLink({ purpose: 'reserve' }),
    'externals.addPaper': byLink({
      paper: exampleFile({ contentMediaType: 'application/pdf', example: 'bang-cap.pdf' }),
    }),
    'externals.answerOffer': byLink({ answer: 'accepted' }, steps.offered),
    'externals.offerPaper': byLink(undefined, steps.offered),
    'externals.stay': async () => {
      const { person } = await applied(steps.inPool)
      const { application } = (await person.call('externals.application', {})).body.data
      return { person, body: { number: application.renewal?.number } }
    },
    'externals.confirmEmail': async () => {
      const { person, code } = await applied()
      return { person, body: { code } }
    },
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
