import type { Data, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isMailAddress } from '../../../mail/addresses.ts'
import { queueLetters } from '../../../mail/outbox.ts'
import { tell } from '../../../notices/tell.ts'
import {
  holdRecipients,
  judge,
  recipientFacts,
  type TypedValues,
  variablesIn,
} from '../emails/letter-values.ts'
import { answersTo } from '../emails/send-letters.ts'
import {
  type AppointmentFacts,
  appointmentFacts,
  eventForCandidate,
  eventForExaminer,
  placeOf,
} from './appointment-event.ts'
import { hoursOf, type Occasion, valuesOf, wordsFor } from './invitation-words.ts'
import { candidateNames, type Invited, untoldPeople } from './invited-people.ts'

type Answer = Data<'recruitmentSchedules.invitations'>
type Person = Schemas['AppointmentInvited']

/** An invitation as it is to be written, or why it is not. */
interface Judged {
  person: Invited
  held: Pick<Person, 'held_reason' | 'missing'>
  /** Null where nobody is told; it gives the mail, or null where the product alone tells. */
  send: (() => Promise<number | null>) | null
}

/**
 * Tells everybody of an appointment who has not heard how it is now: candidates by letter, examiners by mail, each with the
 * calendar's own word for it. Letters and the rows that say so are one transaction, and the caller holds the appointment: a
 * process that dies, or a second press, neither loses nor doubles one.
 * @param isLook says who would hear of it, and writes nothing
 * @throws ApiFailure 409 for an appointment that has been held, 404 and 409 for a template
 */
export async function sendInvitations(
  context: ProductContext,
  scheduleId: number,
  { email_id: emailId = null, values: typed = {} }: Schemas['AppointmentInvitations'],
  isLook: boolean,
): Promise<Answer> {
  const [facts] = await appointmentFacts(context, sql`recruitment_schedules.id = ${scheduleId}`)
  if (facts === undefined || facts.state === 'done')
    throw new ApiFailure(409, 'Buổi này đã diễn ra nên không gửi thư mời nữa.')
  const people = await untoldPeople(context, scheduleId)
  const judged = [
    ...(await judgedCandidates(context, facts, people, emailId, typed)),
    ...(await judgedExaminers(context, facts, people)),
  ]
  let sent = 0
  if (!isLook) {
    for (const { person, send } of judged) {
      const mailId = await send?.()
      if (mailId === undefined || mailId === null) continue
      await keep(context, facts, person, mailId)
      sent += 1
    }
    context.audit({ recordId: scheduleId, detail: { invitations: sent } })
  }
  return { sent, people: judged.map(({ person, held }) => shown(person, held)) }
}

function shown({ kind, id, full_name, method, was_told }: Invited, held: Judged['held']): Person {
  return { kind, id, full_name, method, was_told, ...held }
}

const willing: Judged['held'] = { held_reason: null, missing: [] }

/** Candidates by what one letter says: each occasion is a sending of its own in their files. */
async function judgedCandidates(
  context: ProductContext,
  facts: AppointmentFacts,
  people: readonly Invited[],
  emailId: number | null,
  typed: TypedValues,
): Promise<Judged[]> {
  const candidates = people.filter(({ kind }) => kind === 'candidate')
  const ids = candidates.map(({ id }) => id)
  await holdRecipients(context, ids)
  const known = new Map((await recipientFacts(context, ids, sql`true`)).map((each) => [each.id, each]))
  const judged: Judged[] = []
  for (const occasion of ['invited', 'moved', 'cancelled'] as const) {
    const concerned = candidates.filter((person) => occasionOf(person) === occasion)
    if (concerned.length === 0) continue
    const words = await wordsFor(context, occasion, emailId)
    const needed = variablesIn(words.subject, words.body)
    const sending = lazySending(context, words, concerned.length)
    for (const person of concerned) {
      const verdict = judge(known.get(person.id), needed, valuesOf(facts, typed))
      judged.push(
        'reason' in verdict
          ? { person, held: { held_reason: verdict.reason, missing: verdict.missing }, send: null }
          : {
              person,
              held: willing,
              send: async () => {
                const { sendingId, replyTo } = await sending()
                const [letter] = await queueLetters(
                  context,
                  {
                    template: 'candidate-letter',
                    cc: words.cc_addresses,
                    replyTo,
                    subject: words.subject,
                    body: words.body,
                  },
                  [
                    {
                      to: { name: person.full_name ?? '', address: verdict.address },
                      variables: verdict.values,
                      calendar: { method: methodOf(person), event: eventOf(facts, person, []) },
                    },
                  ],
                )
                const mailId = letter?.mailId ?? null
                await sql`insert into email_recipients (company_id, sending_id, candidate_id, state, mail_id, variables)
                  values (${context.companyId}, ${sendingId}, ${person.id}, 'queued', ${mailId},
                    ${JSON.stringify(verdict.values)})`.execute(context.db)
                return mailId
              },
            },
      )
    }
  }
  return judged
}

