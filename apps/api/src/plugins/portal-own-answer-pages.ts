import type { Input } from '@nhansu/sdk/contract'
import { ownAddresses, type TypedForm } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import type { ApplicationPagesOptions } from './portal-applications.ts'
import { sendFile } from '../contract/file-answer.ts'
import { typedForm } from './portal-forms.ts'
import { quiet, refuseOtherSite, send, withOwn } from './portal-own.ts'
import type { Visit } from './portal-pages.ts'

/**
 * What somebody answers on his own page: appointments and the offer of work. Pages that are opened ask; only a form that was
 * sent answers.
 * @returns registers what takes the answers, where plain forms are read
 */
export function registerAnswerPages(
  app: FastifyInstance,
  { page }: Pick<ApplicationPagesOptions, 'page'>,
): { takeForms: (apart: FastifyInstance) => void } {
  app.get(`${ownAddresses.appointment}/:id`, page(askWhyNot))
  app.get(`${ownAddresses.appointment}/:id/lich.ics`, page(sendCalendar))
  app.get(ownAddresses.offer, page(askWhyDeclined))
  app.get(ownAddresses.offerPaper, page(sendOfferPaper))
  return {
    takeForms(apart) {
      apart.post(ownAddresses.appointment, page(takeAppointment))
      apart.post(ownAddresses.offer, page(takeOffer))
    },
  }
}

const back = ({ reply }: Visit) => quiet(reply).redirect('/ho-so', 303)

function askWhyNot(visit: Visit): Promise<FastifyReply> {
  const { id } = visit.request.params as Record<string, string>
  return withOwn(visit, async (application) => {
    const appointment = application.appointments.find((each) => each.id === id && each.may_answer)
    return appointment === undefined
      ? back(visit)
      : send(visit, 200, { kind: 'declineAppointment', application, appointment, typed: {}, faults: {} })
  })
}

function sendCalendar(visit: Visit): Promise<FastifyReply> {
  const { request, reply, askFile } = visit
  const { id = '' } = request.params as Record<string, string>
  return withOwn(visit, async ({ appointments }) =>
    appointments.some((each) => each.id === id)
      ? sendFile(quiet(reply), await askFile('externals.calendar', { path: { id } }, request, reply))
      : back(visit),
  )
}

function askWhyDeclined(visit: Visit): Promise<FastifyReply> {
  return withOwn(visit, async (application) =>
    application.offer?.may_answer === true
      ? send(visit, 200, { kind: 'declineOffer', application, typed: {}, faults: {} })
      : back(visit),
  )
}

function sendOfferPaper(visit: Visit): Promise<FastifyReply> {
  const { request, reply, askFile } = visit
  return withOwn(visit, async ({ offer }) =>
    offer === null
      ? back(visit)
      : sendFile(quiet(reply), await askFile('externals.offerPaper', {}, request, reply)),
  )
}

function takeAppointment(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  refuseOtherSite(request)
  return withOwn(visit, async (application) => {
    const typed = typedForm(String(request.body))
    const id = typed['id']?.[0] ?? ''
    // The contract refuses any other word.
    const answer = typed['answer']?.[0] as Input<'externals.answerAppointment'>['body']['answer']
    const body = { id, starts_at: typed['starts_at']?.[0] ?? '', answer, ...reasonOf(typed) }
    try {
      await ask('externals.answerAppointment', { body }, request, reply)
    } catch (error) {
      const appointment = application.appointments.find((each) => each.id === id)
      const faults = faultsOf(error)
      if (appointment === undefined || faults === undefined) return refused(visit, error)
      return send(visit, 400, { kind: 'declineAppointment', application, appointment, typed, faults })
    }
    return back(visit)
  })
}

function takeOffer(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  refuseOtherSite(request)
  return withOwn(visit, async (application) => {
    const typed = typedForm(String(request.body))
    const answer = typed['answer']?.[0] as Input<'externals.answerOffer'>['body']['answer']
    const refusal = typed['refusal']?.[0] as Input<'externals.answerOffer'>['body']['refusal'] | ''
    const body = { answer, ...(refusal !== '' && refusal !== undefined && { refusal }), ...reasonOf(typed) }
    try {
      await ask('externals.answerOffer', { body }, request, reply)
    } catch (error) {
      const faults = faultsOf(error)
      if (faults === undefined) return refused(visit, error)
      return send(visit, 400, { kind: 'declineOffer', application, typed, faults })
    }
    return back(visit)
  })
}

function reasonOf(typed: TypedForm): { reason?: string } {
  const reason = typed['reason']?.[0]?.trim() ?? ''
  return reason === '' ? {} : { reason }
}

/** What is wrong with what was typed; undefined where nothing of it is. */
function faultsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 400) return undefined
  const found = Object.entries(error.detail.errors ?? {}).filter(([name]) =>
    ['reason', 'refusal'].includes(name),
  )
  return found.length === 0
    ? undefined
    : Object.fromEntries(found.map(([name, [sentence = '']]) => [name, sentence]))
}

/** One's own page as it is now, with why the answer was not taken. */
async function refused(visit: Visit, error: unknown): Promise<FastifyReply> {
  if (!(error instanceof ApiFailure) || ![400, 409].includes(error.status)) throw error
  return withOwn(visit, async (application) =>
    send(visit, error.status, { kind: 'own', application, fault: error.message }),
  )
}
