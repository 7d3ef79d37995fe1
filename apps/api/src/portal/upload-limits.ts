import type { FastifyRequest } from 'fastify'
import { ApiFailure } from '../contract/failure.ts'
import { addToNetwork, type CountingPool } from './network-counts.ts'

const megabyte = 1024 * 1024
/** Files of one network. */
const mostUploads = { kind: 'upload', count: 40, seconds: 600 } as const
/** Bytes of one network in forms with files, whether they are kept or not. */
const mostBytes = { kind: 'bytes', count: 200 * megabyte, seconds: 24 * 3600 } as const
/** What a call without a length is counted as: the two largest files. */
const unknownLength = 16 * megabyte

/** Counts a file that a stranger sends through a call of its own, before it is received. */
export function admitUpload(database: CountingPool): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await countBytes(database, request)
    await countUpload(database, request)
  }
}

/**
 * Counts the bytes of a form before they are received; what is refused counts as well.
 * @param otherwise what a form without a length is counted as
 * @throws ApiFailure 429 where one network sends more in a day than people do
 */
export async function countBytes(
  database: CountingPool,
  request: FastifyRequest,
  otherwise = unknownLength,
): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? otherwise)
  const bytes = Number.isSafeInteger(announced) && announced >= 0 ? announced : otherwise
  if ((await addToNetwork(database, request, mostBytes, bytes)) > mostBytes.count)
    throw new ApiFailure(
      429,
      'Mạng của bạn đã gửi quá nhiều tệp trong ngày. Hãy nộp hồ sơ không kèm tệp, hoặc thử lại vào ngày mai.',
      { retryAfter: 3600 },
    )
}

/**
 * Counts a file of a stranger before it is looked at.
 * @throws ApiFailure 429 where one network sends more than people do
 */
export async function countUpload(database: CountingPool, request: FastifyRequest): Promise<void> {
  if ((await addToNetwork(database, request, mostUploads, 1)) > mostUploads.count)
    throw new ApiFailure(429, 'Có quá nhiều tệp được gửi từ mạng của bạn. Hãy thử lại sau 10 phút.', {
      retryAfter: mostUploads.seconds,
    })
}
