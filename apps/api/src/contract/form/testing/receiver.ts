import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import type { ApiFailure } from '../../failure.ts'
import { type FormReading, type FormValues, withForm } from '../read-form.ts'

/** A server on a free port that only receives forms, for tests and measures of receiving itself. */
export async function formReceiver(
  reading: FormReading,
  work: (values: FormValues) => Promise<string>,
): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(multipart)
  app.setErrorHandler((error, _, reply) => reply.code((error as ApiFailure).status).send('refused'))
  app.post('/', (request) => withForm(request, reading, work))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}