function occasionOf({ method, was_told: wasTold }: Invited): Occasion {
  if (method === 'cancel') return 'cancelled'
  return wasTold ? 'moved' : 'invited'
}

/** The sending that the letters of an occasion belong to, made with the first of them. */
function lazySending(
  context: ProductContext,
  words: Awaited<ReturnType<typeof wordsFor>>,
  total: number,
): () => Promise<{ sendingId: number; replyTo: string | null }> {
  let made: Promise<{ sendingId: number; replyTo: string | null }> | undefined
  const make = async () => {
    const { db, companyId, session } = context
    const replyTo = await answersTo(context)
    const { rows } = await sql<{ id: number }>`
      insert into email_sendings (company_id, email_id, name, subject, body, cc_addresses, reply_to, total, requested_by)
      values (${companyId}, ${words.email_id}, ${words.name}, ${words.subject}, ${words.body},
        ${words.cc_addresses}::text[], ${replyTo}, ${total}, ${session.userId})
      returning id`.execute(db)
    return { sendingId: Number(rows[0]?.id), replyTo }
  }
  return () => (made ??= make())
}

async function judgedExaminers(
  context: ProductContext,
  facts: AppointmentFacts,
  people: readonly Invited[],
): Promise<Judged[]> {
  const names = await candidateNames(context, facts.id)
  return people
    .filter(({ kind }) => kind === 'employee')
    .map((person) => {
      const { address } = person
      // Whoever is taken out learns nothing of those who came after him.
      const told = person.method === 'cancel' ? [] : names
      const name = person.full_name ?? ''
      const send = () =>
        tell(
          context,
          { reader: { employeeId: person.id }, name, address },
          {
            notice: { kind: 'interview', recordId: facts.id },
            mail: {
              template: person.method === 'cancel' ? 'interviewer-cancelled' : 'interviewer-invitation',
              variables: {
                full_name: name,
                company: facts.company,
                campaign: facts.campaign,
                round: facts.round_name,
                time: hoursOf(facts),
                place: placeOf(facts),
                candidates: told.join(', '),
                link: '/phong-van-cua-toi',
              },
              calendar: { method: methodOf(person), event: eventOf(facts, person, told) },
            },
          },
        )
      const isReached = address !== null && isMailAddress(address)
      return { person, held: isReached ? willing : { held_reason: 'no_email', missing: [] }, send }
    })
}

function methodOf({ method }: Invited): 'REQUEST' | 'CANCEL' {
  return method === 'cancel' ? 'CANCEL' : 'REQUEST'
}

/** Whoever is not asked any more loses the event, though the appointment itself may go on. */
function eventOf(facts: AppointmentFacts, { kind, method }: Invited, names: readonly string[]) {
  const event = kind === 'candidate' ? eventForCandidate(facts) : eventForExaminer(facts, names)
  return { ...event, is_cancelled: method === 'cancel' }
}

async function keep(
  { db, companyId, session }: ProductContext,
  { id: scheduleId, sequence }: AppointmentFacts,
  { kind, id, method }: Invited,
  mailId: number,
): Promise<void> {
  await sql`insert into recruitment_invitations (company_id, schedule_id, sequence, method, candidate_id, employee_id,
      mail_id, sent_by)
    values (${companyId}, ${scheduleId}, ${sequence}, ${method}, ${kind === 'candidate' ? id : null},
      ${kind === 'employee' ? id : null}, ${mailId}, ${session.userId})`.execute(db)
}
