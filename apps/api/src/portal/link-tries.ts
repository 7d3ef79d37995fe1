import type { FastifyRequest } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { addToNetwork, type CountingPool, doneByNetwork } from './network-counts.ts'

const tries = { kind: 'link', seconds: 60 } as const
/** Links that lead nowhere, of one network in a minute: people mistype, and phones share addresses. */
const mostTries = 30

/**
 * Refuses a network that tries links as no person does, before its link is looked at: a right one is answered alike, so that
 * a guess tells nothing. It ends with the minute.
 * @throws ApiFailure 429
 */
export async function admitLink(pool: CountingPool, request: FastifyRequest): Promise<void> {
  if ((await doneByNetwork(pool, request, tries)) >= mostTries)
    throw new ApiFailure(
      429,
      'Mạng của bạn đã mở quá nhiều đường dẫn không đúng. Hãy thử lại sau một phút.',
      { retryAfter: tries.seconds },
    )
}

/** Counts a link that leads nowhere; who opens his own application is never counted. */
export async function countWrongLink(pool: CountingPool, request: FastifyRequest): Promise<void> {
  await addToNetwork(pool, request, tries, 1)
}
