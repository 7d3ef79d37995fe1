import type { FastifyReply, FastifyRequest } from 'fastify'
import { inCompany } from '../../db/transaction.ts'
import { writeAudit } from '../audit.ts'
import { ApiFailure } from '../failure.ts'
import type { CheckedInput } from '../input.ts'
import { type Run, runHandler } from '../run.ts'
import { byStranger, followLink } from '../run-by-link.ts'
import { Turns } from '../turns.ts'
import type { FormShape } from './form-shape.ts'
import type { FormStep, FormValues } from './read-form.ts'

/** A form that has arrived, and what is done with it. */
export interface FormWork {
  /** Its values are the body. */
  input: CheckedInput
  shape: FormShape
  values: FormValues
  steps: readonly FormStep[]
}

/** Files of strangers that are looked at and stored at once, of all of them together. */
const strangersAtOnce = new Turns(8)
/** They have one line: nobody is known by name. */
const everyStranger = 0

/** Runs the handler of a form, with what each step does around it. */
export async function runForm(
  run: Run,
  work: FormWork,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { link } = run.operation
  if (link === undefined)
    return inSteps(run, work, request, reply, request.authorized?.session.companyId ?? null)
  const { companyId } = await followLink(run.database, link, work.input, request)
  return strangersAtOnce.take(everyStranger, async () => {
    try {
      return await inSteps(run, work, request, reply, companyId)
    } catch (error) {
      // Nobody is signed in, so that the answer to a refusal finds no company to tell of it.
      if (error instanceof ApiFailure && error.detail.trail !== undefined) {
        const { operation, database } = run
        const line = { ...error.detail.trail, detail: { ...error.detail.trail.detail, ...byStranger[link] } }
        await inCompany(database, { companyId, readOnly: false }, (transaction) =>
          writeAudit(transaction, { operation, userId: null, requestId: request.id, result: 'refused' }, [
            line,
          ]),
        )
      }
      throw error
    }
  })
}

function inSteps(
  run: Run,
  { input, shape, values, steps }: FormWork,
  request: FastifyRequest,
  reply: FastifyReply,
  companyId: number | null,
): Promise<unknown> {
  const arrived = { shape, values, request, companyId }
  const all = steps.reduceRight<() => Promise<unknown>>(
    (next, step) => () => step(arrived, next),
    () => runHandler(run, input, request, reply),
  )
  return all()
}
