import type { Data, Input } from '@nhansu/sdk/contract'
import { trainingAddress, trainingAddresses, type TrainingWay } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import type { ApplicationPagesOptions } from './portal-applications.ts'
import { typedForm } from './portal-forms.ts'
import { keepSecret, quiet, refuseOtherSite, secretOf, send } from './portal-own.ts'
import type { Visit } from './portal-pages.ts'

type Training = Data<'externals.training'>['training']

/**
 * The pages on which somebody who is invited to a course answers without signing in. Opening them asks; only a form that was
 * sent answers.
 * @returns registers what takes the answers, where plain forms are read
 */
export function registerTrainingPages(
  app: FastifyInstance,
  { page }: Pick<ApplicationPagesOptions, 'page'>,
): { takeForms: (apart: FastifyInstance) => void } {
  app.get(trainingAddresses.own, page(showOwn))
  app.get(trainingAddresses.refuse, page(askWhyNot))
  app.get(`${trainingAddresses.own}/:secret`, page(openOwn))
  return { takeForms: (apart) => apart.post(trainingAddresses.own, page(takeAnswer)) }
}

/** The link of a letter or a paper: its secret goes into a cookie, so that it stays in no address. */
async function openOwn(visit: Visit): Promise<FastifyReply> {
  const { secret = '' } = visit.request.params as Record<string, string>
  if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) return send(visit, 404, { kind: 'lostTraining' })
  keepSecret(visit, secret, 'dao-tao')
  return quiet(visit.reply).redirect(trainingAddress('own', wayOf(visit)), 303)
}

/** What the address says of the way that somebody came. */
function wayOf({ request }: Visit): TrainingWay {
  const { qua } = request.query as Record<string, unknown>
  return qua === 'giay' ? 'paper' : 'mail'
}

function showOwn(visit: Visit): Promise<FastifyReply> {
  return withOwn(visit, async (training) =>
    send(visit, 200, { kind: 'training', training, way: wayOf(visit) }),
  )
}

function askWhyNot(visit: Visit): Promise<FastifyReply> {
  const way = wayOf(visit)
  return withOwn(visit, async (training) =>
    training.refuse_refusal === null
      ? send(visit, 200, { kind: 'refuseTraining', training, way, typed: {}, faults: {} })
      : quiet(visit.reply).redirect(trainingAddress('own', way), 303),
  )
}

function takeAnswer(visit: Visit): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  refuseOtherSite(request)
  return withOwn(visit, async (training) => {
    const typed = typedForm(String(request.body))
    const way: TrainingWay = typed['way']?.[0] === 'paper' ? 'paper' : 'mail'
    // The contract refuses any other word.
    const answer = typed['answer']?.[0] as Input<'externals.answerTraining'>['body']['answer']
    const reason = typed['reason']?.[0]?.trim() ?? ''
    const promiseText = typed['promise_text']?.[0] ?? ''
    const body = {
      id: Number(typed['id']?.[0]),
      version: Number(typed['version']?.[0]),
      answer,
      way,
      promise: typed['promise']?.[0] === 'yes',
      ...(promiseText !== '' && { promise_text: promiseText }),
      ...(reason !== '' && { reason }),
    }
    try {
      await ask('externals.answerTraining', { body }, request, reply)
    } catch (error) {
      if (!(error instanceof ApiFailure) || ![400, 409].includes(error.status)) throw error
      const fault = error.detail.errors?.['reason']?.[0]
      if (answer === 'refused' && fault !== undefined)
        return send(visit, 400, { kind: 'refuseTraining', training, way, typed, faults: { reason: fault } })
      const words = error.detail.errors?.['promise']?.[0] ?? error.message
      return withOwn(visit, async (now) =>
        send(visit, error.status, { kind: 'training', training: now, way, fault: words }),
      )
    }
    return quiet(reply).redirect(trainingAddress('own', way), 303)
  })
}

/** Runs with the invitation that the cookie opens; where it opens none, says why in words. */
async function withOwn(visit: Visit, work: (own: Training) => Promise<FastifyReply>): Promise<FastifyReply> {
  const { request, reply, ask } = visit
  const secret = secretOf(request, 'dao-tao')
  if (secret === undefined) return send(visit, 404, { kind: 'lostTraining' })
  request.ownSecret = secret
  let training: Training
  try {
    training = (await ask('externals.training', {}, request, reply)).training
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status !== 401 && error.status !== 404)) throw error
    const words = error.status === 404 ? error.message : undefined
    return send(visit, error.status === 404 ? 410 : 404, { kind: 'lostTraining', words })
  }
  return work(training)
}
